import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { turnBodies } from "./harness/heard";
import { closeInspector, openInspector, readPart } from "./harness/inspector-page";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { addBlock, blockCard as card, readValue, untilText } from "./harness/memory-page";
import { chooseAction, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { passIdle } from "./harness/pass-idle";
import { clickOnceSeen, closeByEscape, untilSeen } from "./harness/until-seen";

const UNDO = "[data-memory-sheet] [data-undo-act]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let contextId: Id;

/** Whom the person calls themselves is read in their words; what they live in contradicts a fact. */
const script = answerBy(({ job }) => {
  if (job === "facts") return 'city: Turin | "I live in Turin now"';
  return job === null ? "A quiet answer about boats." : "They talked.";
});

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }], script });
  extension = await launchWithOllama(new URL(server.url).port, { jobs: true });
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
  await openMemory();
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function openMemory(): Promise<void> {
  await panel.bringToFront();
  await chooseAction(panel, "memory");
  await untilSeen(panel, card("persona"));
}

async function closeMemory(): Promise<void> {
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
}

async function choose(label: string, action: string): Promise<void> {
  await clickOnceSeen(panel, `${card(label)} [data-block-menu]`);
  await clickOnceSeen(panel, `[data-action="${action}"]`);
  await untilSeen(panel, "[data-small-dialog]");
}

async function write(label: string, text: string): Promise<void> {
  await clickOnceSeen(panel, `${card(label)} [data-edit]`);
  const field = `${card(label)} textarea`;
  await untilSeen(panel, field);
  await panel.focus(field);
  await panel.keyboard.sendCharacter(text);
  await clickOnceSeen(panel, `${card(label)} [data-done]`);
  await untilSeen(panel, `${card(label)} [data-edit]`);
}

async function clear(selector: string): Promise<void> {
  await panel.focus(selector);
  await panel.$eval(selector, (field) => (field as HTMLInputElement).select());
  await panel.keyboard.press("Backspace");
}

async function setField(selector: string, text: string): Promise<void> {
  await clear(selector);
  await panel.keyboard.sendCharacter(text);
}

const cardOf = async (label: string) =>
  (await extension.call(panel, "memory.list", { contextId })).blocks.find(
    (one) => one.label === label,
  );

// One story: each test goes on where the one before has left memory.
describe("a block's menu", () => {
  it("changes its settings, and has them back by Undo", async () => {
    await choose("scratchpad", "settings");
    await setField('[data-field-name="label"]', "bench");
    await clickOnceSeen(panel, '[data-choices="permission"] input[value="Append"]');
    await clickOnceSeen(panel, '[data-choices="type"] input[value="archival"]');
    await clickOnceSeen(panel, "[data-block-form] [data-save]");
    await untilSeen(panel, card("bench"));
    expect(await cardOf("bench")).toMatchObject({ type: "archival", permission: "Append" });
    await clickOnceSeen(panel, UNDO);
    await untilSeen(panel, card("scratchpad"));
    expect(await cardOf("scratchpad")).toMatchObject({ type: "working", permission: "ReadWrite" });
  });

  it("tells what of the blocks' tokens is with every message", async () => {
    await addBlock(panel, "attic", "text");
    await write("attic", "Old words that no prompt has. ".repeat(20));
    await write("persona", "You are calm.");
    await choose("attic", "settings");
    await clickOnceSeen(panel, '[data-choices="type"] input[value="archival"]');
    await clickOnceSeen(panel, "[data-block-form] [data-save]");
    await untilText(panel, "[data-total]", "of them with every message");
    const [persona, attic] = [await cardOf("persona"), await cardOf("attic")];
    const total = await panel.$eval("[data-total]", (line) => line.textContent ?? "");
    expect(total).toContain(`${(persona?.tokens ?? 0) + (attic?.tokens ?? 0)} tokens`);
    expect(total).toContain(`${persona?.tokens} tokens of them`);
  });

  it("P-058 sets the window of a text, and Undo takes that back", async () => {
    await addBlock(panel, "verse", "text");
    await write("verse", "one\ntwo\nthree\nfour");
    await choose("verse", "layout");
    await setField('[data-count="lines"]', "2");
    await setField('[data-count="first-line"]', "2");
    await clickOnceSeen(panel, "[data-layout-form] [data-save]");
    await panel.waitForSelector("[data-small-dialog]", { hidden: true });
    await untilText(panel, `${card("verse")} [data-shown]`, "two\nthree");
    const shown = await panel.$eval(`${card("verse")} [data-shown]`, (one) => one.textContent);
    expect(shown).not.toContain("four");
    await clickOnceSeen(panel, UNDO);
    await untilText(panel, `${card("verse")} [data-shown]`, "four");
    expect(await cardOf("verse")).toMatchObject({ schema: { kind: "text", viewport: null } });
  });

  it("gives it another layout, and Undo gives the former one back with its text", async () => {
    await choose("verse", "layout");
    await clickOnceSeen(panel, '[data-choices="layout"] input[value="checklist"]');
    await clickOnceSeen(panel, "[data-layout-form] [data-save]");
    await untilText(panel, `${card("verse")} [data-shown]`, "- [ ] two");
    await clickOnceSeen(panel, UNDO);
    await panel.waitForFunction(
      (where) => document.querySelector(where)?.textContent?.startsWith("one\ntwo\nthree\nfour"),
      { polling: 50 },
      `${card("verse")} [data-shown]`,
    );
  });

  it("P-028 shares it with another context, which sees it, until that is stopped; both have their Undo", async () => {
    const fields = { name: "Harbour", systemPrompt: "You are a harbour." };
    const harbour = { id: crypto.randomUUID(), fields };
    const { context } = await extension.call(panel, "context.create", harbour);
    await choose("persona", "share");
    await untilSeen(panel, "[data-share-context]");
    await panel.select("[data-share-context]", context.id);
    await clickOnceSeen(panel, '[data-choices="share-permission"] input[value="Append"]');
    await clickOnceSeen(panel, "[data-small-dialog] [data-share]");
    const seen = async () =>
      (await extension.call(panel, "memory.list", { contextId: context.id })).shared.map(
        ({ label, share }) => `${label} ${share.permission}`,
      );
    await expect.poll(seen).toEqual(["persona Append"]);
    await clickOnceSeen(panel, UNDO);
    await expect.poll(seen).toEqual([]);
    await choose("persona", "share");
    await untilSeen(panel, "[data-share-context]");
    await panel.select("[data-share-context]", context.id);
    await clickOnceSeen(panel, "[data-small-dialog] [data-share]");
    await expect.poll(seen).toEqual(["persona ReadOnly"]);
    await choose("persona", "share");
    await clickOnceSeen(panel, `[data-share-with="${context.id}"] button`);
    await expect.poll(seen).toEqual([]);
    await clickOnceSeen(panel, UNDO);
    await expect.poll(seen).toEqual(["persona ReadOnly"]);
    // The other side has it on its page, and may let it go, too.
    await panel.select("[data-memory-context]", context.id);
    await clickOnceSeen(panel, `${card("persona")} [data-block-menu]`);
    await panel.keyboard.press("Escape");
    await untilText(panel, '[data-memory-part="blocks"]', "Shared with this context");
    await panel.select("[data-memory-context]", contextId);
    await untilSeen(panel, card("attic"));
  });

  it("clears its history once that was said twice, and the text stays", async () => {
    await choose("verse", "history");
    await untilSeen(panel, "[data-revision]");
    await clickOnceSeen(panel, "[data-clear]");
    await panel.waitForFunction(() => document.activeElement?.matches("[data-cancel]"));
    await clickOnceSeen(panel, "[data-clear-confirm]");
    await untilText(panel, "[data-history-notice]", "cleared");
    await panel.waitForSelector("[data-revision]", { hidden: true });
    await clickOnceSeen(panel, "[data-small-dialog] [data-close]");
    await untilText(panel, `${card("verse")} [data-shown]`, "one\ntwo");
  });
});

describe("a note", () => {
  it("is edited in its place, and Undo gives the former words back", async () => {
    await clickOnceSeen(panel, "[data-add-note]");
    await untilSeen(panel, '[data-note-form] [name="text"]');
    await panel.focus('[data-note-form] [name="text"]');
    await panel.keyboard.sendCharacter("Ask Ada about the boat");
    await clickOnceSeen(panel, "[data-note-form] [data-save]");
    await clickOnceSeen(panel, "[data-note] [data-edit-note]");
    await setField('[data-note-form] [name="text"]', "Ask Eve about the ferry");
    await clickOnceSeen(panel, "[data-note-form] [data-save]");
    await untilText(panel, "[data-notes]", "Ask Eve");
    await panel.waitForFunction(() => document.activeElement?.matches("[data-edit-note]"));
    await clickOnceSeen(panel, UNDO);
    await untilText(panel, "[data-notes]", "Ask Ada");
  });
});

describe("the table of facts", () => {
  it("adds one, changes its value in its place, and Undo gives the former back", async () => {
    await panel.focus('[data-add-fact] [name="key"]');
    await panel.keyboard.sendCharacter("city");
    await panel.focus('[data-add-fact] [name="value"]');
    await panel.keyboard.sendCharacter("Lisbon");
    await panel.keyboard.press("Enter");
    const value = '[data-fact="city"] textarea';
    await untilSeen(panel, value);
    await setField(value, "Porto");
    await panel.keyboard.press("Tab");
    await untilText(panel, '[data-fact="city"] [data-detail="former"]', "Lisbon");
    await panel.waitForSelector("[data-facts-wait]", { hidden: true });
    await clickOnceSeen(panel, UNDO);
    await panel.waitForFunction(
      (where) => document.querySelector<HTMLTextAreaElement>(where)?.value === "Lisbon",
      { polling: 50 },
      value,
    );
  });

  it("tells of one that waits whose words it is and what it would replace, and approves it", async () => {
    await closeMemory();
    await untilStatus(panel, await say(panel, "By the way, I live in Turin now."), "complete");
    await passIdle(extension, { panel, server, ms: 31 * 60_000 });
    // Whoever has never opened memory is told where the next conversation begins.
    expect(await panel.$("[data-facts-wait]")).toBeNull();
    await chooseAction(panel, "new");
    await untilText(panel, "[data-facts-wait]", "Facts that wait for your approval: 1");
    await clickOnceSeen(panel, "[data-facts-wait] button");
    await untilSeen(panel, card("persona"));
    const waiting = '[data-fact="city"][data-state="waiting"]';
    await untilText(panel, `${waiting} [data-detail="quote"]`, "I live in Turin now");
    await untilText(panel, `${waiting} [data-detail="replaces"]`, "Lisbon");
    await clickOnceSeen(panel, `${waiting} [data-approve]`);
    await panel.waitForSelector(waiting, { hidden: true });
    await untilText(panel, '[data-fact="city"] [data-detail="former"]', "Lisbon");
    await clickOnceSeen(panel, UNDO);
    await untilSeen(panel, waiting);
    await closeMemory();
    await untilStatus(panel, await say(panel, "What about boats?"), "complete");
  });
});

describe("the inspector", () => {
  it("has each fact and block as a part of its own, and tells what is left out", async () => {
    await openInspector(panel);
    expect(await readPart(panel, "fact-0")).toContain("city: Lisbon");
    const blocks = await panel.$$eval('[data-part^="block-"]', (parts) =>
      parts.map((part) => part.textContent ?? ""),
    );
    expect(blocks.map((text) => /“(?:persona|verse)”/.test(text))).toEqual([true, true]);
    await untilText(panel, '[data-left-out="fact-waiting"]', "city");
    await untilText(panel, '[data-left-out="block-not-told"]', "attic");
    await untilText(panel, '[data-left-out="block-empty"]', "human");
    await closeInspector(panel);
  });
});

describe("what a message says", () => {
  it("is remembered as far as it is selected", async () => {
    await panel.$eval('article[data-role="assistant"]', (article) => {
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent?.indexOf("about boats") ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + "about boats".length);
        document.getSelection()?.removeAllRanges();
        document.getSelection()?.addRange(range);
      }
    });
    await clickOnceSeen(panel, 'article[data-role="assistant"] [data-message-menu]');
    await clickOnceSeen(panel, '[data-action="remember"]');
    await untilSeen(panel, '[data-remember="note"]');
    expect(await readValue(panel, '[data-remember] [name="text"]')).toBe("about boats");
    await closeByEscape(panel, "[data-remember]");
  });

  it("/forget alone says what to do", async () => {
    await writeMessage(panel, "/forget");
    // The first chooses it in the menu, which waits for what is to be forgotten.
    await panel.keyboard.press("Enter");
    await panel.keyboard.press("Enter");
    await untilText(panel, "[data-command-card]", "/forget city");
    await untilSeen(panel, '[data-command-card] [data-known-fact="city"] [data-forget]');
    expect(turnBodies(server).at(-1)).not.toContain("/forget");
  });
});
