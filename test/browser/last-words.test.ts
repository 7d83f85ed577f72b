import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportedConversation } from "../../src/domain/imported";
import { hasText, setUpByPassphrase } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { untilText } from "./harness/memory-page";
import { openConversations } from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";

const COUNT = 2_000;
const BATCH = 200;
const PATIENCE = { timeout: 20_000 };

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER, { setUp: false });
  panel = await extension.openPanel({ gate: "new" });
  await setUpByPassphrase(panel, "seven quiet herons at dusk");
  await untilSeen(panel, "main[data-ready]");
  await fill();
}, 120_000);

afterAll(() => extension?.close());

function conversationOf(rank: number): ImportedConversation {
  const createdAt = Date.UTC(2024, 0, 1);
  const id = `c${rank}`;
  const said = { createdAt, model: "" };
  const question = { id: `q${rank}`, previous: null, role: "user", text: `Ask ${rank}` } as const;
  const answer = { id: `a${rank}`, role: "assistant", text: `Heron ${rank}` } as const;
  return {
    ...{ id, title: `About bird ${rank}`, createdAt, updatedAt: createdAt + rank * 60_000 },
    messages: [
      { ...question, ...said },
      { ...answer, previous: question.id, ...said },
    ],
    leaf: null,
    rank,
  };
}

/** Stores conversations as an import does, the last one on top of the list. */
async function fill(): Promise<void> {
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  const { contextId } = opened.conversation;
  const source = "chatgpt";
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  for (let at = 0; at < COUNT; at += BATCH) {
    const conversations = Array.from({ length: BATCH }, (_, n) => conversationOf(at + n));
    await extension.call(panel, "import.add", { contextId, source, base, conversations });
  }
}

type Held = { readonly noted: string[]; release: () => void };

/** Notes of which conversations the panel asks for the last words, and holds that and the count back. */
function deferCalls(): Promise<void> {
  return panel.evaluate(() => {
    const held: Held = { noted: [], release: () => {} };
    const released = new Promise<void>((resolve) => {
      held.release = resolve;
    });
    const send = chrome.runtime.sendMessage.bind(chrome.runtime) as (
      ...given: unknown[]
    ) => Promise<unknown>;
    Object.assign(chrome.runtime, {
      sendMessage: async (...given: unknown[]) => {
        const [message] = given as [{ type?: string; data?: { ids?: string[] } }];
        const isWords = message?.type === "conversation.lastWords";
        if (isWords) held.noted.push(...(message.data?.ids ?? []));
        if (isWords || message?.type === "conversation.count") await released;
        return send(...given);
      },
    });
    Object.assign(window, { held });
  });
}

const readRequested = () => panel.evaluate(() => (window as unknown as { held: Held }).held.noted);
const release = () => panel.evaluate(() => (window as unknown as { held: Held }).held.release());

/** The conversations whose rows can be seen, with where each row is and what its second line says. */
function readRows() {
  return panel.$$eval("[data-conversation-row]", (rows) => {
    const list = rows[0]?.closest('[role="listbox"]')?.getBoundingClientRect();
    return rows
      .map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        // In the sheet, which may still be coming in: whole pixels.
        const from = row.closest("[data-conversation-sheet]")?.getBoundingClientRect().top ?? 0;
        const offsets = [top - from, bottom - from].map(Math.round);
        const words = row.querySelector("[data-last-words]")?.textContent ?? null;
        return { id: row.getAttribute("data-conversation-row") ?? "", top, bottom, offsets, words };
      })
      .filter(({ top, bottom }) => bottom > (list?.top ?? 0) && top < (list?.bottom ?? 0));
  });
}

describe("the last words in a list of 2,000 conversations", { timeout: 120_000 }, () => {
  it("are read for the rows in view and no others, and move nothing when they come", async () => {
    await deferCalls();
    await openConversations(panel);
    await expect.poll(async () => (await readRequested()).length, PATIENCE).toBeGreaterThan(3);
    const before = await readRows();
    expect(before.length).toBeGreaterThan(3);
    expect(before.map(({ words }) => words)).toEqual(before.map(() => ""));
    await release();
    const isShown = async () => (await readRows()).every(({ words }) => words !== "");
    await expect.poll(isShown, PATIENCE).toBe(true);
    await untilText(panel, "[data-total]", "2,001");
    const rows = await readRows();
    expect(rows.map(({ offsets }) => offsets)).toEqual(before.map(({ offsets }) => offsets));
    expect(rows[0]?.words).toBe(`Heron ${COUNT - 1}`);
    const requested = await readRequested();
    const seen = new Set(rows.map(({ id }) => id));
    expect(requested.filter((id) => !seen.has(id))).toEqual([]);
    expect(requested.length).toBeLessThanOrEqual(rows.length);
  });

  it("come for what is scrolled into view", async () => {
    const before = (await readRequested()).length;
    await panel.$eval('[data-conversation-sheet] [role="listbox"]', (list) =>
      list.scrollBy(0, 900),
    );
    const first = async () => (await readRows())[1]?.words ?? "";
    await expect.poll(first, PATIENCE).toMatch(/^Heron \d+$/);
    expect((await readRequested()).length).toBeGreaterThan(before);
    await panel.$eval('[data-conversation-sheet] [role="listbox"]', (list) => list.scrollTo(0, 0));
  });

  it("are gone with a conversation that is deleted elsewhere, and from the page with the lock", async () => {
    const index = COUNT - 1;
    const list = { contextId: null, after: null, limit: 3, query: "", archived: false };
    const { conversations } = await extension.call(panel, "conversation.list", list);
    const top = conversations.find(
      ({ conversation }) => conversation.title === `About bird ${index}`,
    );
    expect(await hasText(panel, `Heron ${index}`)).toBe(true);
    const { id } = top?.conversation ?? { id: "" };
    await extension.call(panel, "conversation.purge", {
      conversationId: id,
      messages: 2,
      withoutBackup: true,
    });
    await expect.poll(() => hasText(panel, `Heron ${index}`), PATIENCE).toBe(false);
    expect(await hasText(panel, `Heron ${index - 1}`)).toBe(true);
    await extension.call(panel, "vault.lock", {});
    await expect.poll(() => hasText(panel, "Heron"), PATIENCE).toBe(false);
  });
});
