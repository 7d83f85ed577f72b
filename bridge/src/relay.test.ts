import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import {
  type FakeBrowser,
  type FakeProgram,
  kill,
  socketFolder,
  startHost,
  startRelay,
} from "../../test/fakes/bridge-processes";

const running: { readonly child: FakeBrowser["child"] }[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ child }) => kill(child)));
  await Promise.all(folders.splice(0).map((folder) => rm(`${folder}/..`, { recursive: true })));
});

function newFolder(): string {
  const folder = socketFolder();
  folders.push(folder);
  return folder;
}

async function host(folder: string, options?: Parameters<typeof startHost>[1]) {
  const browser = await startHost(folder, options);
  running.push(browser);
  return browser;
}

function relay(folder: string, token?: string): FakeProgram {
  const program = startRelay(folder, token);
  running.push(program);
  return program;
}

/** An extension that answers every request with what it was asked. */
const ECHO = {
  onMessage: (message: { readonly id?: unknown; readonly params?: unknown }, answer: unknown) => {
    if (message.id !== undefined && typeof answer === "function") {
      answer({ jsonrpc: "2.0", id: message.id, result: message.params });
    }
  },
};

const until = (program: FakeProgram, id: number | string) =>
  program.until(() => program.answers(id)[0]);

describe("a program's messages", () => {
  it("reach the extension behind its token, and the answers come back", async () => {
    const folder = newFolder();
    const browser = await host(folder, ECHO);
    const program = relay(folder, "the token");
    program.ask({ id: 1, method: "ping", params: { text: "äöü\n" } });
    expect(await until(program, 1)).toMatchObject({ result: { text: "äöü\n" } });
    expect(browser.messages[0]).toEqual({ confidant: 1, token: "the token" });
  });

  it("are joined whatever their bytes come in, and two in one piece are two", async () => {
    const folder = newFolder();
    await host(folder, ECHO);
    const program = relay(folder);
    const [one, two] = [1, 2].map((id) => JSON.stringify({ id, method: "ping", params: { id } }));
    program.write(`${one?.slice(0, 9)}`);
    await sleep(50);
    program.write(`${one?.slice(9)}\n${two}\n`);
    expect(await until(program, 1)).toMatchObject({ result: { id: 1 } });
    expect(await until(program, 2)).toMatchObject({ result: { id: 2 } });
  });

  it("of ten megabytes come whole, there and back", async () => {
    const folder = newFolder();
    await host(folder, ECHO);
    const program = relay(folder);
    const text = 'ß"\\ x'.repeat(1_700_000);
    program.ask({ id: "large", method: "ping", params: { text } });
    const answer = await until(program, "large");
    expect(answer).toEqual({ jsonrpc: "2.0", id: "large", result: { text } });
  });

  it("of two programs that use the same ids are kept apart", async () => {
    const folder = newFolder();
    await host(folder, ECHO);
    const programs = ["one", "two"].map((token) => relay(folder, token));
    for (const [at, program] of programs.entries()) {
      program.ask({ id: 1, method: "ping", params: { at } });
    }
    for (const [at, program] of programs.entries()) {
      expect(await until(program, 1)).toMatchObject({ result: { at } });
      expect(program.lines).toHaveLength(1);
    }
  });

  it("that are no JSON, no message or not ended are answered as such, and nothing is sent on", async () => {
    const folder = newFolder();
    const browser = await host(folder, ECHO);
    const program = relay(folder);
    program.write('{"jsonrpc":\n[1]\n7\n');
    program.child.stdin.end('{"jsonrpc":"2.0","id":5,"met');
    await program.until(() => (program.lines.length === 4 ? true : undefined));
    expect(program.lines.map(({ error }) => (error as { readonly code: number }).code)).toEqual([
      -32700, -32600, -32600, -32700,
    ]);
    expect(browser.messages).toEqual([]);
  });
});

describe("without a way to the extension", () => {
  it("a program without a token is told where to get one", async () => {
    const folder = newFolder();
    await host(folder, ECHO);
    const program = relay(folder, "");
    program.ask({ id: 1, method: "ping" });
    expect(await until(program, 1)).toMatchObject({ error: { data: { code: "no-token" } } });
  });

  it("one whose token the extension does not know is told so, and nothing it asks is handed on", async () => {
    const folder = newFolder();
    const browser = await host(folder, { ...ECHO, state: "unknown" });
    const program = relay(folder);
    program.ask({ id: 1, method: "ping" });
    expect(await until(program, 1)).toMatchObject({ error: { data: { code: "unknown-token" } } });
    expect(browser.messages).toEqual([{ confidant: 1, token: "a-token" }]);
  });

  it("the token is looked for in every browser that runs; one that is locked comes last", async () => {
    const folder = newFolder();
    await host(folder, { ...ECHO, state: "known" });
    await sleep(20);
    await host(folder, { ...ECHO, state: "locked" });
    await sleep(20);
    await host(folder, { ...ECHO, state: "unknown" });
    const program = relay(folder);
    program.ask({ id: 1, method: "ping", params: {} });
    expect(await until(program, 1)).toMatchObject({ result: {} });
  });

  it("a request waits for a browser that comes later", async () => {
    const folder = newFolder();
    const program = relay(folder);
    program.ask({ id: 1, method: "ping", params: {} });
    await sleep(600);
    expect(program.lines).toEqual([]);
    await host(folder, ECHO);
    expect(await until(program, 1)).toMatchObject({ result: {} });
  });
});

describe("a host that is killed in the middle of a call", () => {
  it("leaves one error for the call, and none for what was answered", async () => {
    const folder = newFolder();
    const browser = await host(folder, {
      onMessage: (message, answer) => {
        if (message.id === 1) answer({ jsonrpc: "2.0", id: 1, result: {} });
      },
    });
    const program = relay(folder);
    program.ask({ id: 1, method: "ping" });
    await until(program, 1);
    program.ask({ id: 2, method: "tools/call" });
    await browser.until(() => browser.messages.find(({ id }) => id === 2));
    await kill(browser.child);
    expect(await until(program, 2)).toMatchObject({ error: { data: { code: "stopped" } } });
    await sleep(300);
    expect(program.lines).toHaveLength(2);
  });

  it("in the middle of an answer leaves nothing of that answer", async () => {
    const folder = newFolder();
    const browser = await host(folder);
    const program = relay(folder);
    program.ask({ id: 1, method: "ping" });
    const asked = await browser.until(() => browser.messages.find(({ id }) => id === 1));
    expect(asked).toBeDefined();
    const half = Buffer.from('{"jsonrpc":"2.0","id":1,"result":{').toString("base64");
    browser.sendRaw({ type: "piece", id: 1, data: half, last: false });
    await sleep(50);
    await kill(browser.child);
    expect(await until(program, 1)).toMatchObject({ error: { data: { code: "stopped" } } });
    expect(program.lines).toHaveLength(1);
  });

  it("is followed by the next one, whose answers to the old call are not told", async () => {
    const folder = newFolder();
    const first = await host(folder);
    const program = relay(folder);
    program.ask({ id: 1, method: "ping" });
    await first.until(() => first.messages.find(({ id }) => id === 1));
    await kill(first.child);
    await until(program, 1);
    const second = await host(folder, ECHO);
    program.ask({ id: 2, method: "ping", params: {} });
    await until(program, 2);
    second.send(1, { jsonrpc: "2.0", id: 1, result: {} });
    second.send(1, { jsonrpc: "2.0", id: 2, result: {} });
    second.send(1, { jsonrpc: "2.0", method: "notifications/tools/list_changed" });
    await program.until(() => program.lines.find(({ method }) => method !== undefined));
    expect(program.answers(1)).toHaveLength(1);
    expect(program.answers(2)).toHaveLength(1);
  });
});

it("the relay and the host take no more than 60 MB each while nothing is asked", async () => {
  const folder = newFolder();
  const browser = await host(folder, ECHO);
  const program = relay(folder);
  program.ask({ id: 1, method: "ping", params: {} });
  await until(program, 1);
  for (const { child } of [browser, program]) {
    expect(residentMegabytes(child.pid ?? 0)).toBeLessThan(60);
  }
});

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
