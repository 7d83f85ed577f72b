import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ImportedConversation } from "../../src/domain/imported";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { plantTurns } from "./harness/plant-turns";
import { untilSeen } from "./harness/until-seen";

/** A few in `npm test`; all of them in `npm run test:faults`. */
const isLong = process.env.FAULTS === "1";
const CONVERSATIONS = isLong ? 10_000 : 400;
const BATCH = 100;
const TIMEOUT_MS = isLong ? 600_000 : 120_000;

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchExtension();
  page = await extension.openPage("options.html");
  await untilSeen(page, "main");
  // What embeds beside them is not what is asked here.
  await extension.call(page, "search.setEmbedder", { choice: { type: "none" } });
  await plantTurns(extension, page, [["The samovar stands in the attic", "Good to know"]]);
  // The first search begins the index.
  await vi.waitUntil(async () => (await find("samovar")).isWhole, { timeout: 20_000 });
});

afterAll(() => extension?.close());

const find = (query: string) =>
  extension.call(page, "search.find", {
    ...{ query, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 20 },
  });

function importedOf(at: number): ImportedConversation {
  const time = Date.UTC(2025, 0, 1) + at * 60_000;
  const said = { createdAt: time, model: "" };
  const head = { id: `c${at}`, title: `Imported ${at}`, createdAt: time, updatedAt: time };
  return {
    ...{ ...head, leaf: null, rank: at },
    messages: [
      { id: `c${at}-0`, previous: null, role: "user", text: `Which zither${at}x?`, ...said },
      { id: `c${at}-1`, previous: `c${at}-0`, role: "assistant", text: "That one.", ...said },
    ],
  };
}

/** Resolves with how many of them are there. */
async function importAll(): Promise<number> {
  // As many as a context may have: they do not fit beside what is there.
  const contextId = crypto.randomUUID();
  await extension.call(page, "context.create", {
    id: contextId,
    fields: { name: "Imported", systemPrompt: "You help." },
  });
  const source = "chatgpt";
  const { base } = await extension.call(page, "import.begin", { contextId, source });
  for (let at = 0; at < CONVERSATIONS; at += BATCH) {
    const conversations = Array.from({ length: BATCH }, (_, nth) => importedOf(at + nth));
    await extension.call(page, "import.add", { contextId, source, base, conversations });
  }
  return CONVERSATIONS;
}

describe("searching while conversations are imported", { timeout: TIMEOUT_MS }, () => {
  it(`answers all the time, and finds the first and the last of ${CONVERSATIONS} afterwards`, async () => {
    let isOver = false;
    const importing = importAll().finally(() => {
      isOver = true;
    });
    importing.catch(() => undefined);
    let searches = 0;
    while (!isOver) {
      expect((await find("samovar")).total).toBe(1);
      searches += 1;
    }
    expect(await importing).toBe(CONVERSATIONS);
    // More than one in a thousand: one that waits for the import to end is one in all.
    expect(searches).toBeGreaterThan(CONVERSATIONS / 1_000);
    const whole = async () => {
      const { isWhole, indexed } = await find("samovar");
      return isWhole && indexed >= 2 * CONVERSATIONS;
    };
    await expect.poll(whole, { timeout: TIMEOUT_MS }).toBe(true);
    for (const at of [0, CONVERSATIONS / 2, CONVERSATIONS - 1]) {
      expect((await find(`zither${at}x`)).total).toBe(1);
    }
  });
});
