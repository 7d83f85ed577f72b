import type { Messages } from "../english";
import { archived } from "./archived";
import { commandAnswers } from "./command-answers";
import { connections } from "./connections";
import { conversationList } from "./conversation-list";
import { exportTexts } from "./export";
import { fieldLimits } from "./field-limits";
import { fileErrors } from "./file-errors";
import { held } from "./held";
import { inspector } from "./inspector";
import { library } from "./library";
import { meaning } from "./meaning";
import { memory } from "./memory";
import { mentions } from "./mentions";
import { options } from "./options";
import { page } from "./page";
import { parameters } from "./parameters";
import { popup } from "./popup";
import { presence } from "./presence";
import { presets } from "./presets";
import { programs } from "./programs";
import { recovery } from "./recovery";
import { recoveryKey } from "./recovery-key";
import { repair } from "./repair";
import { restore } from "./restore";
import { search } from "./search";
import { sections } from "./sections";
import { shortcuts } from "./shortcuts";
import { sources } from "./sources";
import { toolServers } from "./tool-servers";
import { tools } from "./tools";
import { tour } from "./tour";
import { undo } from "./undo";
import { unlisted } from "./unlisted";
import { usagePage } from "./usage-page";
import { voice } from "./voice";
import { welcome } from "./welcome";
import { words } from "./words";

/** Every text, in Portuguese. */
export const messages = {
  archived,
  commands: commandAnswers,
  connections,
  conversations: conversationList,
  export: exportTexts,
  fieldLimits,
  fileErrors,
  held,
  inspector,
  library,
  meaning,
  memory,
  mentions,
  options,
  page,
  parameters,
  popup,
  presence,
  programs,
  recovery,
  recoveryKey,
  repair,
  restore,
  search,
  sections,
  shortcuts,
  sources,
  tools,
  toolServers,
  presets,
  tour,
  undo,
  unlisted,
  usage: usagePage,
  voice,
  welcome,
  words,
} satisfies Messages;
