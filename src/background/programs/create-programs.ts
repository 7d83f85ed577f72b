import * as z from "zod/mini";
import type { CallOutput } from "../../contract/contract";
import type { Alarms } from "../../platform/alarms";
import type { ConnectNative, HostEnd, NativeHost } from "../../platform/native-host";
import type { ServerInfo } from "../../programs/versions";
import { PROGRAMS_ALARM } from "../alarm-names";
import type { App } from "../app";
import { createJoiner, toChunks } from "./chunks";
import { createKnownPrograms, type KnownPrograms } from "./known-programs";
import { createProgramSession, type ProgramSession, type SessionDeps } from "./program-session";
import { createWaitingList, type WaitingList } from "./waiting-list";

/** As the browser knows what it starts for us; `bridge/src/names.mjs` says the same. */
const HOST_NAME = "confidant.mcp";

/** Waits before the browser is asked again for a host that has stopped. */
const AGAIN_MS = [1_000, 5_000, 30_000] as const;

type LinkState = CallOutput<"program.connect">["link"];

/** The programs of this machine that speak with us, as far as the person lets them. */
export type Programs = {
  /**
   * Connects where the person has switched that on and nothing is connected, and resolves once it is
   * known whether something answers; or ends what is connected.
   */
  readonly connect: (on: boolean) => Promise<LinkState>;
  readonly state: () => LinkState;
  readonly known: KnownPrograms;
  readonly waiting: WaitingList;
};

type Deps = {
  readonly ready: () => Promise<App>;
  readonly connectNative: ConnectNative;
  readonly alarms: Pick<Alarms, "every" | "clear">;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly info: ServerInfo;
  /** Hears whenever a page may have something else to show. */
  readonly onChange: () => void;
};

const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("host") }),
  z.object({ type: z.literal("open"), id: z.int() }),
  z.object({ type: z.literal("piece"), id: z.int(), data: z.string(), last: z.boolean() }),
  z.object({ type: z.literal("close"), id: z.int() }),
]);

/** Programs to which nothing leads yet. */
export function createPrograms(deps: Deps): Programs {
  const known = createKnownPrograms();
  const waiting = createWaitingList(deps);
  const link = createLink(deps, { ...deps, known, waiting });
  return { ...link, known, waiting };
}

function createLink(deps: Deps, sessions: SessionDeps) {
  const { connectNative, alarms, later, onChange } = deps;
  let state: LinkState = "off";
  let host: Host | null = null;
  let failures = 0;
  let callOff = () => {};
  const change = (next: LinkState): LinkState => {
    if (state !== next) {
      state = next;
      onChange();
    }
    return state;
  };
  const rest = (why: LinkState) => {
    // Else it is started once more after the person has let none connect.
    callOff();
    host = null;
    alarms.clear(PROGRAMS_ALARM);
    return change(why);
  };
  const onEnd = (why: HostEnd) => {
    if (why !== "stopped") return void rest(why);
    host = null;
    change(why);
    const wait = AGAIN_MS[failures];
    failures += 1;
    // It was asked for by somebody meanwhile, and has ended again.
    callOff();
    if (wait !== undefined) callOff = later(() => void connect(), wait);
  };
  const onHost = () => {
    failures = 0;
    // What it takes to come back after this worker has died.
    alarms.every(PROGRAMS_ALARM, 1);
    change("connected");
  };
  const connect = async (): Promise<LinkState> => {
    host ??= openHost(connectNative, sessions, { onHost, onEnd });
    if (host === null) return rest("off");
    await host.greeted;
    return state;
  };
  const connectOrEnd = async (on: boolean) => {
    if (on) return connect();
    host?.end();
    // What was asked by whoever is gone: it stands on only while programs are let in.
    sessions.waiting.settle(() => true, "declined");
    return rest("off");
  };
  return { connect: connectOrEnd, state: () => state };
}

/** A host that was asked for; `greeted` resolves once it has answered, or ended. */
type Host = { readonly greeted: Promise<void>; readonly end: () => void };
type Hearing = { readonly onHost: () => void; readonly onEnd: (why: HostEnd) => void };
type Connection = {
  readonly session: ProgramSession;
  readonly join: ReturnType<typeof createJoiner>;
};

/** Has the browser start the host; null where it may not. */
function openHost(connectNative: ConnectNative, deps: SessionDeps, on: Hearing): Host | null {
  const connections = createConnections(deps, (message) => native?.send(message));
  let greet = () => {};
  const greeted = new Promise<void>((resolve) => {
    greet = resolve;
  });
  const native: NativeHost | null = connectNative(HOST_NAME, {
    onMessage: (message) => {
      const parsed = messageSchema.safeParse(message);
      if (!parsed.success) return;
      if (parsed.data.type !== "host") return connections.take(parsed.data);
      on.onHost();
      greet();
    },
    onEnd: (why) => {
      connections.endAll();
      on.onEnd(why);
      greet();
    },
  });
  if (native === null) return null;
  const end = () => {
    connections.endAll();
    native.close();
    greet();
  };
  return { greeted, end };
}

type ToConnection = Exclude<z.infer<typeof messageSchema>, { type: "host" }>;

/** The connections of one host, each with a session of its own. */
function createConnections(deps: SessionDeps, send: (message: object) => void) {
  const byId = new Map<number, Connection>();
  const end = (id: number) => {
    byId.get(id)?.session.end();
    byId.delete(id);
  };
  return {
    take: (message: ToConnection) => {
      const { id } = message;
      if (message.type === "close") return end(id);
      if (message.type === "open") {
        const sendText = (text: string) => toChunks(id, text).forEach(send);
        byId.set(id, { session: createProgramSession(deps, sendText), join: createJoiner() });
        return;
      }
      const connection = byId.get(id);
      if (connection === undefined) return;
      const text = connection.join(message);
      if (typeof text === "string") void connection.session.take(text);
      if (text !== undefined) return;
      end(id);
      send({ type: "close", id });
    },
    endAll: () => {
      for (const id of [...byId.keys()]) end(id);
    },
  };
}
