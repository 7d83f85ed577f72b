import type { Keyring } from "../crypto/keyring";
import type { Channel } from "../domain/conversation";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import { checkStore, type StoreCheck } from "./check-store";
import { saveDraft } from "./composer-drafts";
import { createTurnStore, type TurnStore } from "./create-turn-store";
import { createGenerationMark, type LocalArea } from "./generation-mark";
import { listMessages, type MessagePage } from "./list-messages";
import { type OpenedConversation, openConversation } from "./open-conversation";
import type { Database } from "./open-database";
import { createQuarantine, type DamagedRow } from "./quarantine";
import { createRowReader } from "./row-reader";
import { rowToMessage } from "./row-to-entity";
import { createSetState } from "./set-state";
import { createSettingsStore, type SettingsStore } from "./settings-store";
import { createWriter, type StoreLocks } from "./writer";

export type StoreDeps = {
  /** Open already. */
  readonly database: Database;
  readonly keyring: Keyring;
  readonly locks: StoreLocks;
  /** What stays in the browser beside the database. */
  readonly local: LocalArea;
  readonly clock: { readonly now: () => number };
};

export type Store = {
  readonly turns: TurnStore;
  readonly settings: SettingsStore;
  readonly openConversation: (input: { readonly channel: Channel }) => Promise<OpenedConversation>;
  /** Null where there is none; `row-tampered` where it does not open. */
  readonly findMessage: (id: Id) => Promise<Message | null>;
  readonly listMessages: (input: {
    readonly conversationId: Id;
    readonly before: Id | null;
    readonly limit: number;
  }) => Promise<MessagePage>;
  readonly saveDraft: (input: {
    readonly conversationId: Id;
    readonly text: string;
  }) => Promise<void>;
  readonly check: () => Promise<StoreCheck>;
  /** Rows found damaged or missing since the store was made. */
  readonly health: () => readonly DamagedRow[];
};

/** The sealed store of one unlocked vault; dropping it and its keyring is all that locking needs. */
export function createStore({ database, keyring, locks, local, clock }: StoreDeps): Store {
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local);
  const reader = createRowReader({ database, keyring, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  const writer = createWriter({ database, keyring, state, mark, locks });
  const deps = { database, keyring, clock, quarantine, mark, reader, state, writer };
  return {
    turns: createTurnStore(deps),
    settings: createSettingsStore(deps),
    openConversation: (input) => openConversation(deps, input),
    findMessage: async (id) => {
      const opened = await reader.get("messages", id);
      return opened === null ? null : rowToMessage(opened);
    },
    listMessages: (input) => listMessages(deps, input),
    saveDraft: (input) => saveDraft(deps, input),
    check: () => checkStore(deps),
    health: quarantine.list,
  };
}
