import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bigWork } from "./harness/big-work";
import { killBrowser } from "./harness/kill-browser";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import {
  loseOffline,
  loseOnline,
  OFFLINE,
  type Offline,
  ONLINE,
  type Online,
} from "./harness/lose-database";
import { readHeard } from "./harness/read-heard";

const isLong = process.env.FAULTS === "1";
const PATIENCE = { timeout: 60_000 };

const WORKS = ["first run", "turn", "import", "backup", "rotation", "restore", "lock", "recovery"];
const MOMENTS = ["before", "amid", "after"] as const;
type Moment = (typeof MOMENTS)[number];
type Cell = readonly [work: string, moment: Moment, method: Online | Offline];

/** One long run of them can be made of parts: `CELLS=24-48` are those before the 48th, from the 24th on. */
const [FROM = 0, TO] = process.env.CELLS?.split("-").map(Number) ?? [];
const ALL = WORKS.flatMap((work) =>
  MOMENTS.flatMap((moment) =>
    [...ONLINE, ...OFFLINE].map((method): Cell => [work, moment, method] as const),
  ),
).slice(FROM, TO);
/** What no other test of the short run does. */
const SAMPLE: readonly Cell[] = [
  ["turn", "amid", "with its manifest flipped"],
  ["recovery", "amid", "with its folder"],
];

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-matrix-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

const LOCK = { kind: "passphrase", passphrase: "seven quiet herons at dusk" } as const;

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(work: string): Promise<Session> {
  const setUp = work === "lock" ? LOCK : ({ kind: "device" } as const);
  const extension = await launchWithOllama(NO_SERVER, { profileDir, setUp });
  return { extension, page: await extension.openPage("options.html") };
}

/** Opens it where the browser's next session finds it locked. */
async function open({ extension, page }: Session): Promise<void> {
  const state = async () => (await extension.call(page, "vault.status", {})).state;
  await expect.poll(state, PATIENCE).toMatch(/^(?:un)?locked$/);
  if ((await state()) === "locked") await extension.call(page, "vault.unlock", { secret: LOCK });
}

async function say({ extension, page }: Session, said: string[], text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
  said.push(text);
}

/** Begins it; what it acknowledges is in `said`. */
async function begin(session: Session, work: string, said: string[]): Promise<void> {
  const { extension, page } = session;
  if (work === "first run") return;
  if (work === "turn") return say(session, said, "amid");
  if (work === "lock") return void (await extension.call(page, "vault.lock", {}));
  if (work === "recovery") {
    await loseOnline(page, "by the developer tools");
    return void (await readHeard(extension, page));
  }
  const works: Readonly<Record<string, () => Promise<unknown>>> = await bigWork(session);
  await works[work]?.();
}

function isOnline(method: Online | Offline): method is Online {
  return method.startsWith("by");
}

/** Takes the database away; gives the session that goes on. */
async function lose(
  session: Session,
  method: Online | Offline,
  { work, isKilled }: { readonly work: string; readonly isKilled: boolean },
): Promise<Session> {
  const { extension, page } = session;
  if (isOnline(method)) {
    await loseOnline(page, method);
    return session;
  }
  if (isKilled) await killBrowser(extension);
  else await extension.close();
  await loseOffline({ profileDir, extensionId: extension.extensionId }, method);
  return launch(work);
}

/** Everything that was acknowledged, once and in its order, and nothing damaged. */
async function expectAll(session: Session, said: readonly string[]): Promise<void> {
  const { extension, page } = session;
  await open(session);
  const there = async () => {
    const { texts, damaged } = await readHeard(extension, page);
    return { texts: texts.filter((text) => said.includes(text)), damaged };
  };
  const whole = { texts: said, damaged: [] };
  await expect.poll(() => there().catch(() => null), PATIENCE).toEqual(whole);
  const clean = { unreadable: [], mismatched: [], rewound: false };
  expect(await extension.call(page, "vault.check", {})).toMatchObject(clean);
}

it.each(isLong ? ALL : SAMPLE)(
  "keeps all that was acknowledged where the database goes: %s, %s, %s",
  async (work, moment, method) => {
    let said: string[] = [];
    let session = await launch(work);
    if (work !== "first run") {
      for (const text of ["one", "two"]) await say(session, said, text);
      await session.extension.call(session.page, "backup.make", { withKeys: false });
      await say(session, said, "three");
    }
    // It takes the journal along: what is written since the backup is gone, and told as that.
    const isCleared = method === "by the browser's clean-up";
    if (isCleared) await session.extension.call(session.page, "backup.make", { withKeys: false });
    const saved = [...said];
    const working = moment === "before" ? null : begin(session, work, said).catch(() => undefined);
    if (moment === "amid") await rest(40);
    else await working;
    session = await lose(session, method, { work, isKilled: moment === "amid" });
    await working;
    if (isCleared) said = saved;
    await open(session);
    if (moment === "before") {
      const again = () => begin(session, work, said).then(() => true);
      await expect.poll(() => again().catch(() => false), PATIENCE).toBe(true);
    }
    await expectAll(session, said);
    await say(session, said, "since");
    await expectAll(session, said);
    await session.extension.close();
  },
  120_000,
);
