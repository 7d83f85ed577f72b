import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMade, readMessages } from "../../test/builders/read-made";

const NOW = Date.UTC(2026, 0, 1);

const published = (name: string) => JSON.parse(readFileSync(`test/exports/${name}`, "utf8"));

describe("a conversation of more messages than one may have", () => {
  const many = Array.from({ length: 100_002 }, () => 0);

  it.each([
    ["LM Studio", { messages: [{ versions: many }] }],
    [
      "Page Assist",
      { history: { id: "h" }, messages: many.map((_, at) => ({ id: `${at}`, role: "user" })) },
    ],
  ])("is not read further than that: %s", (_name, value) => {
    expect(readMessages(value)).toMatchObject({ problem: "too-large" });
  });
});

describe("reading Open WebUI's export", () => {
  it("keeps thinking, models and times, and counts the steps of tools", () => {
    const [reasoning, tool, simple] = published("openwebui.json").map((one: unknown) =>
      readMessages(one),
    );
    expect(reasoning).toMatchObject({ source: "openwebui", notes: {} });
    expect(reasoning.conversation).toMatchObject({
      id: "reasoning-chat",
      title: "Chat with reasoning",
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_010_000,
      leaf: "ra2",
    });
    expect(reasoning.messages[1]).toEqual({
      link: "ra1>ra2",
      role: "assistant",
      text: "255",
      createdAt: 1_700_000_010_000,
      model: "deepseek-r1",
      thinking: "15 * 17 = 15 * 10 + 15 * 7 = 150 + 105 = 255",
    });
    expect(tool.texts[1]).toBe("The weather in Paris is 18C with rain.");
    expect(tool.notes).toEqual({ tool: 1 });
    expect(simple.texts).toEqual(["Hello", "Hi there!"]);
  });

  it("keeps branches and the one that was shown, files, tags, and thinking that is only quoted", () => {
    const [made] = published("openwebui.json");
    const quoted =
      '<details type="reasoning" done="true" duration="3">\n<summary>Thought</summary>\n&gt; a &amp; b\n&gt; c\n</details>\nYes.';
    const messages = {
      a: {
        role: "user",
        parentId: null,
        content: "Look",
        files: [
          { type: "image", url: "data:image/png;base64,AA" },
          { type: "file", name: "n.txt", file: { data: { content: "text" } } },
        ],
      },
      b: { role: "assistant", parentId: "a", content: quoted, modelName: "m" },
      c: { role: "assistant", parentId: "a", content: "<think>hm</think>No.", model: "m2" },
      d: { role: "assistant", parentId: "a", content: "", error: { content: "down" } },
      e: { role: "assistant", parentId: "a", content: "", error: "refused" },
      f: { role: "assistant", parentId: "a", content: "Uh-oh! No connection.", error: true },
    };
    const chat = { ...made.chat, tags: ["x"], history: { currentId: "b", messages } };
    const read = readMessages({ ...made, chat });
    expect(read.links).toEqual([">a", "a>b", "a>c"]);
    expect(read.conversation).toMatchObject({ leaf: "b", tags: ["x"] });
    expect(read.texts).toEqual(["Look\n\n[image]", "Yes.", "No."]);
    expect(read.conversation?.messages.map(({ thinking }) => thinking)).toEqual([
      undefined,
      "a & b\nc",
      "hm",
    ]);
    expect(read.conversation?.messages[0]?.files).toEqual([{ name: "n.txt", text: "text" }]);
    expect(read.notes).toEqual({ image: 1, failure: 3 });
    // Older files have the chat alone.
    expect(readMessages({ id: "x", title: "t", ...chat }).links).toEqual(read.links);
  });
});

describe("reading LibreChat's export", () => {
  it("keeps the branches of a list of messages", () => {
    const read = readMessages(published("librechat-branches.json"));
    expect(read).toMatchObject({ source: "librechat", notes: {} });
    const short = read.links.map((link) => link.replaceAll(/([0-9a-f]{4})[0-9a-f-]{32}/g, "$1"));
    expect(short).toEqual([">115a", "115a>069b", "115a>303e", ">599e", "599e>de9a"]);
    expect(read.conversation).toMatchObject({
      id: "27b593be-9500-479c-94cb-050cab8f5033",
      title: "Original",
    });
    expect(read.messages?.[1]).toMatchObject({
      model: "gpt-4o",
      createdAt: Date.UTC(2024, 4, 28, 18, 8, 55, 390),
    });
  });

  it("keeps a tree of messages, and thinking, and counts the prompt, tools and failures", () => {
    const tree = published("librechat-tree.json");
    const read = readMessages(tree);
    expect(read.links).toHaveLength(6);
    expect(read.links.filter((link) => link.startsWith("6e4c"))).toHaveLength(2);
    expect(read.notes).toEqual({ system: 1 });
    const content = [
      { type: "think", think: "hm" },
      { type: "tool_call", tool_call: { name: "x" } },
      { type: "text", text: { value: "So." } },
    ];
    const messages = [
      { messageId: "q", parentMessageId: null, isCreatedByUser: true, text: "Why?" },
      { messageId: "a", parentMessageId: "q", isCreatedByUser: false, text: "", content },
      { messageId: "b", parentMessageId: "a", error: true, text: "no key" },
      { messageId: "c", parentMessageId: "q", text: ":::thinking\nold\n:::\nStill." },
    ];
    const { options: _, ...rest } = tree;
    const more = readMessages({ ...rest, messages });
    expect(more.links).toEqual([">q", "q>a", "q>c"]);
    expect(more.texts).toEqual(["Why?", "So.", "Still."]);
    expect(more.conversation?.messages.map(({ thinking }) => thinking)).toEqual([
      undefined,
      "hm",
      "old",
    ]);
    expect(more.notes).toEqual({ tool: 1, failure: 1 });
  });

  // Made from LibreChat's own sources: `client/src/utils/citations.ts` with its test, `Web/Context.tsx`,
  // and the prompt for artifacts.
  it("keeps the pages that an answer cites, in place of their marks, and names files that were made", () => {
    const page = (name: string) => ({ link: `https://${name}.example`, title: name });
    const web_search = {
      turn: 0,
      organic: [page("one"), page("two")],
      topStories: [page("news")],
      references: [{ link: "javascript:alert(1)" }],
    };
    const attachments = [
      { type: "web_search", web_search },
      { type: "image/png", filename: "drawn.png", filepath: "/images/1.png" },
      { type: "memory", memory: { key: "x" } },
    ];
    const text =
      "\ue203One is so\ue204 \ue202turn0search1. Two \\ue200\\ue202turn0news0\\ue202turn0ref0\\ue201, three\ue202turn3search0.";
    const question = { messageId: "q", isCreatedByUser: true, text: "Keep \\ue202turn0search0" };
    const reply = { messageId: "a", parentMessageId: "q", content: [{ type: "text", text }] };
    const messages = [question, { ...reply, attachments }];
    const read = readMessages({ conversationId: "c", messages });
    expect(read.texts).toEqual([question.text, "One is so. Two, three.\n\n[image: drawn.png]"]);
    expect(read.messages?.[1]?.sources).toEqual([
      { url: "https://two.example", title: "two" },
      { url: "https://news.example", title: "news" },
    ]);
    expect(read.notes).toEqual({ image: 1 });
  });

  it("has what was made beside the conversation without the lines around it", () => {
    const text =
      'Here:\n\n:::artifact{identifier="sum" type="application/vnd.react" title="Sum"}\n```\nprint(1)\n```\n:::';
    const messages = [{ messageId: "a", text }];
    expect(readMessages({ conversationId: "c", messages }).texts).toEqual([
      "Here:\n\n\n**Sum**\n\n```\nprint(1)\n```",
    ]);
  });
});

describe("reading Page Assist's chats", () => {
  const CHAT = {
    history: { id: "h1", title: "Birds", createdAt: 1_736_789_912_980, model_id: "llama" },
    messages: [
      {
        id: "2",
        role: "assistant",
        name: "llama3",
        content: "<think>hm</think>Yes.",
        createdAt: 1_736_789_914_000,
        images: [],
      },
      {
        id: "1",
        role: "user",
        name: "You",
        content: "Herons?",
        createdAt: 1_736_789_913_000,
        images: ["", "data:image/png;base64,A"],
      },
      { id: "0", role: "system", content: "Be kind.", createdAt: 1_736_789_912_990 },
    ],
  };

  it("are in the order of their times, with thinking and models", () => {
    const read = readMessages(CHAT);
    expect(read.source).toBe("pageassist");
    expect(read.links).toEqual([">1", "1>2"]);
    expect(read.texts).toEqual(["Herons?\n\n[image]", "Yes."]);
    expect(read.messages?.[1]).toMatchObject({ model: "llama3", thinking: "hm" });
    expect(read.conversation).toMatchObject({ id: "h1", title: "Birds", leaf: "2" });
    expect(read.notes).toEqual({ system: 1, image: 1 });
  });

  it("have the web pages that an answer rests on, and count its documents", () => {
    const page = { url: "https://a.test/x", name: "a.test", type: "url" };
    const chunk = { name: "notes.pdf", mode: "rag", url: "", pageContent: "…" };
    const bad = { url: "javascript:alert(1)", name: "bad", type: "url" };
    const said = { role: "assistant", content: "So.", createdAt: 1_736_789_914_000 };
    const sources = [page, chunk, chunk, bad, page, null];
    const read = readMessages({ ...CHAT, messages: [{ ...said, id: "1", sources }] });
    expect(read.messages?.[0]).toMatchObject({
      sources: [{ url: "https://a.test/x", title: "a.test" }],
    });
    expect(read.notes).toEqual({ file: 2 });
  });
});

describe("reading what others wrote", () => {
  it("survives wrong types and names of objects anywhere", () => {
    const wrong = [
      null,
      1,
      "x",
      true,
      [],
      [[]],
      {},
      { id: {} },
      JSON.parse('{"__proto__":{"a":1}}'),
    ];
    for (const value of wrong) {
      const shapes = [
        { chat: { history: { messages: { a: value, b: { content: value, role: "user" } } } } },
        { history: { id: "h", title: value }, messages: [value, { role: "user", content: value }] },
        {
          createdAt: value,
          messages: [{ versions: [value, { role: "user", content: [value] }] }, value],
        },
        {
          conversationId: "c",
          messages: [{ messageId: "m", content: value, children: value }, value],
        },
      ];
      for (const shape of shapes) expect(readMade(shape, NOW).links.length).toBeLessThan(4);
    }
    expect({}).not.toHaveProperty("a");
  });
});
