import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import type { CallInput, CallName, CallOutput } from "../../src/contract/contract";
import { type AnswerServer, replyTo, startAnswerServer } from "../failpoints/answer-server";
import { buildFailpoints } from "../failpoints/build-failpoints";
import { type FaultBrowser, launchFaultBrowser } from "../failpoints/fault-browser";
import { createSeededPick, pickBelow, readSeed } from "../failpoints/seeded-pick";

const KILLS = 50;
const LONGEST_WAIT_MS = 250;
const PASSPHRASE = "a passphrase of many words";

const seed = readSeed("KILL_SEED");
const pick = createSeededPick(seed);

let browser: FaultBrowser;
let server: AnswerServer;

beforeAll(async () => {
  const { extensionDir } = await buildFailpoints();
  browser = await launchFaultBrowser(extensionDir);
  server = await startAnswerServer();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Asks until a worker has answered; one that is locked is unlocked first. */
async function insist<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  for (;;) {
    try {
      return await browser.call(browser.page, name, input);
    } catch (error) {
      const code = error instanceof CallError ? error.failure.code : "worker-gone";
      if (code === "locked") await unlock();
      else if (code !== "worker-gone") throw error;
    }
  }
}

async function unlock(): Promise<void> {
  const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  await insist("vault.unlock", { secret });
}

/** Changes the vault as it is now; whoever was first, a change that was seen is not made twice. */
async function change(name: "vault.rotate"): Promise<void> {
  const before = await insist("vault.status", {});
  if (before.state !== "unlocked" || before.sealing !== null) return;
  const changed = insist(name, { generation: before.generation });
  await changed.catch((error: unknown) => {
    const code = error instanceof CallError ? error.failure.code : "";
    // A worker that was killed forgets that somebody has unlocked: the next round does so again.
    expect(["conflict", "rotation-running", "reauthentication-required"]).toContain(code);
  });
}

it(`loses nothing over ${KILLS} hard stops of the worker (KILL_SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  await browser.reset();
  await insist("vault.setUp", { method: { kind: "passphrase", passphrase: PASSPHRASE } });
  const { conversation } = await insist("conversation.open", { channel: "side-panel" });
  await insist("model.choose", { provider: "ollama", name: "", url: server.url });
  const conversationId = conversation.id;
  const questions: { id: string; text: string }[] = [];
  let draft = "";
  const acts = [
    async () => {
      const question = { id: randomUUID(), text: `question ${questions.length}` };
      questions.push(question);
      await insist("turn.send", { ...question, conversationId, draft });
      draft = "";
    },
    async () => {
      const text = `draft ${pickBelow(pick, 1_000)}`;
      await insist("draft.save", { conversationId, text });
      draft = text;
    },
    () => change("vault.rotate"),
    async () => {
      await insist("vault.lock", {});
      await unlock();
    },
  ];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const [act = async () => {}] = pick(acts, 1);
    const acting = act();
    await sleep(pickBelow(pick, LONGEST_WAIT_MS));
    await browser.kill();
    await acting;
  }
  await expect
    .poll(async () => (await insist("vault.status", {})).sealing, { timeout: 60_000 })
    .toBeNull();
  expect(questions.length).toBeGreaterThan(0);
  const opened = await insist("conversation.open", { channel: "side-panel" });
  expect(opened.draft).toBe(draft);
  const page = await insist("message.list", { conversationId, before: null, limit: 200 });
  const users = page.messages.filter(({ role }) => role === "user");
  expect(users.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
  for (const { id, text } of questions) {
    const reply = page.messages.find((message) => message.id === id);
    expect(replyTo(text).startsWith(reply?.text ?? "never stored")).toBe(true);
  }
  const check = await insist("vault.check", {});
  expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
});
