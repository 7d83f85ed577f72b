import { type Chunk, createJoiner, toChunks } from "../../src/background/programs/chunks";
import type { ConnectNative, HostEnd, HostListener } from "../../src/platform/native-host";

type Json = Readonly<Record<string, unknown>>;

/** A connection as a program has it, on the other side of the host. */
export type FakeConnection = {
  /** All that came back, the greeting's answer first. */
  readonly lines: readonly Json[];
  readonly write: (message: unknown) => void;
  readonly ask: (method: string, params?: object) => Promise<Json>;
  readonly close: () => void;
};

/** What a browser starts for the extension; `isAllowed` tells whether the person has let it. */
export function createFakeHost({ isAllowed = true }: { isAllowed?: boolean } = {}) {
  let listener: HostListener | null = null;
  let connections = 0;
  let requests = 0;
  const world = { started: 0, closed: 0 };
  const heard = new Map<number, (piece: Chunk) => void>();
  const emit = (message: object) => listener?.onMessage(message);
  const connectNative: ConnectNative = (_name, given) => {
    if (!isAllowed) return null;
    world.started += 1;
    listener = given;
    return {
      send: (message) => {
        const piece = message as Chunk;
        if (piece.type === "piece") heard.get(piece.id)?.(piece);
      },
      close: () => {
        world.closed += 1;
        listener = null;
      },
    };
  };
  const open = (greeting?: object): FakeConnection => {
    connections += 1;
    const id = connections;
    const lines: Json[] = [];
    const join = createJoiner();
    heard.set(id, (piece) => {
      const text = join(piece);
      if (typeof text === "string") lines.push(JSON.parse(text));
    });
    const write = (message: unknown) => toChunks(id, JSON.stringify(message)).forEach(emit);
    emit({ type: "open", id });
    if (greeting !== undefined) write(greeting);
    return {
      lines,
      write,
      ask: async (method, params = {}) => {
        requests += 1;
        const requestId = requests;
        write({ jsonrpc: "2.0", id: requestId, method, params });
        return until(() => lines.find((line) => line.id === requestId));
      },
      close: () => emit({ type: "close", id }),
    };
  };
  return {
    connectNative,
    world,
    begin: () => emit({ type: "host" }),
    end: (why: HostEnd) => listener?.onEnd(why),
    emit,
    /** The id of the request that was asked last. */
    newest: () => requests,
    open,
    /** A connection that has greeted with a token and was answered. */
    greet: async (token: string) => {
      const connection = open({ confidant: 1, token });
      await until(() => connection.lines[0]);
      return connection;
    },
  };
}

/** Resolves with whatever `read` gives once that is not undefined. */
export async function until<T>(read: () => T | undefined): Promise<T> {
  for (let round = 0; round < 3_000; round += 1) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error("It did not come.");
}
