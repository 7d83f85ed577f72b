import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { SCOPES } from "../../../src/domain/program";
import { grantPrograms } from "../../browser/harness/grant-hosts";
import { type BenchBrowser, launchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median, percentile95 } from "../statistics";
import type { Effort, Suite } from "../suite";

const BRIDGE = fileURLToPath(new URL("../../../bridge/confidant-mcp.mjs", import.meta.url));
const MEGABYTE = 1024 * 1024;
const N = 300;
const WARM_UP = 20;
const LARGE_MB = 10;

/** A program's call through the SDK's client, the relay, the host and the worker, and what these hold. */
export const mcpSuite: Suite = async ({ product }, effort) => {
  const root = await mkdtemp(join(tmpdir(), "cbp-"));
  const world = { HOME: join(root, "home"), CONFIDANT_MCP_DIR: join(root, "run") };
  const [extension, profile] = [join(root, "extension"), join(root, "profile")];
  await grantPrograms(extension, product);
  const { PATH = "" } = process.env;
  const install = [BRIDGE, "install", "--user-data-dir", profile];
  await promisify(execFile)(process.execPath, install, { env: { PATH, ...world } });
  const browser = await launchBrowser({ profile, env: world });
  try {
    return await measure(browser, { extension, env: { PATH, ...world }, effort });
  } finally {
    await browser.close();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
};

type Setting = {
  readonly extension: string;
  readonly env: Record<string, string>;
  readonly effort: Effort;
};

async function measure(browser: BenchBrowser, { extension, env, effort }: Setting) {
  const { welcome: page } = await loadProduct(browser, extension);
  const CONFIDANT_TOKEN = await addProgram(page);
  const client = new Client({ name: "bench", version: "1.0.0" });
  // By itself the SDK's client takes a little less than we send.
  const maxBufferSize = 64 * MEGABYTE;
  const starting = { command: process.execPath, args: [BRIDGE], maxBufferSize };
  const transport = new StdioClientTransport({ ...starting, env: { ...env, CONFIDANT_TOKEN } });
  await client.connect(transport);
  try {
    const n = effort.rounds(N);
    const samples: number[] = [];
    for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
      const ms = await timeCall(client, { action: "list" });
      if (round >= 0) samples.push(ms);
    }
    const idle = await residentMb(transport.pid);
    const host = await residentMb(await findHost(env.CONFIDANT_MCP_DIR ?? ""));
    const large = await measureLarge(client, page, effort.amount(LARGE_MB, 2));
    return [
      { name: "mcp.call.p50", value: median(samples), unit: "ms", n } as const,
      { name: "mcp.call.p95", value: percentile95(samples), unit: "ms", n } as const,
      { name: "mcp.large", value: large.mb, unit: "MB", n: 1 } as const,
      { name: "mcp.large.s", value: large.seconds, unit: "s", n: 1 } as const,
      { name: "mcp.idle.mb", value: idle, unit: "MB", n: 1 } as const,
      { name: "mcp.host.mb", value: host, unit: "MB", n: 1 } as const,
    ];
  } finally {
    await client.close();
  }
}

async function addProgram(page: BenchPage): Promise<string> {
  const { id, token } = await callProduct(page, "program.add", { name: "bench" });
  const consent = { scopes: [...SCOPES], days: null };
  await callProduct(page, "program.allow", { id, consent });
  return token;
}

async function timeCall(client: Client, args: Record<string, unknown>): Promise<number> {
  const start = performance.now();
  const result = await client.callTool({ name: "context-manage", arguments: args });
  const ms = performance.now() - start;
  if (result.isError === true) throw new Error(JSON.stringify(result.content).slice(0, 200));
  return ms;
}

/** Megabytes of one message that came whole each way, and the seconds of both. */
async function measureLarge(client: Client, page: BenchPage, mb: number) {
  const text = "x".repeat(mb * MEGABYTE);
  const start = performance.now();
  // No id is that long: who has read it whole says that there is none.
  const sent = await client.callTool({
    name: "context-manage",
    arguments: { action: "get", id: text },
  });
  if (sent.isError === true) throw new Error("the large message was refused");
  const read = await readLarge(client, page, mb);
  return { mb: read, seconds: (performance.now() - start) / 1_000 };
}

/** Megabytes of one answer: memory is the most that a program is told at once, as data and as text. */
async function readLarge(client: Client, page: BenchPage, mb: number): Promise<number> {
  const { conversation } = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = conversation;
  const schema = { kind: "text", viewport: null } as const;
  const about = {
    description: "",
    type: "working",
    permission: "ReadWrite",
    pinned: false,
  } as const;
  const text = "y".repeat(60_000);
  for (let at = 0; 2 * at * text.length < mb * MEGABYTE; at += 1) {
    const id = crypto.randomUUID();
    const fields = { ...about, label: `large ${at}`, schema };
    await callProduct(page, "block.add", { id, contextId, fields });
    await callProduct(page, "block.edit", { id, version: 1, edits: [{ op: "set-text", text }] });
  }
  const answer = await client.callTool({ name: "memory-read", arguments: { contextId } });
  if (answer.isError === true) throw new Error("the large answer was refused");
  return Math.min(mb, Math.floor(JSON.stringify(answer).length / MEGABYTE));
}

/** The process that listens: its socket is called by its number. */
async function findHost(folder: string): Promise<number | null> {
  const names = await readdir(folder);
  const pids = names.map((name) => Number.parseInt(name, 10)).filter((pid) => !Number.isNaN(pid));
  return pids.at(-1) ?? null;
}

/** Megabytes of memory that a process holds; fails where that cannot be read. */
async function residentMb(pid: number | null): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return kilobytes / 1_024;
}
