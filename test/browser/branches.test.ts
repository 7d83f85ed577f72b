import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportRows } from "../failpoints/export-rows";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  messageIds,
  newTurn,
  readConversation,
  say,
  turnIds,
  untilChosen,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** Begins another conversation by its keys. */
async function begin(): Promise<void> {
  await panel.keyboard.down("Alt");
  await panel.keyboard.press("KeyN");
  await panel.keyboard.up("Alt");
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual([]);
  await untilSeen(panel, "main[data-ready]");
}

async function exchange(text: string, reply: string): Promise<string> {
  server.setScript("reply", { text: reply });
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

/** Sends another version of what stands in the open editor. */
async function sendVersion(text: string, reply: string): Promise<void> {
  const before = await turnIds(panel);
  server.setScript("reply", { text: reply });
  await panel.$eval("[data-message-field]", (field) => (field as HTMLTextAreaElement).select());
  await panel.keyboard.sendCharacter(text);
  await panel.keyboard.press("Enter");
  await untilStatus(panel, await newTurn(panel, before), "complete");
}

async function messageAt(index: number): Promise<string> {
  return (await messageIds(panel)).at(index) ?? "";
}

async function edit(index: number, text: string, reply: string): Promise<void> {
  await clickOnceSeen(panel, `[data-edit="${await messageAt(index)}"]`);
  await untilSeen(panel, "[data-message-field]");
  await sendVersion(text, reply);
}

/** Steps to the version before or after of the message in that place. */
async function step(index: number, side: "before" | "after"): Promise<void> {
  const group = `[data-branch-switch="${await messageAt(index)}"]`;
  await clickOnceSeen(panel, `${group} [data-branch="${side}"]`);
}

async function untilShown(texts: readonly string[]): Promise<void> {
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual(texts);
}

function readPosition(index: number): Promise<string> {
  return messageAt(index).then((id) =>
    panel.$eval(`[data-branch-switch="${id}"] > span`, (span) => span.textContent ?? ""),
  );
}

describe("a reply in the middle that is written anew", () => {
  const FIRST = ["Red?", "Ruby", "Blue?", "Azure", "Green?", "Moss"];
  const SECOND = ["Red?", "Crimson"];

  it("begins a branch there, and what was said behind the first comes back with it", async () => {
    const first = await exchange("Red?", "Ruby");
    await exchange("Blue?", "Azure");
    await exchange("Green?", "Moss");
    server.setScript("reply", { text: "Crimson" });
    const before = await turnIds(panel);
    await clickOnceSeen(panel, `[data-answer-again="${first}"]`);
    await untilStatus(panel, await newTurn(panel, before), "complete");
    await untilShown(SECOND);
    expect(await readPosition(1)).toBe("2/2");
    await step(1, "before");
    await untilShown(FIRST);
    await step(1, "after");
    await untilShown(SECOND);
  });

  it("has both after a worker that was stopped, and goes on where it is shown", async () => {
    await extension.killWorker();
    await panel.reload();
    await untilShown(SECOND);
    await exchange("And yellow?", "Amber");
    await untilShown([...SECOND, "And yellow?", "Amber"]);
    await step(1, "before");
    await untilShown(FIRST);
    await step(1, "after");
    await untilShown([...SECOND, "And yellow?", "Amber"]);
    await begin();
  });
});

describe("a message that is edited", () => {
  const FIRST = ["One", "Ay one", "Two", "Ay two"];
  const SECOND = ["One", "Ay one", "Two, otherwise", "Ay otherwise", "Three", "Ay three"];

  it("begins a branch, and both are as they were left when it is switched between them", async () => {
    await exchange("One", "Ay one");
    await exchange("Two", "Ay two");
    await edit(-2, "Two, otherwise", "Ay otherwise");
    await exchange("Three", "Ay three");
    await untilShown(SECOND);
    expect(await readPosition(2)).toBe("2/2");
    await step(2, "before");
    await untilShown(FIRST);
    expect(await readPosition(2)).toBe("1/2");
    await step(2, "after");
    await untilShown(SECOND);
  });

  it("keeps both branches, and the one that is shown, over a worker that was stopped", async () => {
    await step(2, "before");
    await untilShown(FIRST);
    await extension.killWorker();
    await step(2, "after");
    await untilShown(SECOND);
    await extension.killWorker();
    await panel.reload();
    await untilShown(SECOND);
    await step(2, "before");
    await untilShown(FIRST);
  });

  it("sends the model only what stands before it on its own branch", async () => {
    await step(2, "after");
    await untilShown(SECOND);
    await exchange("Four", "Ay four");
    const heard = server.requests.findLast(({ path }) => path === "/api/chat")?.body ?? "";
    expect(heard).toContain("Two, otherwise");
    expect(heard).not.toContain("Ay two");
  });

  it("goes on with the keyboard on the step that was pressed", async () => {
    await panel.focus(`[data-branch-switch="${await messageAt(2)}"] [data-branch="before"]`);
    await panel.keyboard.press("Enter");
    await untilShown(FIRST);
    await untilSeen(panel, '[data-branch="before"]:focus');
  });
});

describe("a message whose branch is left while it is edited", () => {
  const readField = () =>
    panel.$eval("[data-message-field]", (field) => (field as HTMLTextAreaElement).value);
  const untilNoField = () => panel.waitForSelector("[data-message-field]", { hidden: true });

  it("has what was typed when its branch is shown again, with the keyboard where it was", async () => {
    await clickOnceSeen(panel, `[data-edit="${await messageAt(2)}"]`);
    await untilSeen(panel, "[data-message-field]:focus");
    await panel.keyboard.sendCharacter(" and more");
    await step(2, "after");
    await untilNoField();
    await step(2, "before");
    await untilSeen(panel, "[data-message-field]");
    expect(await readField()).toBe("Two and more");
    await untilSeen(panel, '[data-branch="before"]:focus');
  });

  it("keeps no other from being edited meanwhile, and has its text when it is edited once more", async () => {
    await step(2, "after");
    await untilNoField();
    await panel.focus("[data-composer]");
    await panel.keyboard.press("ArrowUp");
    await untilSeen(panel, "[data-message-field]:focus");
    expect(await readField()).toBe("Four");
    await panel.keyboard.press("Escape");
    await untilNoField();
    await step(2, "before");
    await untilShown(["One", "Ay one", "Two", "Ay two"]);
    await clickOnceSeen(panel, `[data-edit="${await messageAt(2)}"]`);
    await untilSeen(panel, "[data-message-field]:focus");
    expect(await readField()).toBe("Two and more");
    await panel.keyboard.press("Escape");
    await untilNoField();
  });
});

describe("an answer that is asked for again", () => {
  it("stands beside the first, and either can be shown", async () => {
    await begin();
    const first = await exchange("Which bird?", "A heron.");
    server.setScript("reply", { text: "A wren." });
    await clickOnceSeen(panel, `[data-answer-again="${first}"]`);
    await untilStatus(panel, await newTurn(panel, [first]), "complete");
    await untilShown(["Which bird?", "A wren."]);
    expect(await readPosition(-1)).toBe("2/2");
    await step(-1, "before");
    await untilShown(["Which bird?", "A heron."]);
  });
});

describe("a message that is deleted", () => {
  it("is gone from the panel, from what is listed and from the rows; the others stay", async () => {
    await begin();
    await exchange("Keep me", "Kept");
    await exchange("Forget Zz4k", "Forgotten");
    await exchange("Keep me too", "Kept too");
    const id = await messageAt(2);
    await clickOnceSeen(panel, `[data-message-menu="${id}"]`);
    await clickOnceSeen(panel, '[data-action="delete"]');
    await clickOnceSeen(panel, "[data-delete-confirm]");
    const left = ["Keep me", "Kept", "Forgotten", "Keep me too", "Kept too"];
    await untilShown(left);
    const stored = await readStored(extension, panel);
    expect(stored.map(({ text }) => text)).toEqual(left);
    const rows = await exportRows(panel);
    expect(rows).toMatchObject({ summary: { type: "summary" } });
    expect(JSON.stringify(rows)).toContain("Kept too");
    expect(JSON.stringify(rows)).not.toContain("Zz4k");
  });

  it("is not told to the model any more", async () => {
    await exchange("What else?", "Nothing.");
    const heard = server.requests.findLast(({ path }) => path === "/api/chat")?.body ?? "";
    expect(heard).toContain("Keep me too");
    expect(heard).not.toContain("Zz4k");
  });
});

describe("the arrow up in an empty composer", () => {
  it("edits the last message, and Escape goes back without a change", async () => {
    await begin();
    await exchange("As it is", "So it is");
    await panel.focus("[data-composer]");
    await panel.keyboard.press("ArrowUp");
    await untilSeen(panel, "[data-message-field]:focus");
    expect(
      await panel.$eval("[data-message-field]", (field) => (field as HTMLTextAreaElement).value),
    ).toBe("As it is");
    await panel.keyboard.press("Escape");
    await untilSeen(panel, "[data-composer]:focus");
    await panel.keyboard.press("ArrowUp");
    await untilSeen(panel, "[data-message-field]:focus");
    await sendVersion("As it could be", "So it could");
    await untilShown(["As it could be", "So it could"]);
  });

  it("moves in the text where there is one", async () => {
    await writeMessage(panel, "a thought");
    await panel.keyboard.press("ArrowUp");
    expect(await panel.$("[data-message-field]")).toBe(null);
  });
});
