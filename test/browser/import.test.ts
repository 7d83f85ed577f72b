import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { damageEntry, makeChatsZip } from "../builders/broken-zip";
import { AT, makeChatGpt, makeChatGptLine } from "../builders/make-export";
import { findContext } from "./harness/contexts-page";
import { importFile } from "./harness/import-file";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { openConversations, readConversation } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const INTO = "From elsewhere";

let extension: RunningExtension;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-import-"));
  extension = await launchWithOllama(NO_SERVER);
  options = await extension.openPage("options.html");
  await showSection(options, "data");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A question with two answers, of which the first was gone on from and is shown. */
const BRANCHED = makeChatGpt({
  id: "branched",
  title: "Two ways",
  current: "more",
  nodes: [
    { id: "root", parent: null },
    { id: "ask", parent: "root", role: "user", text: "Which way?", at: AT },
    { id: "left", parent: "ask", role: "assistant", text: "Left.", at: AT + 1 },
    { id: "right", parent: "ask", role: "assistant", text: "Right.", at: AT + 2 },
    { id: "step", parent: "left", role: "user", text: "And then?", at: AT + 3 },
    { id: "more", parent: "step", role: "assistant", text: "Left again.", at: AT + 4 },
    { id: "tool", parent: "more", role: "tool", text: "a tool's step", at: AT + 5 },
  ],
});

async function writeExport(name: string, conversations: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(conversations));
  return path;
}

/** The imported conversations of a context; an open panel may have made one of its own there. */
async function list(contextId: string) {
  const input = { contextId, after: null, limit: 100, query: "", archived: true };
  const { conversations } = await extension.call(options, "conversation.list", input);
  return conversations
    .map(({ conversation }) => conversation)
    .filter(({ channel }) => channel === "import");
}

async function contextId(): Promise<string> {
  return (await findContext(extension, options, INTO)).context.id;
}

// One story: each test goes on with what the one before has imported.
describe("a ChatGPT export", () => {
  it("M-086 is imported into a new context, and the report tells what was stored and left out", async () => {
    const path = await writeExport("first.json", [BRANCHED, makeChatGptLine("herons", 3)]);
    const { how, report } = await importFile(options, path, { newName: INTO });
    expect(how).toBe("done");
    expect(report).toContain(`Into “${INTO}”`);
    expect(report).toContain("2 conversations added");
    expect(report).toContain("11 messages stored");
    expect(report).toContain("1 step of a tool");
  });

  it("keeps titles and the dates of the messages", async () => {
    const conversations = await list(await contextId());
    expect(conversations.map(({ title }) => title).sort()).toEqual(["About herons", "Two ways"]);
    const conversationId = conversations.find(({ title }) => title === "About herons")?.id ?? "";
    const page = { conversationId, before: null, limit: 100 };
    const { messages } = await extension.call(options, "message.list", page);
    expect(messages.map(({ text, createdAt }) => [text, createdAt / 1_000 - AT])).toEqual([
      ["herons-q0", 1],
      ["herons-a0", 2],
      ["herons-q1", 3],
      ["herons-a1", 4],
      ["herons-q2", 5],
      ["herons-a2", 6],
    ]);
    expect(messages.every(({ taint }) => taint.includes("import"))).toBe(true);
  });

  it("shows in the panel the branch that was shown there, and the other one a step away", async () => {
    const panel = await extension.openPanel();
    const two = (await list(await contextId())).find(({ title }) => title === "Two ways");
    await openConversations(panel);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    await clickOnceSeen(panel, `[data-conversation-row="${two?.id}"]`);
    const left = ["Which way?", "Left.", "And then?", "Left again."];
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual(left);
    await clickOnceSeen(panel, '[data-branch="after"]');
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual(["Which way?", "Right."]);
    await options.bringToFront();
  });

  it("doubles nothing when it is imported again, and adds only what is new", async () => {
    const into = { contextId: await contextId() };
    const before = await list(into.contextId);
    const again = await importFile(options, join(folder, "first.json"), into);
    expect(again.report).toContain("2 conversations were there already");
    expect(await list(into.contextId)).toEqual(before);
    const longer = await writeExport("longer.json", [BRANCHED, makeChatGptLine("herons", 4)]);
    const { report } = await importFile(options, longer, into);
    expect(report).toContain("1 conversation brought up to date");
    expect(report).toContain("2 messages stored");
    expect(await list(into.contextId)).toHaveLength(2);
  });

  it("that is cut off is imported as far as it is whole, and the report says so", async () => {
    const whole = JSON.stringify([makeChatGptLine("wrens", 2), makeChatGptLine("owls", 2)]);
    const path = join(folder, "cut.json");
    await writeFile(path, whole.slice(0, -300));
    const { report } = await importFile(options, path, { contextId: await contextId() });
    expect(report).toContain("1 conversation added");
    expect(report).toContain("the file ends early");
  });

  it("that is damaged in one file is imported but for that, and one that did not arrive whole is said to be so", async () => {
    const zip = await makeChatsZip();
    damageEntry(zip, 1);
    await writeFile(join(folder, "damaged.zip"), zip);
    const damaged = await importFile(options, join(folder, "damaged.zip"), { newName: "Damaged" });
    expect(damaged.report).toContain("2 conversations added");
    expect(damaged.report).toContain("“two.json” cannot be read");
    await writeFile(join(folder, "cut.zip"), zip.slice(0, zip.length / 2));
    const cut = await importFile(options, join(folder, "cut.zip"), { newName: "Cut" });
    expect(cut.report).toContain("The file ends early: it did not arrive whole.");
  });

  it("that is no export at all leaves everything as it is", async () => {
    const path = join(folder, "no.json");
    await writeFile(path, '{"__proto__": {"polluted": true}}');
    const before = await extension.call(options, "context.list", {});
    const { report } = await importFile(options, path, { newName: "Nothing" });
    expect(report).toContain("Nothing was imported.");
    const after = await extension.call(options, "context.list", {});
    expect(after.total).toBe(before.total);
  });
});
