import { en } from "./en";
import { enArchived } from "./en-archived";
import { enCommandAnswers } from "./en-command-answers";
import { enConnections } from "./en-connections";
import { enConversationList } from "./en-conversation-list";
import { enExport } from "./en-export";
import { enFieldLimits } from "./en-field-limits";
import { enFileErrors } from "./en-file-errors";
import { enHeld } from "./en-held";
import { enInspector } from "./en-inspector";
import { enLibrary } from "./en-library";
import { enMeaning } from "./en-meaning";
import { enMemory } from "./en-memory";
import { enMentions } from "./en-mentions";
import { enOptions } from "./en-options";
import { enPage } from "./en-page";
import { enParameters } from "./en-parameters";
import { enPopup } from "./en-popup";
import { enPresence } from "./en-presence";
import { enPresets } from "./en-presets";
import { enPrograms } from "./en-programs";
import { enRecovery } from "./en-recovery";
import { enRecoveryKey } from "./en-recovery-key";
import { enRepair } from "./en-repair";
import { enRestore } from "./en-restore";
import { enSearch } from "./en-search";
import { enSections } from "./en-sections";
import { enShortcuts } from "./en-shortcuts";
import { enSources } from "./en-sources";
import { enToolServers } from "./en-tool-servers";
import { enTools } from "./en-tools";
import { enTour } from "./en-tour";
import { enUndo } from "./en-undo";
import { enUnlisted } from "./en-unlisted";
import { enUsagePage } from "./en-usage-page";
import { enVoice } from "./en-voice";
import { enWelcome } from "./en-welcome";
import type { Texts } from "./texts";

/** Every English text by its area; pages load the areas that they show, one by one. */
export const english = {
  archived: enArchived,
  commands: enCommandAnswers,
  connections: enConnections,
  conversations: enConversationList,
  export: enExport,
  fieldLimits: enFieldLimits,
  fileErrors: enFileErrors,
  held: enHeld,
  inspector: enInspector,
  library: enLibrary,
  meaning: enMeaning,
  memory: enMemory,
  mentions: enMentions,
  options: enOptions,
  page: enPage,
  parameters: enParameters,
  popup: enPopup,
  presence: enPresence,
  programs: enPrograms,
  recovery: enRecovery,
  recoveryKey: enRecoveryKey,
  repair: enRepair,
  restore: enRestore,
  search: enSearch,
  sections: enSections,
  shortcuts: enShortcuts,
  sources: enSources,
  toolServers: enToolServers,
  tools: enTools,
  presets: enPresets,
  tour: enTour,
  undo: enUndo,
  unlisted: enUnlisted,
  usage: enUsagePage,
  voice: enVoice,
  welcome: enWelcome,
  words: en,
};

/** What a language has to say, all of it. */
export type Messages = Texts<typeof english>;
