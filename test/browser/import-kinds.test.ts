import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCardPng } from "../builders/make-card-png";
import { makeChatGptLine, makeClaude } from "../builders/make-export";
import { importFile } from "./harness/import-file";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { openConversations, readConversation } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };

let extension: RunningExtension;
let options: Page;
let folder: string;
let profileDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-kinds-"));
  profileDir = await mkdtemp(join(tmpdir(), "confidant-profile-"));
  extension = await launchWithOllama(NO_SERVER, { profileDir });
  options = await extension.openPage("options.html");
  await showSection(options, "data");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

const text = (said: string) => [{ type: "text", text: said }];

const CARD = {
  spec: "chara_card_v2",
  data: { name: "Ada", description: "{{char}} is a librarian.", first_mes: "Welcome." },
};

/** An answer as Claude exports it that searched, cites what it found, and drew something. */
const HERONS = [
  {
    type: "tool_result",
    name: "web_search",
    content: [{ type: "knowledge", title: "Herons", url: "https://herons.example/" }],
  },
  { type: "token_budget" },
  {
    type: "text",
    text: "They wade.",
    citations: [{ details: { type: "web_search_citation", url: "https://herons.example/" } }],
  },
  {
    type: "tool_use",
    name: "show_widget",
    input: { title: "A heron", widget_code: "<b>heron</b>" },
  },
];

const KINDS = {
  ChatGPT: [{ conversations: [makeChatGptLine("gpt", 1)] }, "About gpt", ["gpt-q0", "gpt-a0"]],
  Claude: [
    [
      makeClaude(
        [
          { uuid: "Herons?", sender: "human" },
          { uuid: "a", sender: "assistant", content: HERONS },
        ],
        "k9",
        "Claude's",
      ),
    ],
    "Claude's",
    ["Herons?", "They wade.\n\n**A heron**\n\n```html\n<b>heron</b>\n```"],
  ],
  "Open WebUI": [null, "Simple linear chat", ["Hello", "Hi there!"]],
  LibreChat: [null, "Original", ["tell me a long long story"]],
  "LM Studio": [
    {
      name: "Studio",
      createdAt: 1_736_789_912_980,
      messages: [
        { versions: [{ role: "user", content: text("Hi") }], currentlySelected: 0 },
        {
          versions: [
            { role: "assistant", steps: [{ type: "contentBlock", content: text("One") }] },
            { role: "assistant", steps: [{ type: "contentBlock", content: text("Two") }] },
          ],
          currentlySelected: 1,
        },
      ],
    },
    "Studio",
    ["Hi", "Two"],
  ],
  "Page Assist": [
    {
      oaiConfigs: [{ apiKey: "sk-never" }],
      chat: [
        {
          history: { id: "h", title: "Assist", createdAt: 1_736_789_912_980 },
          messages: [
            { id: "1", role: "user", content: "Hey", createdAt: 1_736_789_912_981 },
            {
              id: "2",
              role: "assistant",
              content: "<think>a</think>Yes",
              createdAt: 1_736_789_912_982,
            },
          ],
        },
      ],
    },
    "Assist",
    ["Hey", "Yes"],
  ],
} as const;

const FILES: Readonly<Record<string, string>> = {
  "Open WebUI": "openwebui.json",
  LibreChat: "librechat-branches.json",
};

async function pathOf(kind: keyof typeof KINDS): Promise<string> {
  // No name tells what a file holds.
  const path = join(folder, `${Object.keys(KINDS).indexOf(kind)}.bin.json`);
  const published = FILES[kind];
  const held = published === undefined ? null : await readFile(`test/exports/${published}`, "utf8");
  await writeFile(path, held ?? JSON.stringify(KINDS[kind][0]));
  return path;
}

/** The title of each imported conversation with its id, in all contexts. */
async function listImported(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const { contexts } = await extension.call(page, "context.list", { pageSize: 100 });
  for (const { context } of contexts) {
    const input = { contextId: context.id, after: null, limit: 100, query: "", archived: true };
    const { conversations } = await extension.call(page, "conversation.list", input);
    for (const { conversation } of conversations) {
      if (conversation.channel === "import") found.set(conversation.title, conversation.id);
    }
  }
  return found;
}

// One story: what is imported first is read after the restart.
describe("a file of each kind", () => {
  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
    "of %s is imported, and once",
    async (kind) => {
      const path = await pathOf(kind);
      const first = await importFile(options, path, { newName: kind });
      expect(first.how).toBe("done");
      expect(first.report).toContain(`Into “${kind}”`);
      expect(first.report).not.toContain("Could not be read");
      const again = await importFile(options, path, { newName: "" });
      expect(again.report).toMatch(/there already|were there/);
      expect(again.report).toContain("0 messages stored");
    },
  );

  it("of SillyTavern is imported as a chat, and a card as a context of its own", async () => {
    const lines = [
      { user_name: "unused", character_name: "unused", chat_metadata: { integrity: "i" } },
      { name: "Me", is_user: true, mes: "Good day", send_date: "2025-01-01T00:00:00Z" },
      { name: "Bea", is_user: false, mes: "Evening", send_date: "2025-01-01T00:00:01Z" },
    ];
    const chat = join(folder, "chat.jsonl");
    await writeFile(chat, lines.map((line) => JSON.stringify(line)).join("\n"));
    expect((await importFile(options, chat, { newName: "Tavern" })).report).toContain("2 messages");
    const data = Buffer.from(`chara\0${Buffer.from(JSON.stringify(CARD)).toString("base64")}`);
    const png = join(folder, "card.png");
    const file = makeCardPng([{ type: "tEXt", data }]);
    await writeFile(png, Buffer.from(await file.arrayBuffer()));
    const card = await importFile(options, png, null);
    expect(card.report).toContain("The character became the context “Ada”");
    const { contexts } = await extension.call(options, "context.list", { query: "Ada" });
    expect(contexts.map(({ context }) => [context.systemPrompt, context.remembers])).toEqual([
      ["Ada is a librarian.", false],
    ]);
    const again = await importFile(options, png, null);
    expect(again.report).toContain("This character is there already");
    expect((await extension.call(options, "context.list", { query: "Ada" })).contexts).toHaveLength(
      1,
    );
  });

  it("is there after a restart, and can be read in the panel", async () => {
    await extension.close();
    extension = await launchWithOllama(NO_SERVER, { profileDir });
    const page = await extension.openPage("options.html");
    const byTitle = await listImported(page);
    const expected: (readonly [string, readonly string[]])[] = [
      ...Object.values(KINDS).map(([, title, texts]) => [title, texts] as const),
      ["Bea", ["Good day", "Evening"]],
      ["Ada", ["Welcome."]],
    ];
    for (const [title, texts] of expected) {
      const input = { conversationId: byTitle.get(title) ?? "", before: null, limit: 100 };
      const { messages } = await extension.call(page, "message.list", input);
      expect(messages.map(({ text }) => text).slice(0, texts.length), title).toEqual(texts);
    }
    const panel = await extension.openPanel();
    await openConversations(panel);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    // Further down than is drawn of the list; and it moves under a mouse while it is read.
    await panel.keyboard.sendCharacter("About gpt");
    const click = (title: string) =>
      panel
        .$eval(`[data-conversation-row="${byTitle.get(title)}"]`, (one) =>
          (one as HTMLElement).click(),
        )
        .then(
          () => true,
          () => false,
        );
    await expect.poll(() => click("About gpt"), PATIENCE).toBe(true);
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual(["gpt-q0", "gpt-a0"]);
    await openConversations(panel);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    await panel.keyboard.sendCharacter("Claude's");
    await expect.poll(() => click("Claude's"), PATIENCE).toBe(true);
    const sources = () =>
      panel.$$eval("[data-sources] li", (all) => all.map((one) => one.textContent));
    await expect.poll(sources, PATIENCE).toEqual([expect.stringContaining("Herons")]);
  });
});
