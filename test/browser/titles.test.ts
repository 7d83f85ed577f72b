import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  chooseAction,
  messageIds,
  openConversations,
  say,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { readRows } from "./harness/read-rows";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const TITLE = "[data-conversation-title]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let contextId: Id;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  contextId = opened.conversation.contextId;
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function untilTitle(title: string): Promise<void> {
  const read = () => panel.$eval(TITLE, (part) => part.textContent).catch(() => "");
  await expect.poll(read, PATIENCE).toBe(title);
}

async function listTitles(): Promise<string[]> {
  const input = { contextId, after: null, limit: 50, query: "", archived: false };
  const { conversations } = await extension.call(panel, "conversation.list", input);
  return conversations.map(({ conversation }) => conversation.title);
}

describe("a conversation's title", () => {
  it("is there while the first answer is still being written", async () => {
    server.setScript("stall");
    const turn = await say(
      panel,
      "# How do **herons** sleep when it rains all night and the reeds bend?",
    );
    await untilTitle("How do herons sleep when it rains all night and the reeds…");
    await clickOnceSeen(panel, "[data-stop]");
    await untilStatus(panel, turn, "cancelled");
    expect(await listTitles()).toContain(
      "How do herons sleep when it rains all night and the reeds…",
    );
  });

  it("follows another version of the first question", async () => {
    server.setScript("reply", { text: "They do." });
    const [first = ""] = await messageIds(panel);
    await clickOnceSeen(panel, `[data-edit="${first}"]`);
    await untilSeen(panel, "[data-message-field]:focus");
    await panel.$eval("[data-message-field]", (field) => (field as HTMLTextAreaElement).select());
    await panel.keyboard.sendCharacter("How do storks sleep?");
    await panel.keyboard.press("Enter");
    await untilTitle("How do storks sleep?");
  });

  it("is the name of what is attached where nothing was written", async () => {
    const id = crypto.randomUUID();
    const at = { channel: "side-panel", contextId, temporary: false } as const;
    await extension.call(panel, "conversation.create", { id, ...at });
    const attachmentId = crypto.randomUUID();
    await extension.call(panel, "attachment.add", {
      id: attachmentId,
      conversationId: id,
      attached: { kind: "text", name: "herons.txt", text: "About herons." },
    });
    const input = { id: crypto.randomUUID(), conversationId: id, text: "" };
    await extension.call(panel, "turn.send", { ...input, attachments: [attachmentId] });
    expect(await listTitles()).toContain("herons.txt");
  });

  it("is the first words of what was imported without one", async () => {
    const source = "claude";
    const { base } = await extension.call(panel, "import.begin", { contextId, source });
    const message = {
      id: "q",
      previous: null,
      role: "user",
      text: "An imported question",
      createdAt: 1_700_000_000_000,
      model: "",
    } as const;
    const times = { createdAt: message.createdAt, updatedAt: message.createdAt };
    const one = { id: "c", title: "", ...times, messages: [message], leaf: null, rank: 0 };
    await extension.call(panel, "import.add", { contextId, source, base, conversations: [one] });
    expect(await listTitles()).toContain("An imported question");
  });

  it("is given to a temporary one, too, and no list is without names", async () => {
    await clickOnceSeen(panel, "[data-conversation-menu]");
    await clickOnceSeen(panel, '[data-action="temporary"]');
    await untilSeen(panel, '[data-storage-note="temporary"]');
    server.setScript("reply", { text: "No." });
    await untilStatus(panel, await say(panel, "Is this kept?"), "complete");
    await untilTitle("Is this kept?");
    await openConversations(panel);
    const titles = await panel.$$eval("[data-conversation-row] bdi:first-of-type", (rows) =>
      rows.map((row) => row.textContent),
    );
    expect(titles).toContain("Is this kept?");
    expect(titles).not.toContain("New conversation");
    await panel.keyboard.press("Escape");
  });

  it("is there in a talk with the guide, too", async () => {
    await extension.call(panel, "model.choose", { provider: "guide", name: "", url: null });
    await untilChosen(panel, "Built-in guide");
    await chooseAction(panel, "new");
    await untilTitle("");
    await untilStatus(panel, await say(panel, "What is kept of our talk?"), "complete");
    await untilTitle("What is kept of our talk?");
    expect(await listTitles()).toContain("What is kept of our talk?");
  });

  it("lies on the disk as sealed as what it was made from", async () => {
    const rows = await readRows(panel);
    expect(rows).toContain('"conversations"');
    // Bytes are told in hexadecimal digits.
    for (const word of ["storks", Buffer.from("storks").toString("hex")]) {
      expect(rows).not.toContain(word);
    }
  });
});
