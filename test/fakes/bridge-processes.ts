import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lineCutter } from "../../bridge/src/lines.mjs";
import { frameReader, toFrame } from "../../bridge/src/native-frames.mjs";
import { pieceJoiner, toPieces } from "../../bridge/src/pieces.mjs";

const PROGRAM = fileURLToPath(new URL("../../bridge/confidant-mcp.mjs", import.meta.url));
const ORIGIN = "chrome-extension://llnjhckdjjjjdondpjpobgaagdomemfg/";

type Json = Readonly<Record<string, unknown>>;
type HostMessage = { readonly type: string; readonly id: number } & Json;

/** What plays the extension: it answers the greeting by `state`, everything else by `onMessage`. */
export type FakeBrowser = {
  readonly child: ChildProcessWithoutNullStreams;
  /** All that the host has told, pieces joined to messages. */
  readonly received: readonly HostMessage[];
  readonly messages: readonly Json[];
  readonly send: (id: number, message: unknown) => void;
  readonly sendRaw: (message: object) => void;
  /** Resolves with whatever `read` gives once that is not undefined. */
  readonly until: <T>(read: () => T | undefined) => Promise<T>;
};

type BrowserOptions = {
  readonly state?: string;
  readonly onMessage?: (message: Json, answer: (message: unknown) => void) => void;
};

/** A folder for sockets that is this test's own; its name is short, as those of sockets must be. */
export function socketFolder(): string {
  return join(mkdtempSync(join(tmpdir(), "cb-")), "run");
}

/** Starts the host as a browser does, and resolves once programs can connect. */
export async function startHost(folder: string, options: BrowserOptions = {}) {
  const child = start([ORIGIN], { CONFIDANT_MCP_DIR: folder });
  const received: HostMessage[] = [];
  const messages: Json[] = [];
  const joiners = new Map<number, ReturnType<typeof pieceJoiner>>();
  const sendRaw = (message: object) => void child.stdin.write(toFrame(message));
  const send = (id: number, message: unknown) => {
    toPieces(id, Buffer.from(JSON.stringify(message))).forEach(sendRaw);
  };
  const onWhole = (id: number, message: Json) => {
    messages.push(message);
    if (message.confidant === 1) send(id, { confidant: 1, state: options.state ?? "known" });
    else options.onMessage?.(message, (answer) => send(id, answer));
  };
  const read = frameReader((frame) => {
    const message = frame as HostMessage & { readonly data: string; readonly last: boolean };
    received.push(message);
    if (message.type === "open") joiners.set(message.id, pieceJoiner());
    if (message.type !== "piece") return;
    const whole = joiners.get(message.id)?.(message);
    if (whole) onWhole(message.id, JSON.parse(whole.toString("utf8")));
  });
  child.stdout.on("data", read);
  const browser: FakeBrowser = { child, received, messages, send, sendRaw, until };
  await until(() => received.find(({ type }) => type === "host"));
  return browser;
}

export type FakeProgram = {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: readonly Json[];
  readonly write: (text: string) => void;
  readonly ask: (message: object) => void;
  /** The answers to one request, as many as came. */
  readonly answers: (id: number | string) => readonly Json[];
  readonly until: <T>(read: () => T | undefined) => Promise<T>;
};

/** Starts the relay as a program does that speaks MCP. */
export function startRelay(folder: string, token = "a-token"): FakeProgram {
  const child = start([], { CONFIDANT_MCP_DIR: folder, CONFIDANT_TOKEN: token });
  const lines: Json[] = [];
  const take = lineCutter({
    longest: 64 * 1024 * 1024,
    onLine: (line) => void lines.push(JSON.parse(line.toString("utf8"))),
  });
  child.stdout.on("data", take);
  const write = (text: string) => void child.stdin.write(text);
  return {
    child,
    lines,
    write,
    ask: (message) => write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`),
    answers: (id) => lines.filter((line) => line.id === id),
    until,
  };
}

/** Runs a command to its end. */
export async function runBridge(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = start(args, env);
  child.stdin.end();
  let text = "";
  child.stdout.on("data", (bytes) => {
    text += String(bytes);
  });
  const [code] = await once(child, "close");
  return { code: Number(code), text };
}

/** Ends a process at once, as a crash does, and resolves when it is gone. */
export async function kill(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { PATH, ...env } });
  child.stdin.on("error", () => undefined);
  return child;
}

async function until<T>(read: () => T | undefined): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error("It did not come.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
