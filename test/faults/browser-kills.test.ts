import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import type { VaultStatus } from "../../src/contract/vault";
import type { RunningExtension } from "../browser/harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "../browser/harness/launch-with-ollama";
import { createSeededPick, pickBelow, readSeed } from "../failpoints/seeded-pick";

const KILLS = 50;
/** A new method takes about 0.4 s, most of it the key derivation; a message some 0.02 s. */
const LONGEST_WAIT_MS = 600;
const FIRST = "a first passphrase of many words";

const seed = readSeed("KILL_SEED");
const pick = createSeededPick(seed);

let profileDir: string;

beforeAll(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-kills-"));
});

afterAll(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

/** What was asked for, and whether a worker has said that it is done. */
type Deed<T> = { readonly what: T; done: boolean };

const questions: Deed<{ readonly id: string; readonly text: string }>[] = [];
const drafts: Deed<string>[] = [];
const passphrases: Deed<string>[] = [{ what: FIRST, done: true }];

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir, setUp: false });
  return { extension, page: await extension.openPage("options.html") };
}

/** Ends the browser as a crash does: nothing is closed, nothing is written any more. */
async function kill({ extension }: Session): Promise<void> {
  const browser = extension.browser.process();
  const gone = new Promise((resolve) => browser?.once("exit", resolve));
  browser?.kill("SIGKILL");
  await gone;
}

async function unlock({ extension, page }: Session): Promise<void> {
  const { state } = await extension.call(page, "vault.status", {});
  if (state === "new") {
    await extension.call(page, "vault.setUp", {
      method: { kind: "passphrase", passphrase: FIRST },
    });
    return;
  }
  expect(state).toBe("locked");
  // Any that was told to be there must open; each is tried in its turn.
  const known = passphrases.filter(({ done }) => done);
  const passphrase = pick(known, 1)[0]?.what ?? FIRST;
  await extension.call(page, "vault.unlock", { secret: { kind: "passphrase", passphrase } });
}

async function openConversation({ extension, page }: Session) {
  return extension.call(page, "conversation.open", { channel: "side-panel" });
}

async function doing<T>(list: Deed<T>[], what: T, work: () => Promise<unknown>): Promise<void> {
  const deed = { what, done: false };
  list.push(deed);
  await work();
  deed.done = true;
}

const ACTS: readonly ((session: Session, status: VaultStatus, round: number) => Promise<void>)[] = [
  async (session, _, round) => {
    const { conversation } = await openConversation(session);
    const question = { id: randomUUID(), text: `question ${round}` };
    const input = { ...question, conversationId: conversation.id };
    await doing(questions, question, () =>
      session.extension.call(session.page, "turn.send", input),
    );
  },
  async (session, _, round) => {
    const { conversation } = await openConversation(session);
    const text = `draft ${round}`;
    const input = { conversationId: conversation.id, text };
    await doing(drafts, text, () => session.extension.call(session.page, "draft.save", input));
  },
  async ({ extension, page }, { generation }, round) => {
    const passphrase = `a passphrase of round ${round}`;
    const method = { kind: "passphrase", passphrase } as const;
    const input = { generation, method };
    if (passphrases.length > 8) return;
    await doing(passphrases, passphrase, () => extension.call(page, "vault.addMethod", input));
  },
  async ({ extension, page }, { generation, sealing }) => {
    if (sealing === null) await extension.call(page, "vault.rotate", { generation });
  },
];

async function expectKept(session: Session): Promise<void> {
  const { extension, page } = session;
  const { conversation, draft } = await openConversation(session);
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages, damaged } = await extension.call(page, "message.list", input);
  expect(damaged).toEqual([]);
  const texts = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  expect(texts).toEqual([...new Set(texts)]);
  const attempted = questions.map(({ what }) => what.text);
  expect(attempted).toEqual(expect.arrayContaining(texts));
  const confirmed = questions.filter(({ done }) => done).map(({ what }) => what.text);
  expect(texts).toEqual(expect.arrayContaining(confirmed));
  expect(["", ...drafts.map(({ what }) => what)]).toContain(draft);
  const check = await extension.call(page, "vault.check", {});
  expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
}

it(`keeps what it said was kept over ${KILLS} kills of the whole browser (KILL_SEED=${seed})`, {
  timeout: 1_200_000,
}, async () => {
  for (let round = 0; round < KILLS; round += 1) {
    const session = await launch();
    await unlock(session);
    await expectKept(session);
    const status = await session.extension.call(session.page, "vault.status", {});
    const [act = async () => {}] = pick(ACTS, 1);
    const acting = act(session, status, round).catch((error: unknown) => {
      // A worker that answered, answered rightly; one that was killed cannot.
      if (error instanceof CallError) throw error;
    });
    await sleep(pickBelow(pick, LONGEST_WAIT_MS));
    await kill(session);
    await acting;
  }
  const session = await launch();
  await unlock(session);
  await expectKept(session);
  // Where nothing had been kept, nothing was shown.
  for (const deeds of [questions, drafts]) expect(deeds.some(({ done }) => done)).toBe(true);
  for (const { what: passphrase } of passphrases.filter(({ done }) => done)) {
    await session.extension.call(session.page, "vault.lock", {});
    const secret = { kind: "passphrase", passphrase } as const;
    const { state } = await session.extension.call(session.page, "vault.unlock", { secret });
    expect(state).toBe("unlocked");
  }
  await session.extension.close();
});
