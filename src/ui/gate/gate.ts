import type { CallInput } from "../../contract/contract";
import type { VaultStatus } from "../../contract/vault";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";
import type { PageCover } from "./page-cover";
import { createAskingClient, createPresence, type Presence } from "./presence";
import { createReportingClient, type Report } from "./reporting-client";

/** What a page works with while the vault is open; thrown away whole when it is not. */
export type Session = { readonly close: () => void };

export type GateState<S extends Session> = {
  /** Null until the worker has told. */
  readonly status: VaultStatus | null;
  /** Null unless the vault is open; before the first answer it may be taken for open. */
  readonly session: S | null;
  /** Counts the sessions: what belongs to one must not go over to the next. */
  readonly round: number;
};

export type Gate<S extends Session> = {
  /** Every call and stream of the page goes through it, so that none can miss a lock. */
  readonly client: Client;
  /** The question that a call may have to ask first. */
  readonly presence: Pick<Presence, "isOpen" | "answer">;
  readonly get: () => GateState<S>;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the worker how things are and follows from now on. */
  readonly start: () => void;
  readonly ask: () => Promise<void>;
  /** The same for the person, who wants what has failed to be tried again at once. */
  readonly tryAgain: () => Promise<void>;
  /** Takes a status that another call brought. */
  readonly accept: (status: VaultStatus) => void;
  /**
   * Throws the session away before the worker has confirmed anything; none is opened until the work that
   * is to lock it has ended.
   */
  readonly blank: (locking: () => Promise<void>) => Promise<void>;
  /** Resolves once every call of the page is answered. */
  readonly settled: () => Promise<void>;
};

type Deps<S extends Session> = {
  readonly client: Client;
  readonly open: (client: Client) => S;
  /** Begin as if the vault were open: the page is whole at once where it nearly always is. */
  readonly early: boolean;
  readonly later: (run: () => void, ms: number) => void;
  /** Calls back when a lock has begun: the worker may die before it has told every page. */
  readonly onLockBegun: (listener: () => void) => void;
  readonly cover: PageCover;
};

/** What is known of the vault once a session was dropped. */
const LEFT_AFTER = { stale: { status: null }, gone: {} } as const;

/** While rows are sealed anew, or restored, the progress is asked for this often. */
const PROGRESS_MS = 1_000;

/** Decides what a page may show: keeps a session exactly as long as the vault is open. */
export function createGate<S extends Session>(deps: Deps<S>): Gate<S> {
  const presence = createPresence();
  const reporting = createReportingClient(deps.client, (report) => onReport(report));
  const client = createAskingClient(reporting, presence);
  const state = createCell<GateState<S>>({ status: null, session: null, round: 0 });
  const hidden = createHidden(deps.cover);
  const leaving = createLeaving();
  const change = (next: Partial<GateState<S>>) => {
    hidden.end();
    state.set({ ...state.get(), ...next });
  };
  const dropSession = (next: Partial<GateState<S>>) => {
    const { session } = state.get();
    // What waits for the person holds what they gave: it goes with a lock.
    if (next.status?.state !== "unlocked") presence.answer(false);
    change({ ...next, session: null });
    session?.close();
  };
  const open = (next: Partial<GateState<S>>) =>
    change({ ...next, session: deps.open(client), round: state.get().round + 1 });
  const accept = (status: VaultStatus) => hidden.settle(() => takeOn(status));
  const takeOn = (status: VaultStatus) => {
    if (isGoingOn(status)) follow();
    if (hidden.isStale() || status.state !== "unlocked") dropSession({ status });
    if (leaving.holds(status) || status.state !== "unlocked") return;
    if (state.get().session === null) open({ status });
    else change({ status });
  };
  const askFor = createQuestions(deps.client, {
    onStatus: accept,
    onFailure: (failure) => {
      if (hidden.is() || !mayPass(failure, state.get())) accept(unavailable(failure));
    },
  });
  const ask = () => askFor({});
  const follow = onceInAWhile(deps.later, ask);
  const onReport = (report: Report) => {
    // Whatever comes next, what is shown is of a vault that is closed, or of nothing that is left.
    if (report !== "doubt") hidden.stale(() => dropSession(LEFT_AFTER[report]));
    ask();
  };
  if (deps.early) open({});
  return {
    client,
    presence,
    get: state.get,
    subscribe: state.subscribe,
    start: () => askOnChange(deps, { ask, hide: () => state.get().session && hidden.begin() }),
    ask,
    tryAgain: () => askFor({ again: true }),
    accept,
    blank: (locking) => {
      dropSession({ status: null });
      return leaving.until(locking).then(ask);
    },
    settled: reporting.settled,
  };
}

type Asking = { readonly ask: () => void; readonly hide: () => void };

/** Asks now, and whenever something is told; what is shown is hidden first where that is a lock. */
function askOnChange(
  { client, onLockBegun }: Pick<Deps<Session>, "client" | "onLockBegun">,
  { ask, hide }: Asking,
): void {
  client.onVaultChange(ask);
  onLockBegun(() => {
    hide();
    ask();
  });
  ask();
}

/** Whether a lock is under way here: what is told before it is made shows nothing again. */
function createLeaving() {
  let is = false;
  return {
    holds: ({ state }: VaultStatus) => {
      if (state === "locked") is = false;
      return is;
    },
    until: async (locking: () => Promise<void>) => {
      is = true;
      await locking();
      is = false;
    },
  };
}

/** What is hidden since a lock was begun, and changes once that stands on the screen. */
function createHidden({ hide, show }: PageCover) {
  let is = false;
  let isUnseen = false;
  let isStale = false;
  let waiting: (() => void) | null = null;
  const run = (work: () => void) => {
    if (is && !isUnseen) waiting = work;
    else work();
  };
  return {
    is: () => is,
    /** Whether what it holds is gone, whatever the worker tells. */
    isStale: () => isStale,
    /** The worker answers once all is locked: nobody may read on meanwhile. */
    begin: () => {
      if (is) return;
      is = true;
      hide(() => {
        if (!is) return;
        isUnseen = true;
        waiting?.();
        waiting = null;
      });
    },
    /** Whatever the page becomes, it is what the worker has told, or holds nothing any more. */
    end: () => {
      if (is) show();
      is = isUnseen = isStale = false;
      waiting = null;
    },
    settle: run,
    stale: (drop: () => void) => {
      isStale = is;
      // What the worker has told meanwhile does it, too.
      if (waiting === null) run(drop);
    },
  };
}

type Answers = {
  readonly onStatus: (status: VaultStatus) => void;
  readonly onFailure: (failure: Failure) => void;
};

/** Asks how things are; an answer to an older question than the last says nothing any more. */
function createQuestions(client: Pick<Client, "call">, { onStatus, onFailure }: Answers) {
  let latest = 0;
  return async (input: CallInput<"vault.status">): Promise<void> => {
    latest += 1;
    const mine = latest;
    try {
      const status = await runTwice(() => client.call("vault.status", input));
      if (mine === latest) onStatus(status);
    } catch (error) {
      if (mine === latest) onFailure(toFailure(error));
    }
  };
}

/** Asks some time later, once for all that wish it until then. */
function onceInAWhile(later: Deps<Session>["later"], ask: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    later(() => {
      waiting = false;
      ask();
    }, PROGRESS_MS);
  };
}

/** Whether there is progress to be asked for; what rests tells itself when it goes on. */
function isGoingOn({ state, sealing }: VaultStatus): boolean {
  const isSealing = state === "unlocked" && sealing !== null && sealing.failure === null;
  return state === "recovering" || isSealing;
}

/** A worker that did not answer once closes nothing that is open. */
function mayPass(failure: Failure, { status, session }: GateState<Session>): boolean {
  return failure.code === "worker-gone" && status !== null && session !== null;
}

function unavailable(failure: Failure): VaultStatus {
  return {
    state: "unavailable",
    protection: "none",
    methods: [],
    generation: 0,
    sealing: null,
    retryAfter: 0,
    autoLockMinutes: null,
    failure,
    damaged: 0,
  };
}
