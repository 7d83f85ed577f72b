import { describe, expect, it } from "vitest";
import { AT, type ChatGptNode, makeChatGpt } from "../../test/builders/make-export";
import { readMade as read, readMadeText as readText } from "../../test/builders/read-made";
import { MAX_MESSAGE_BYTES } from "../domain/limits";

const ROOT: ChatGptNode = { id: "root", parent: null };
const QUESTION: ChatGptNode = { id: "q", parent: "root", role: "user", text: "Why?" };
const ANSWER: ChatGptNode = { id: "a", parent: "q", role: "assistant", text: "So.", at: AT + 1.5 };

function readNodes(...nodes: readonly ChatGptNode[]) {
  return read(makeChatGpt({ nodes }));
}

describe("reading ChatGPT's export", () => {
  it("M-086 reads a conversation with its dates and the model that answered", () => {
    const { conversation, source } = readNodes(ROOT, QUESTION, ANSWER);
    expect(source).toBe("chatgpt");
    expect(conversation).toEqual({
      id: "c1",
      title: "A title",
      createdAt: AT * 1_000,
      updatedAt: (AT + 60) * 1_000,
      leaf: "a",
      messages: [
        { id: "q", previous: null, role: "user", text: "Why?", createdAt: AT * 1_000, model: "" },
        {
          id: "a",
          previous: "q",
          role: "assistant",
          text: "So.",
          createdAt: AT * 1_000 + 1_500,
          model: "gpt-4o",
        },
      ],
    });
  });

  it("keeps every branch, the older first, and the one that was shown", () => {
    const nodes: ChatGptNode[] = [
      ROOT,
      { ...QUESTION, id: "q2", at: AT + 9 },
      { ...ANSWER, id: "a2", parent: "q2" },
      QUESTION,
      { ...ANSWER, id: "again", at: AT + 5 },
      ANSWER,
    ];
    const { links, conversation } = read(makeChatGpt({ nodes, current: "again" }));
    expect(links).toEqual([">q", "q>a", "q>again", ">q2", "q2>a2"]);
    expect(conversation?.leaf).toBe("again");
  });

  it("leaves out and counts what neither side said, and links over it", () => {
    const { links, notes } = readNodes(
      ROOT,
      { id: "s", parent: "root", role: "system", text: "" },
      { id: "s2", parent: "s", role: "system", text: "Be kind." },
      {
        id: "h",
        parent: "s2",
        role: "user",
        metadata: { is_visually_hidden_from_conversation: true },
      },
      { ...QUESTION, parent: "h" },
      { id: "think", parent: "q", role: "assistant", contentType: "thoughts" },
      { id: "call", parent: "think", role: "assistant", recipient: "web.run" },
      { id: "tool", parent: "call", role: "tool" },
      { ...ANSWER, parent: "tool" },
    );
    expect(links).toEqual([">q", "q>a"]);
    expect(notes).toEqual({ system: 1, hidden: 1, thinking: 1, tool: 2 });
  });

  it("keeps the text of a message with pictures and speech, and counts what is none", () => {
    const parts = [
      { content_type: "image_asset_pointer", asset_pointer: "sediment://file_1", size_bytes: 1 },
      { content_type: "audio_transcription", text: "spoken", direction: "in" },
      "typed",
      "",
    ];
    const question = { ...QUESTION, parts, contentType: "multimodal_text" };
    const metadata = { attachments: [{ id: "1" }, { id: "2" }, { id: "3" }] };
    const { texts, notes } = readNodes(ROOT, { ...question, metadata }, ANSWER);
    expect(texts).toEqual(["[image]\nspoken\ntyped\n[file]\n[file]", "So."]);
    expect(notes).toEqual({ image: 1, file: 2 });
  });

  it("follows links from above where nodes name no parent", () => {
    const made = makeChatGpt({ nodes: [ROOT, QUESTION, ANSWER] });
    const nodes = Object.entries(made.mapping).map(([id, { parent: _, ...node }]) => [id, node]);
    expect(read({ ...made, mapping: Object.fromEntries(nodes) }).links).toEqual([">q", "q>a"]);
  });

  it("follows parents where nodes name no children", () => {
    const made = makeChatGpt({ nodes: [ROOT, QUESTION, ANSWER] });
    const nodes = Object.entries(made.mapping).map(([id, { children: _, ...node }]) => [id, node]);
    expect(read({ ...made, mapping: Object.fromEntries(nodes) }).links).toEqual([">q", "q>a"]);
  });

  it("cuts circles open, between messages and between what is left out", () => {
    const { links, notes } = readNodes(
      { ...QUESTION, parent: "a" },
      ANSWER,
      { id: "s", parent: "t", role: "system", text: "" },
      { id: "t", parent: "s", role: "system", text: "" },
      { id: "alone", parent: "t", role: "user" },
    );
    expect(links.sort()).toEqual([">alone", ">q", "q>a"].sort());
    expect(notes).toEqual({ cycle: 2 });
  });

  it("begins a branch at a message whose parent is not there", () => {
    const { links, notes } = readNodes(ROOT, QUESTION, ANSWER, {
      ...QUESTION,
      id: "lost",
      parent: "x",
    });
    expect(links).toEqual([">q", "q>a", ">lost"]);
    expect(notes).toEqual({ parent: 1 });
  });

  it("reads a chain of 10,000 messages with a hidden one after each", () => {
    const nodes: ChatGptNode[] = [ROOT];
    for (let at = 0; at < 20_000; at += 1) {
      const role = at % 2 === 0 ? "user" : "tool";
      nodes.push({ id: `n${at}`, parent: nodes.at(-1)?.id ?? null, role });
    }
    // The builder looks for children in the whole list for each node.
    const mapping = Object.fromEntries(
      nodes.map(({ id, parent, role }) => [
        id,
        {
          id,
          parent,
          message: role && { author: { role }, content: { content_type: "text", parts: [id] } },
        },
      ]),
    );
    const { links } = read({ mapping, id: "c" });
    expect(links).toHaveLength(10_000);
    expect(links.at(-1)).toBe("n19996>n19998");
  });

  it.each([-5, 0, 1e12, Number.POSITIVE_INFINITY, "yesterday", {}])(
    "takes the time before for one that cannot be (%j)",
    (at) => {
      const made = makeChatGpt({ nodes: [ROOT, QUESTION, { ...ANSWER, at: 7 }] });
      const text = JSON.stringify(made).replace(
        '"create_time":7',
        `"create_time":${at === Infinity ? "1e999" : JSON.stringify(at)}`,
      );
      const { conversation, notes } = readText(text);
      expect(conversation?.messages.map(({ createdAt }) => createdAt)).toEqual([
        AT * 1_000,
        AT * 1_000,
      ]);
      expect(notes).toEqual({ date: 1 });
    },
  );

  it("treats names like __proto__ as any other", () => {
    const made = JSON.stringify(makeChatGpt({ nodes: [ROOT, QUESTION, ANSWER] }));
    const text = made
      .replaceAll('"root"', '"__proto__"')
      .replace("{", '{"__proto__":{"polluted":true},"constructor":{"prototype":1},');
    const { links, conversation } = readText(text);
    expect(links).toEqual([">q", "q>a"]);
    expect(conversation).not.toHaveProperty("polluted");
    expect({}).not.toHaveProperty("polluted");
  });

  it("survives wrong types anywhere", () => {
    const wrong = [null, 1, "x", true, [], [[]], {}, { id: {}, message: [] }];
    for (const value of wrong) {
      const mapping = {
        q: {
          parent: value,
          children: value,
          message: { author: { role: "user" }, content: { parts: ["hi", value] } },
        },
        a: value,
        b: { message: value },
        c: { message: { author: value, content: value } },
        d: { message: { author: { role: "user" }, content: { parts: value }, metadata: value } },
      };
      const read1 = read({
        mapping,
        id: "c",
        title: value,
        current_node: value,
        create_time: value,
      });
      expect(read1.links[0]).toBe(">q");
      expect(["not-a-conversation", "empty"]).toContain(read({ mapping: value }).problem);
    }
  });

  it("cuts a text over 1 MiB between two characters and marks it", () => {
    const text = `x${"𝄞".repeat(MAX_MESSAGE_BYTES / 4)}`;
    const { texts, notes } = readNodes(ROOT, { ...QUESTION, text });
    const [cut = ""] = texts;
    expect(cut.endsWith("𝄞 [cut]")).toBe(true);
    expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
    expect(notes).toEqual({ clipped: 1 });
  });

  it("tells of what is no conversation and of one without a word", () => {
    expect(readText("{").problem).toBe("not-json");
    expect(read([1]).problem).toBe("not-a-conversation");
    expect(read({ title: "x" }).problem).toBe("not-a-conversation");
    expect(readNodes(ROOT).problem).toBe("empty");
    // DeepSeek's export has such a tree, too, as others' tests have it; its messages have no content.
    const fragments = [{ type: "REQUEST", content: "Hello" }];
    const message = { model: "deepseek-chat", inserted_at: "2026-01-01T10:01:00+08:00", fragments };
    const mapping = { root: { children: ["1"], message: null }, 1: { parent: "root", message } };
    const deepSeekChat = { id: "d", title: "x", inserted_at: "2026-01-01T10:00:00+08:00", mapping };
    expect(read(deepSeekChat).problem).toBe("not-a-conversation");
  });

  it("has an empty title where there was none, and one line where there were more", () => {
    const nodes = [ROOT, QUESTION];
    expect(read(makeChatGpt({ nodes, title: null })).conversation?.title).toBe("");
    expect(read(makeChatGpt({ nodes, title: " a\nb " })).conversation?.title).toBe("a b");
    expect(read(makeChatGpt({ nodes, title: "𝄞".repeat(500) })).conversation?.title).toBe(
      "𝄞".repeat(200),
    );
  });
});
