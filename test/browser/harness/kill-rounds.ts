import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { pickBelow } from "../../failpoints/seeded-pick";
import { killBrowser } from "./kill-browser";
import type { RunningExtension } from "./launch-extension";
import { launchWithOllama, NO_SERVER } from "./launch-with-ollama";
import { readHeard } from "./read-heard";
import type { SmallDisk } from "./small-disk";

/** What a person said, in order, and whether a worker has answered that it is kept. */
type Journal = { readonly text: string; isAcknowledged: boolean }[];

type Pick = Parameters<typeof pickBelow>[0];

type Input = {
  readonly disk: SmallDisk;
  readonly kills: number;
  /** Whether the disk is filled while messages are sent. */
  readonly fills: boolean;
  readonly pick: Pick;
};

/** A message takes some 20 ms; every eighth has a file of its own beside the database. */
const LONGEST_LIFE_MS = 900;
const LONG_TEXT = " heron".repeat(15_000);
/** So that what is read back after each start does not grow without end. */
const MOST_SAID = 20;
/** Some die of this, some go on. */
const MOST_LEFT_MB = 30;

/** Whatever the browser mends by itself after its start has this long. */
const PATIENCE = { timeout: 60_000, interval: 250 };

/**
 * Kills the whole browser again and again while messages are sent, and compares what it has after each
 * start with a journal that is kept here: everything that was acknowledged, once, in its order, and
 * nothing that was not asked. Resolves with how many messages were acknowledged.
 */
export async function killRounds({ disk, kills, fills, pick }: Input): Promise<number> {
  const journal: Journal = [];
  for (let round = 0; round < kills; round += 1) {
    const session = await start(disk);
    await expectKept(session, journal);
    const talking = talk(session, journal, { round, pick });
    if (fills) {
      await sleep(pickBelow(pick, LONGEST_LIFE_MS / 3));
      await disk.fill(pickBelow(pick, MOST_LEFT_MB) * 1_000_000);
    }
    await sleep(pickBelow(pick, LONGEST_LIFE_MS));
    await killBrowser(session.extension);
    await talking;
    await disk.empty();
  }
  const last = await start(disk);
  await expectKept(last, journal);
  const clean = { unreadable: [], mismatched: [], rewound: false };
  expect(await last.extension.call(last.page, "vault.check", {})).toMatchObject(clean);
  await last.extension.close();
  return journal.filter(({ isAcknowledged }) => isAcknowledged).length;
}

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function start({ profileDir }: SmallDisk): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  return { extension, page: await extension.openPage("options.html") };
}

/** Says one thing after the other until the browser is gone. */
async function talk(
  { extension, page }: Session,
  journal: Journal,
  { round, pick }: { readonly round: number; readonly pick: Pick },
): Promise<void> {
  try {
    const channel = "side-panel" as const;
    const { conversation } = await extension.call(page, "conversation.open", { channel });
    for (let nth = 0; nth < MOST_SAID; nth += 1) {
      const long = pickBelow(pick, 8) === 0 ? LONG_TEXT : "";
      const said = { text: `${round}, ${nth}${long}`, isAcknowledged: false };
      journal.push(said);
      const turn = { id: randomUUID(), conversationId: conversation.id, text: said.text };
      try {
        await extension.call(page, "turn.send", turn);
        said.isAcknowledged = true;
      } catch (error) {
        // A disk that is full is told; anything else is the end of the browser.
        if (!(error instanceof CallError)) throw error;
        expect(["quota-exceeded", "store-unavailable"]).toContain(error.failure.code);
      }
    }
  } catch (error) {
    if (error instanceof CallError || isAssertion(error)) throw error;
  }
}

function isAssertion(error: unknown): boolean {
  return error instanceof Error && error.name === "AssertionError";
}

async function expectKept({ extension, page }: Session, journal: Journal): Promise<void> {
  const acknowledged = journal.filter((said) => said.isAcknowledged).map(({ text }) => text);
  const lost = async () => {
    const { texts } = await readHeard(extension, page);
    const there = new Set(texts);
    return acknowledged.filter((text) => !there.has(text)).map((text) => text.slice(0, 12));
  };
  await expect.poll(lost, PATIENCE).toEqual([]);
  const { texts, damaged } = await readHeard(extension, page);
  expect(damaged).toEqual([]);
  const there = new Set(texts);
  // Each once, as they were asked: one that was never acknowledged may be there or not.
  expect(texts).toEqual(journal.map(({ text }) => text).filter((text) => there.has(text)));
}
