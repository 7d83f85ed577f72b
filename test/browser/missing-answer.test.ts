import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import type { ImportedMessage } from "../../src/domain/imported";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  messageIds,
  openConversations,
  readConversation,
  say,
  turnIds,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };

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
  ({ contextId } = opened.conversation);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function untilShown(texts: readonly string[]): Promise<void> {
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual(texts);
}

describe("a question without an answer", () => {
  it("has a way to one, where it was imported at the end of a conversation", async () => {
    await importAll("c", [{ id: "q", previous: null, role: "user", text: "Imported?" }]);
    await untilShown(["Imported?"]);
    server.setScript("reply", { text: "Answered." });
    await clickOnceSeen(panel, "[data-answer]");
    await untilShown(["Imported?", "Answered."]);
    const [turn = ""] = await turnIds(panel);
    await untilStatus(panel, turn, "complete");
    expect(await panel.$("[data-branch-switch]")).toBeNull();
  });

  it("has one where nothing came before more was asked", async () => {
    server.setScript("html-200");
    const failed = await say(panel, "Fails?");
    await untilStatus(panel, failed, "failed");
    server.setScript("reply", { text: "Yes." });
    await untilStatus(panel, await say(panel, "Goes on?"), "complete");
    server.setScript("reply", { text: "Now it does." });
    await clickOnceSeen(panel, `[data-answer="${failed}"]`);
    await untilStatus(panel, failed, "complete");
    await untilShown(["Imported?", "Answered.", "Fails?", "Now it does.", "Goes on?", "Yes."]);
  });

  it("has one on a branch of its own where another question follows", async () => {
    await importAll("d", [
      { id: "q1", previous: null, role: "user", text: "Passed over?" },
      { id: "q2", previous: "q1", role: "user", text: "And this?" },
      { id: "a2", previous: "q2", role: "assistant", text: "This." },
    ]);
    const first = ["Passed over?", "And this?", "This."];
    await untilShown(first);
    const [question = ""] = await messageIds(panel);
    server.setScript("reply", { text: "Not any more." });
    await clickOnceSeen(panel, `[data-answer="${question}"]`);
    await untilShown(["Passed over?", "Not any more."]);
    const [turn = ""] = await turnIds(panel);
    await untilStatus(panel, turn, "complete");
    expect(await panel.$("[data-answer]")).toBeNull();
    const position = await panel.$eval(
      `[data-branch-switch="${turn}"] > span`,
      (span) => span.textContent,
    );
    expect(position).toBe("2/2");
    await clickOnceSeen(panel, `[data-branch-switch="${turn}"] [data-branch="before"]`);
    await untilShown(first);
    const [, other = ""] = await messageIds(panel);
    await clickOnceSeen(panel, `[data-branch-switch="${other}"] [data-branch="after"]`);
    await untilShown(["Passed over?", "Not any more."]);
  });
});

type Said = Pick<ImportedMessage, "id" | "previous" | "role" | "text">;

/** Imports a conversation and shows it, found by its first words. */
async function importAll(id: string, said: readonly Said[]): Promise<void> {
  const source = "claude";
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  const messages = said.map((message) => ({ ...message, createdAt: 1, model: "" }));
  const times = { createdAt: 1, updatedAt: 1 };
  const one = { id, title: "", ...times, messages, leaf: null, rank: 0 };
  await extension.call(panel, "import.add", { contextId, source, base, conversations: [one] });
  await openConversations(panel);
  await panel.keyboard.sendCharacter(said[0]?.text ?? "");
  await expect
    .poll(() => panel.$$eval("[data-conversation-row]", (rows) => rows.length), PATIENCE)
    .toBe(1);
  await panel.keyboard.press("Enter");
}
