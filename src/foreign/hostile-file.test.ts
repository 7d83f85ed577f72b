import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { makeChatGpt, makeChatGptLine, makeClaude, toFile } from "../../test/builders/make-export";
import { READ_OPTIONS, readMade } from "../../test/builders/read-made";
import { MAX_MESSAGE_BYTES } from "../domain/limits";
import type { ExportItem } from "./export-item";
import { readConversation } from "./read-conversation";
import { readExport } from "./read-export";

const published = (name: string): unknown[] =>
  [JSON.parse(readFileSync(`test/exports/${name}.json`, "utf8"))].flat();

/** A node for each kind of content that ChatGPT has. */
const CHATGPT = makeChatGpt({
  nodes: [
    { id: "q", parent: null, role: "user", text: "Why?", metadata: { attachments: [{ id: "f" }] } },
    {
      id: "p",
      parent: "q",
      role: "user",
      contentType: "multimodal_text",
      parts: [{ content_type: "image_asset_pointer", asset_pointer: "a://f", size_bytes: 1 }, "x"],
    },
    { id: "t", parent: "p", role: "assistant", contentType: "thoughts" },
    { id: "c", parent: "t", role: "assistant", contentType: "code", recipient: "python" },
    { id: "o", parent: "c", role: "tool", contentType: "execution_output" },
    {
      id: "a",
      parent: "o",
      role: "assistant",
      text: "So \ue200cite\ue202x\ue201.",
      metadata: {
        content_references: [{ matched_text: "\ue200cite\ue202x\ue201", items: [{ url: "x" }] }],
        citations: [{ start_ix: 0, end_ix: 2, metadata: { url: "https://a.test" } }],
      },
    },
  ],
});

const CLAUDE = makeClaude([
  { uuid: "q", sender: "human", attachments: [{ file_name: "a", extracted_content: "b" }] },
  {
    uuid: "a",
    sender: "assistant",
    content: [
      { type: "thinking", thinking: "hm" },
      { type: "tool_use", name: "artifacts", input: { title: "A", content: "b", type: "c" } },
      { type: "text", text: "So.", citations: [{ details: { url: "https://a.test" } }] },
    ],
  },
]);

const LM_STUDIO = {
  name: "A chat",
  createdAt: 1_700_000_000_000,
  lastUsedModel: { identifier: "m" },
  perChatPredictionConfig: { fields: [{ key: "llm.prediction.systemPrompt", value: "x" }] },
  messages: [
    {
      currentlySelected: 0,
      versions: [{ role: "user", content: [{ type: "file", name: "a", fileType: "image" }] }],
    },
    {
      currentlySelected: 0,
      versions: [
        {
          role: "assistant",
          senderInfo: { senderName: "m" },
          steps: [{ type: "contentBlock", style: {}, genInfo: {}, content: [{ type: "text" }] }],
        },
      ],
    },
  ],
};

const PAGE_ASSIST = {
  history: { id: "h", title: "A chat", createdAt: 1_700_000_000_000 },
  messages: [
    { id: "m", role: "user", content: "x", images: ["data:image/png;base64,AA"], documents: [{}] },
    { id: "n", role: "assistant", content: "<think>a</think>b", toolCalls: [{}], modelName: "m" },
  ],
};

const OWN = {
  id: "own",
  messages: [
    { id: "q", previous: null, role: "user", text: "x", attachments: [{ kind: "file" }] },
    { id: "a", previous: "q", role: "assistant", text: "y", metadata: { k: "v" }, sources: [{}] },
  ],
  origin: { source: "confidant", id: "x" },
  tags: ["t"],
};

const GOOD = makeChatGptLine("good", 1);

/** Values that no reader looks for; the first cannot be made a text or a number of. */
const ODD: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  [{ toString: 1 }],
  [[[]]],
  null,
  -1,
  1e300,
  "\ud800",
  "__proto__",
  true,
];

/** The value with each of its parts, one at a time, replaced by each odd one. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* ODD;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of spoiled(part)) {
      yield Array.isArray(value)
        ? value.map((one, at) => (String(at) === name ? other : one))
        : { ...value, [name]: other };
    }
  }
}

async function readAll(source: Blob | readonly File[]): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(source, READ_OPTIONS)) items.push(item);
  return items;
}

describe("a file with something odd in it", () => {
  it.each([
    ["ChatGPT", [CHATGPT, ...published("chatgpt-modern")]],
    ["Claude", [CLAUDE]],
    ["Open WebUI", published("openwebui")],
    ["LibreChat", [...published("librechat-branches"), ...published("librechat-tree")]],
    ["LM Studio", [LM_STUDIO]],
    ["Page Assist", [PAGE_ASSIST]],
  ])(
    "gives every conversation or what is wrong with it, whatever is odd: %s",
    async (_, samples) => {
      const all = samples.flatMap((sample) => [...spoiled(sample)]);
      const items = await readAll(toFile(JSON.stringify([...all, GOOD])));
      expect(all.length).toBeGreaterThan(150);
      expect(items).toHaveLength(all.length + 1);
      expect(items.at(-1)).toMatchObject({ type: "conversation", conversation: { id: "good" } });
      const wrong = items.flatMap((item) => (item.type === "problem" ? [item.problem] : []));
      expect(new Set([...wrong, "empty", "not-a-conversation"])).toEqual(
        new Set(["empty", "not-a-conversation"]),
      );
    },
  );

  it("gives every conversation or what is wrong with it, whatever is odd: our own", async () => {
    const all = [...spoiled(OWN)];
    const head = { format: "confidant-conversations", version: 1 };
    const file = { ...head, conversations: [...all, OWN] };
    const items = await readAll(toFile(JSON.stringify(file)));
    expect(items).toHaveLength(all.length + 1);
    expect(items.at(-1)).toMatchObject({ type: "conversation", source: "confidant" });
  });

  it("gives what is whole of a chat told in lines, whatever is odd in one of them", async () => {
    const head = { chat_metadata: { integrity: "x" }, user_name: "Me", character_name: "Ada" };
    const line = {
      ...{ name: "Ada", is_user: false, mes: "Hi", send_date: 1_700_000_000_000 },
      ...{ swipes: ["Hi", "Ho"], swipe_id: 0, swipe_info: [{ extra: {} }] },
      extra: { reasoning: "hm", model: "m", image: "x", files: [1] },
    };
    for (const odd of spoiled(line)) {
      const text = [head, odd, { ...line, mes: "The last", send_date: "" }]
        .map((one) => JSON.stringify(one))
        .join("\n");
      const [item, ...others] = await readAll(toFile(text));
      if (item?.type !== "conversation") throw new Error(JSON.stringify([odd, item]));
      expect(others).toEqual([]);
      const texts = item.conversation.messages.map((one) => one.text);
      // In a group, others than the first are told by name.
      expect(texts.join("\n")).toContain("The last");
    }
  });
});

describe("a file that says once what is to be read many times", () => {
  const said = (id: string, parent: string, content: object, metadata: object = {}) => {
    return [id, { parent, message: { author: { role: "assistant" }, content, metadata } }] as const;
  };
  const text = (part: string) => ({ content_type: "text", parts: [part] });
  const question = ["q", { message: { author: { role: "user" }, content: text("Why?") } }] as const;
  const chat = (...nodes: (readonly [string, object])[]) => ({
    id: "c",
    mapping: Object.fromEntries([question, ...nodes]),
  });

  it("has a thought once, however many replies come after it", () => {
    const thought = (id: string, parent: string) => {
      const thoughts = [{ content: `${id} ${"x".repeat(600_000)}` }];
      return said(id, parent, { content_type: "thoughts", thoughts });
    };
    const replies = Array.from({ length: 3_000 }, (_, at) => said(`a${at}`, "t2", text("So.")));
    const { conversation } = readMade(chat(thought("t1", "q"), thought("t2", "t1"), ...replies));
    const thinking = conversation?.messages.filter((message) => message.thinking !== undefined);
    expect(thinking?.map(({ id }) => id)).toEqual(["a0"]);
    expect(conversation?.messages).toHaveLength(3_001);
  });

  it("is looked through for thoughts once, however many replies come after them", () => {
    const steps = 1_000;
    const ids = ["q", ...Array.from({ length: steps }, (_, at) => `e${at}`)];
    const empty = ids.slice(1).map((id, at) => [id, { parent: ids[at] }] as const);
    const thoughts = [{ content: "hm" }];
    const thought = said("e0", "q", { content_type: "thoughts", thoughts });
    const replies = ids.map((_, at) => said(`a${at}`, ids.at(-1) ?? "", text("So.")));
    const get = vi.spyOn(Map.prototype, "get");
    const { conversation } = readMade(chat(...empty, thought, ...replies));
    const looked = get.mock.calls.length;
    get.mockRestore();
    expect(looked).toBeLessThan(20 * steps);
    expect(conversation?.messages.flatMap(({ id, thinking }) => (thinking ? id : []))).toEqual([
      "a0",
    ]);
  });

  const mark = "\ue200x\ue201";
  const shown = (length: number) => ({
    content_references: [{ matched_text: mark, alt: "y".repeat(length) }],
  });

  it("has as much of what a mark stands for as a message may hold", () => {
    const { texts } = readMade(chat(said("a", "q", text(mark.repeat(100_000)), shown(100_000))));
    const [, reply = ""] = texts;
    expect(reply.startsWith("yyy")).toBe(true);
    expect(reply.length).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
  });

  it("is too large where its messages come to more than one conversation may be", () => {
    const replies = Array.from({ length: 70 }, (_, at) =>
      said(`a${at}`, "q", text(mark.repeat(1_000)), shown(1_000)),
    );
    expect(readMade(chat(...replies)).problem).toBe("too-large");
    expect(readMade(chat(...replies.slice(0, 10))).links).toHaveLength(11);
  });

  it("has one name for a file that many parts show, and no longer than a name is", () => {
    const parts = Array.from({ length: 5_000 }, () => ({
      content_type: "image_asset_pointer",
      asset_pointer: "a://f",
    }));
    const metadata = { attachments: [{ id: "f", name: "n".repeat(1_000_000) }] };
    const { texts } = readMade(
      chat(said("a", "q", { content_type: "multimodal_text", parts }, metadata)),
    );
    expect(texts[1]?.startsWith(`[image: ${"n".repeat(255)}]`)).toBe(true);
  });

  it("has the name of a file no more often than a conversation has room for", () => {
    const part = { content_type: "image_asset_pointer", asset_pointer: "a://f" };
    const content = { content_type: "multimodal_text", parts: new Array(300_000).fill(part) };
    const metadata = { attachments: [{ id: "f", name: "n".repeat(255) }] };
    let marks = 0;
    const markOf = (thing: string, name: string) => {
      marks += 1;
      return READ_OPTIONS.markOf(thing, name);
    };
    const value = chat(said("a", "q", content, metadata));
    const read = readConversation(value, { ...READ_OPTIONS, markOf });
    expect(read).toMatchObject({ type: "problem", problem: "too-large" });
    expect(marks).toBeLessThan(260_000);
  });
});

describe("a file that is laid out to take long", () => {
  it("is read in the time of its length: addresses without an end", () => {
    const parts = [{ content_type: "image_asset_pointer", asset_pointer: `${"a".repeat(1e6)}/` }];
    const nodes = [{ id: "q", parent: null, role: "user" as const, parts }];
    expect(readMade(makeChatGpt({ nodes })).texts).toEqual(["[image]"]);
  });

  it("is read in the time of its length: blanks before its list", async () => {
    const blanks = " ".repeat(60_000);
    const file = new File([`{"a":${blanks}1${blanks.slice(0, 3)},"conversations":[]}`], "a.json");
    expect(await readAll(Array.from({ length: 40 }, () => file))).toEqual([]);
  });
});
