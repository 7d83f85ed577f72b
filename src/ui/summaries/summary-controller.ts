import type { OpenedConversation } from "../../contract/opened-conversation";
import type { ShownSummaries } from "../../contract/summary";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Summary, SummaryChange } from "../../domain/summary";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";
import {
  createSummaryEditor,
  type HeldSummary,
  type SummaryCore,
  type SummaryEditor,
} from "./summary-editor";
import { FIRST_SUMMARY_STATE, followConflict, type SummaryState, toggleId } from "./summary-state";

export type SummaryController = Pick<Cell<SummaryState>, "get" | "subscribe"> &
  SummaryEditor & {
    /** Reads them anew; what fails leaves what was read before. */
    readonly refresh: () => void;
    readonly toggle: () => void;
    /** Unfolds or folds one that was dropped. */
    readonly toggleDropped: (summary: Summary) => void;
    /** Brings the active one into view, unfolded. */
    readonly point: () => void;
    /** Tells that the mark has taken the keyboard. */
    readonly focused: () => void;
    readonly drop: (summary: Summary) => Promise<void>;
    readonly undo: (summary: Summary) => Promise<void>;
    /** Summarises now; resolves with null where there is nothing to, fails as `summary.make` does. */
    readonly make: () => Promise<Summary | null>;
  };

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly ready: () => Promise<OpenedConversation>;
  /** Called after a change made here. */
  readonly onChange: () => void;
  /** What was typed when the conversation was left before. */
  readonly held?: HeldSummary | null;
};

/** The summaries of the shown conversation: reads, changes and makes them. */
export function createSummaryController(deps: Deps): SummaryController {
  const { client, ready } = deps;
  const cell = createCell<SummaryState>(FIRST_SUMMARY_STATE);
  const put = (part: Partial<SummaryState>) => cell.set({ ...cell.get(), ...part });
  const read = createRead(deps, (shown) =>
    put({ shown, editing: followConflict(cell.get().editing, shown.active) }),
  );
  const core = { get: cell.get, put, change: createChange(deps, { get: cell.get, put, read }) };
  const { close, ...editor } = createSummaryEditor(core, deps.held);
  return {
    ...editor,
    get: cell.get,
    subscribe: cell.subscribe,
    refresh: () => {
      read();
    },
    toggle: () => put({ isOpen: !cell.get().isOpen }),
    toggleDropped: ({ id }) => put({ openDropped: toggleId(cell.get().openDropped, id) }),
    point: () => put({ isOpen: true, focusId: cell.get().shown?.active?.id ?? null }),
    focused: () => put({ focusId: null }),
    drop: async (summary) => {
      // What this means is read where the mark stands then, with the way back.
      put({ openDropped: [...cell.get().openDropped, summary.id] });
      await core.change(summary, { type: "drop" });
    },
    undo: async (summary) => {
      await core.change(summary, { type: "undo" });
    },
    make: async () => {
      const { conversation } = await ready();
      // Not asked twice: a summary costs the model's time, and this one may be under way.
      const { summary } = await client.call("summary.make", { conversationId: conversation.id });
      await read();
      deps.onChange();
      if (summary !== null) put({ isOpen: true });
      return summary;
    },
    close: () => {
      close();
      cell.close();
    },
  };
}

/**
 * A function that reads the list: only the answer to the newest question counts, and whoever asked
 * before waits for it, too.
 */
function createRead({ client, ready }: Deps, onRead: (shown: ShownSummaries) => void) {
  let newest = Promise.resolve();
  const ask = async (isNewest: () => boolean) => {
    try {
      const { conversation } = await ready();
      const input = { conversationId: conversation.id };
      const shown = await runTwice(() => client.call("summary.list", input));
      if (isNewest()) onRead(shown);
    } catch {
      // Asked again with the next turn; a vault that has closed is told by the gate.
    }
  };
  return async () => {
    const mine: Promise<void> = ask(() => newest === mine);
    newest = mine;
    for (let awaited: Promise<void> | null = null; awaited !== newest; ) {
      awaited = newest;
      await awaited;
    }
  };
}

type ChangeUse = Pick<SummaryCore, "get" | "put"> & { readonly read: () => Promise<void> };

function createChange({ client, onChange }: Deps, { get, put, read }: ChangeUse) {
  return async ({ id, version }: Summary, change: SummaryChange): Promise<Failure | null> => {
    if (get().busy) return null;
    put({ busy: true, failure: null });
    let failure: Failure | null = null;
    try {
      await runTwice(() => client.call("summary.change", { id, version, change }));
    } catch (error) {
      failure = toFailure(error);
    }
    await read();
    // An editor gives the keyboard back itself, once it is gone.
    const isDone = failure === null && change.type !== "edit";
    put({ busy: false, failure, failedId: id, focusId: isDone ? id : null });
    onChange();
    return failure;
  };
}
