import type { CallInput, CallOutput } from "../../contract/contract";
import type {
  RestorePreview,
  RestoreProgress,
  RestoreSecret,
  RestoreSource,
} from "../../contract/restore";
import { type ErrorCode, type Failure, toFailure } from "../../domain/app-error";
import type { HeldItem, HeldRef } from "../../domain/held";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import type { Incoming } from "./incoming-file";

export type RestoreMode = "merge" | "replace";
/** What goes with a restore: the wish to do without a backup first, or what a new profile asks for. */
export type RestoreOptions = Omit<CallInput<"restore.run">, "mode">;
export type RestoreStep = Omit<RestoreProgress, "stage"> & {
  readonly stage: RestoreProgress["stage"] | "copying";
};

/** Which backup: a file of the person's, or the name of one that is kept in this browser. */
export type RestoreChoice = { readonly file: File } | { readonly name: string };

export type RestoreState =
  /** `of`: the kept backup that the failure is about; null for a file, or for none. */
  | { readonly at: "ready"; readonly failure: Failure | null; readonly of: string | null }
  | { readonly at: "reading"; readonly step: RestoreStep | null }
  | { readonly at: "previewed"; readonly preview: RestorePreview; readonly failure: Failure | null }
  | { readonly at: "restoring"; readonly step: RestoreStep | null; readonly isStopping: boolean }
  | {
      readonly at: "done";
      readonly mode: RestoreMode;
      readonly intoNew: boolean;
      /** Whether the person has said that it is theirs. */
      readonly isOwn: boolean;
      readonly outcome: CallOutput<"restore.run">;
    };

export type Restorer = {
  readonly state: Pick<Cell<RestoreState>, "get" | "subscribe">;
  readonly open: (choice: RestoreChoice, secret: RestoreSecret) => Promise<void>;
  readonly run: (mode: RestoreMode, options?: RestoreOptions) => Promise<void>;
  /** Takes over what came with the backup and is off; fails as the call does. */
  readonly takeOver: (items: readonly HeldItem[]) => Promise<void>;
  /** What is kept in this browser and may be shown, with a secret also what that opens; fails as the call does. */
  readonly kept: (secret: KeptSecret | null) => Promise<CallOutput<"restore.kept">>;
  /** Leaves everything as it is, as long as nothing is switched; after the end, begins anew. */
  readonly cancel: () => void;
  /** Takes away what tells of conversations, and of what came and is off; that a restore is done stays. */
  readonly forget: () => void;
};

export type KeptSecret = NonNullable<CallInput<"restore.kept">["secret"]>;

type Deps = {
  readonly client: Pick<Client, "call" | "watch">;
  readonly incoming: Incoming;
  readonly newId: () => Id;
  /** Told when what is here may be another vault. */
  readonly onDone: () => void;
};

const READY: RestoreState = { at: "ready", failure: null, of: null };

/** After these the worker holds no preview any more that could be run; a lock's may come when all is locked. */
const GONE: readonly ErrorCode[] = [
  "locked",
  "not-found",
  "conflict",
  "backup-damaged",
  "backup-wrong-key",
  "version-unknown",
  "worker-gone",
];

/** One restore at a time: looked into first, then run, or left. */
export function createRestorer(deps: Deps): Restorer {
  const { client, incoming, onDone } = deps;
  const state = createCell<RestoreState>(READY);
  const { begin, drop, follow, take } = createAttempts(deps, state);
  const open: Restorer["open"] = async (choice, secret) => {
    if (state.get().at !== "ready") return;
    const signal = begin();
    state.set({ at: "reading", step: null });
    let source: RestoreSource | null = null;
    try {
      source = await take(choice, signal);
      follow(signal);
      const preview = await client.call("restore.preview", { source, secret });
      if (!signal.aborted) state.set({ at: "previewed", preview, failure: null });
    } catch (error) {
      // The worker clears up only what it could look into.
      if (source?.from === "file") void incoming.remove(source.id);
      if (signal.aborted) return;
      drop();
      const of = "name" in choice ? choice.name : null;
      state.set({ at: "ready", failure: toFailure(error), of });
    }
  };
  const run: Restorer["run"] = async (mode, options) => {
    const before = state.get();
    if (before.at !== "previewed") return;
    const { preview } = before;
    state.set({ at: "restoring", step: null, isStopping: false });
    follow(begin());
    try {
      const outcome = await client.call("restore.run", { mode, ...options });
      const isOwn = options?.isOwn === true;
      state.set({ at: "done", mode, intoNew: preview.intoNew, isOwn, outcome });
      begin();
      onDone();
    } catch (error) {
      state.set(afterFailure(state.get(), preview, toFailure(error)));
      if (state.get().at === "ready") drop();
    }
  };
  const cancel = () => {
    const now = state.get();
    if (now.at === "restoring") {
      // Its own end tells whether this was still in time.
      state.set({ ...now, isStopping: true });
      cancelRestore(client);
      return;
    }
    if (now.at === "reading" || now.at === "previewed") drop();
    state.set(READY);
  };
  const forget = () => {
    const now = state.get();
    if (now.at === "reading" || now.at === "previewed") cancel();
    if (now.at === "done") state.set({ ...now, outcome: { ...now.outcome, held: [] } });
  };
  return { state, open, run, cancel, forget, ...askBeside(client, state) };
}

/** What is asked before a restore and after it, and switches nothing. */
function askBeside(
  client: Deps["client"],
  state: Cell<RestoreState>,
): Pick<Restorer, "kept" | "takeOver"> {
  return {
    kept: (secret) => client.call("restore.kept", { secret }),
    takeOver: async (items) => {
      const { held } = await client.call("restore.takeOver", { items: items.map(toRef) });
      const now = state.get();
      // What was forgotten meanwhile stays so.
      if (now.at !== "done" || now.outcome.held.length === 0) return;
      state.set({ ...now, outcome: { ...now.outcome, held } });
    },
  };
}

/** What is taken in and followed for one attempt; what belongs to an earlier one has no effect. */
function createAttempts({ client, incoming, newId }: Deps, state: Cell<RestoreState>) {
  let attempt = new AbortController();
  const begin = (): AbortSignal => {
    attempt.abort();
    attempt = new AbortController();
    return attempt.signal;
  };
  const show = (step: RestoreStep | null, signal: AbortSignal) => {
    const now = state.get();
    if (signal.aborted || (now.at !== "reading" && now.at !== "restoring")) return;
    state.set({ ...now, step });
  };
  return {
    begin,
    drop: () => {
      begin();
      cancelRestore(client);
    },
    /** As long as the attempt: what is looked into is forgotten where no page watches any more. */
    follow: (signal: AbortSignal) => {
      if (signal.aborted) return;
      const stop = client.watch(
        "restore.watch",
        {},
        {
          event: ({ progress }) => show(progress, signal),
          // What it was about tells its own end.
          end: () => {},
        },
      );
      signal.addEventListener("abort", stop, { once: true });
    },
    take: async (choice: RestoreChoice, signal: AbortSignal): Promise<RestoreSource> => {
      if ("name" in choice) return { from: "kept", name: choice.name };
      const { file } = choice;
      const id = newId();
      const onProgress = (done: number) =>
        show({ stage: "copying", done, total: file.size }, signal);
      await incoming.put({ file, id, onProgress, signal });
      return { from: "file", id };
    },
  };
}

/** Why it failed, for the place where that kept backup is chosen, or none: another's row tells its own. */
export function failureBeside(state: RestoreState, name: string | null): Failure | null {
  return state.at === "ready" && (state.of === null || state.of === name) ? state.failure : null;
}

/** What names it: what it would do is the stored row's to say. */
export function toRef(item: HeldItem): HeldRef {
  return "id" in item ? { kind: item.kind, id: item.id } : { kind: item.kind };
}

/** Where a restore that failed leads: to what was looked into, or where that is gone, to the choice. */
function afterFailure(now: RestoreState, preview: RestorePreview, failure: Failure): RestoreState {
  if (now.at === "restoring" && now.isStopping) return READY;
  if (GONE.includes(failure.code)) return { at: "ready", failure, of: null };
  return { at: "previewed", preview, failure };
}

/** What cannot be asked any more is over anyway. */
function cancelRestore(client: Deps["client"]): void {
  client.call("restore.cancel", {}).catch(() => undefined);
}
