import { enArchived } from "./archived-words";
import { enCommandAnswers } from "./command-words";
import { enConnections } from "./connection-words";
import { enConversationList } from "./conversation-words";
import { en } from "./en";
import { enFieldLimits } from "./en-field-limits";
import { enFileErrors } from "./en-file-errors";
import { enExport } from "./export-words";
import { enHeld } from "./held-words";
import { enInspector } from "./inspector-words";
import { enLibrary } from "./library-words";
import { enMeaning } from "./meaning-words";
import { enMemory } from "./memory-words";
import { enMentions } from "./mention-words";
import { enOptions } from "./options-words";
import { enPage } from "./page-words";
import { enParameters } from "./parameter-words";
import { enPopup } from "./popup-words";
import { enPresence } from "./presence-words";
import { enPresets } from "./preset-words";
import { enPrograms } from "./program-words";
import { enRecoveryKey } from "./recovery-key-words";
import { enRecovery } from "./recovery-words";
import { enRepair } from "./repair-words";
import { enRestore } from "./restore-words";
import { enSearch } from "./search-words";
import { enSections } from "./section-words";
import { enShortcuts } from "./shortcut-words";
import { enSources } from "./source-words";
import type { Texts } from "./texts";
import { enToolServers } from "./tool-server-words";
import { enTools } from "./tool-words";
import { enTour } from "./tour-words";
import { enUndo } from "./undo-words";
import { enUnlisted } from "./unlisted-words";
import { enUsagePage } from "./usage-words";
import { enVoice } from "./voice-words";
import { enWelcome } from "./welcome-words";

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
