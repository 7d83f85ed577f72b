import type { CallInput } from "../../../contract/contract";
import { AppError, type Failure, toFailure } from "../../../domain/app-error";
import type { Connection } from "../../../domain/connection";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { runTwice } from "../../conversation/run-twice";
import type { HostAccess } from "./host-access";

/** What became of the newest test of a connection on this page. */
export type TestState =
  | { readonly at: "running" }
  | {
      readonly at: "done";
      readonly latencyMs: number | null;
      /** Whether the server has shown that it takes the key. */
      readonly keyTried: boolean;
      readonly failure: Failure | null;
    };

export type ControllerState = {
  /** Null until the worker has told. */
  readonly connections: readonly Connection[] | null;
  /** Why they could not be read. */
  readonly failure: Failure | null;
  readonly hidesOrigin: boolean;
  readonly tests: Readonly<Record<Id, TestState>>;
  /** The connection that has told of models for the first time: one of them is to be chosen next. */
  readonly fresh: Id | null;
};

export type ConnectionController = {
  readonly state: Pick<Cell<ControllerState>, "get" | "subscribe">;
  readonly look: () => Promise<void>;
  /** Asks a connection's server; what it says stands in the state. */
  readonly test: (id: Id) => Promise<void>;
  /** Null where leave to reach it was refused; otherwise it is tested at once. Fails as the call does. */
  readonly add: (given: CallInput<"connection.add">) => Promise<Connection | null>;
  /** As `add`; leave is asked only for another origin. */
  readonly update: (change: CallInput<"connection.update">) => Promise<Connection | null>;
  /** Removes it, to be taken back under `undo`; resolves with whether it can be. */
  readonly remove: (id: Id, undo?: Id) => Promise<boolean>;
  /**
   * Asks for leave to reach a connection's server, and tests it where that was given; resolves with
   * whether it was.
   */
  readonly allow: (id: Id) => Promise<boolean>;
  readonly hideOrigin: (on: boolean) => Promise<void>;
  /** Signing in at a server of MCP, in two steps: where, and then there, within a click. */
  readonly signIn: {
    readonly find: (id: Id) => Promise<string>;
    /** Resolves with whether the browser lets us; it is tested at once then. Fails as the calls do. */
    readonly at: (id: Id, origin: string) => Promise<boolean>;
  };
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly access: HostAccess;
  /** Shows an address in a window of the browser's until it leads back; resolves with that address. */
  readonly showSignIn?: (url: string) => Promise<string>;
};

const INITIAL_STATE: ControllerState = {
  connections: null,
  failure: null,
  hidesOrigin: false,
  tests: {},
  fresh: null,
};

/** The connections as this page knows them, and everything that is done with them. */
export function createConnectionController(deps: Deps): ConnectionController {
  const { client, access } = deps;
  const state = createCell<ControllerState>(INITIAL_STATE);
  const changes = changesOf(state);
  const { set, all, find, put } = changes;
  const look = async () => {
    try {
      set({ ...(await runTwice(() => client.call("connection.list", {}))), failure: null });
    } catch (error) {
      set({ failure: toFailure(error) });
    }
  };
  const { test, testAnew } = createTests(client, changes);
  return {
    state,
    look,
    test,
    add: async (given) => {
      if (!(await access.request(given.url))) return null;
      const connection = await client.call("connection.add", given);
      put(connection);
      void testAnew(connection.id);
      return connection;
    },
    update: async (change) => {
      if (change.url !== undefined && !(await access.request(change.url))) return null;
      const connection = await client.call("connection.update", change);
      put(connection);
      // Others that lead to the same server have that answer now.
      if (change.hidesOrigin !== undefined) await look();
      void testAnew(connection.id);
      return connection;
    },
    remove: async (id, undo) => {
      const { canUndo = false } = await client.call("connection.remove", { id, undo });
      set({ connections: all().filter((one) => one.id !== id) });
      return canUndo;
    },
    allow: async (id) => {
      const connection = find(id);
      if (connection === undefined) return true;
      if (!(await access.request(connection.url))) return false;
      await testAnew(id);
      return true;
    },
    hideOrigin: async (on) => {
      set(await client.call("connection.hideOrigin", { on }));
      await look();
    },
    signIn: createSignIn(deps, async (connection) => {
      put(connection);
      await testAnew(connection.id);
    }),
  };
}

function createSignIn(
  deps: Deps,
  onSignedIn: (connection: Connection) => Promise<void>,
): ConnectionController["signIn"] {
  const { client, access } = deps;
  return {
    find: async (id) => (await runTwice(() => client.call("connection.signIn", { id }))).origin,
    at: async (id, origin) => {
      if (!(await access.requestSignIn(origin))) return false;
      await onSignedIn(await signInAt(deps, id, origin));
      return true;
    },
  };
}

/** The connection once the person has signed in; fails where they have closed the window. */
async function signInAt({ client, showSignIn }: Deps, id: Id, origin: string): Promise<Connection> {
  const { url, signIn } = await client.call("connection.signInBegin", { id, origin });
  const answer = await showSignIn?.(url);
  if (answer === undefined) throw new AppError("internal");
  return client.call("connection.signInEnd", { id, signIn, answer });
}

function changesOf(state: Cell<ControllerState>) {
  const set = (change: Partial<ControllerState>) => state.set({ ...state.get(), ...change });
  const all = () => state.get().connections ?? [];
  const find = (id: Id) => all().find((one) => one.id === id);
  return {
    set,
    all,
    find,
    put: (connection: Connection) => {
      const isKnown = find(connection.id) !== undefined;
      const next = all().map((one) => (one.id === connection.id ? connection : one));
      set({ connections: isKnown ? next : [...next, connection] });
    },
    isTesting: (id: Id) => state.get().tests[id]?.at === "running",
    setTest: (id: Id, test: TestState) => set({ tests: { ...state.get().tests, [id]: test } }),
  };
}

/** Tests of connections, one at a time; what a change has outdated tells nothing any more. */
function createTests(
  client: Deps["client"],
  { set, find, put, isTesting, setTest }: ReturnType<typeof changesOf>,
) {
  const newest = new Map<Id, symbol>();
  const testAnew = async (id: Id) => {
    const own = Symbol(id);
    newest.set(id, own);
    const isNewest = () => newest.get(id) === own;
    setTest(id, { at: "running" });
    const isFirst = find(id)?.listedAt === null;
    try {
      const { connection, ...outcome } = await runTwice(() =>
        client.call("connection.test", { id }),
      );
      if (!isNewest()) return;
      put(connection);
      if (isFirst && outcome.failure === null && connection.models.length > 0) set({ fresh: id });
      setTest(id, { at: "done", ...outcome });
    } catch (error) {
      const outcome = { latencyMs: null, keyTried: false, failure: toFailure(error) };
      if (isNewest()) setTest(id, { at: "done", ...outcome });
    }
  };
  return { testAnew, test: async (id: Id) => (isTesting(id) ? undefined : testAnew(id)) };
}
