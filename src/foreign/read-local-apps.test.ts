import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMade } from "../../test/builders/read-made";

const NOW = Date.UTC(2026, 0, 1);

const published = (name: string) => JSON.parse(readFileSync(`test/exports/${name}`, "utf8"));

/** What each message holds, without what is the same in all. */
function messagesOf(value: unknown) {
  const { conversation, ...rest } = readMade(value, NOW);
  const messages = conversation?.messages.map(({ id, previous, role, text, ...more }) => {
    return { link: `${previous ?? ""}>${id}`, role, text, ...more };
  });
  return { ...rest, conversation, messages };
}

describe("a conversation of more messages than one may have", () => {
  const many = Array.from({ length: 100_002 }, () => 0);

  it.each([
    ["LM Studio", { messages: [{ versions: many }] }],
    [
      "Page Assist",
      { history: { id: "h" }, messages: many.map((_, at) => ({ id: `${at}`, role: "user" })) },
    ],
  ])("is not read further than that: %s", (_name, value) => {
    expect(messagesOf(value)).toMatchObject({ problem: "too-large" });
  });
});

describe("reading Open WebUI's export", () => {
  it("keeps thinking, models and times, and counts the steps of tools", () => {
    const [reasoning, tool, simple] = published("openwebui.json").map(messagesOf);
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
    };
    const chat = { ...made.chat, tags: ["x"], history: { currentId: "b", messages } };
    const read = messagesOf({ ...made, chat });
    expect(read.links).toEqual([">a", "a>b", "a>c"]);
    expect(read.conversation).toMatchObject({ leaf: "b", tags: ["x"] });
    expect(read.texts).toEqual(["Look\n\n[image]", "Yes.", "No."]);
    expect(read.conversation?.messages.map(({ thinking }) => thinking)).toEqual([
      undefined,
      "a & b\nc",
      "hm",
    ]);
    expect(read.conversation?.messages[0]?.files).toEqual([{ name: "n.txt", text: "text" }]);
    expect(read.notes).toEqual({ image: 1, failure: 1 });
    // Older files have the chat alone.
    expect(messagesOf({ id: "x", title: "t", ...chat }).links).toEqual(read.links);
  });
});

describe("reading LibreChat's export", () => {
  it("keeps the branches of a list of messages", () => {
    const read = messagesOf(published("librechat-branches.json"));
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
    const read = messagesOf(tree);
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
    const more = messagesOf({ ...rest, messages });
    expect(more.links).toEqual([">q", "q>a", "q>c"]);
    expect(more.texts).toEqual(["Why?", "So.", "Still."]);
    expect(more.conversation?.messages.map(({ thinking }) => thinking)).toEqual([
      undefined,
      "hm",
      "old",
    ]);
    expect(more.notes).toEqual({ tool: 1, failure: 1 });
  });
});

describe("reading LM Studio's conversations", () => {
  const text = (...texts: string[]) => texts.map((one) => ({ type: "text", text: one }));
  const CHAT = {
    name: "Qwen chat",
    createdAt: 1_736_789_912_980,
    systemPrompt: "Be kind.",
    lastUsedModel: { identifier: "last" },
    messages: [
      {
        currentlySelected: 0,
        versions: [
          {
            type: "singleStep",
            role: "user",
            content: [...text("Hi"), { type: "file", fileIdentifier: "1.png", fileType: "image" }],
          },
        ],
      },
      {
        currentlySelected: 1,
        versions: [
          {
            type: "multiStep",
            role: "assistant",
            steps: [{ type: "contentBlock", content: text("One") }],
          },
          {
            type: "multiStep",
            role: "assistant",
            senderInfo: { senderName: "qwen" },
            steps: [
              { type: "debugInfoBlock", debugInfo: "x" },
              {
                type: "contentBlock",
                stepIdentifier: "1736789913000-0.5",
                style: { type: "thinking" },
                content: [{ type: "text", text: "<think>", isStructural: true }, ...text("hm")],
              },
              { type: "contentBlock", genInfo: { identifier: "qwen-7b" }, content: text("Two") },
            ],
          },
        ],
      },
      {
        currentlySelected: 0,
        versions: [{ type: "singleStep", role: "user", content: text("Go on") }],
      },
    ],
  };

  it("keeps the versions of a reply as branches, the shown one gone on from", () => {
    const read = messagesOf(CHAT);
    expect(read.source).toBe("lmstudio");
    expect(read.links).toEqual([">0.0", "0.0>1.0", "0.0>1.1", "1.1>2.0"]);
    expect(read.conversation).toMatchObject({
      id: "1736789912980",
      title: "Qwen chat",
      createdAt: 1_736_789_912_980,
      leaf: "2.0",
    });
    expect(read.texts).toEqual(["Hi\n\n[image: 1.png]", "One", "Two", "Go on"]);
    expect(read.messages?.[2]).toMatchObject({
      model: "qwen-7b",
      thinking: "hm",
      createdAt: 1_736_789_913_000,
    });
    expect(read.messages?.[1]).toMatchObject({ model: "last" });
    expect(read.notes).toEqual({ system: 1, image: 1 });
  });

  it("counts calls of tools, and what nobody knows yet, and says nothing of what only tells how it went", () => {
    const steps = [
      { type: "contentBlock", content: [...text("Let me look."), { type: "toolCallRequest" }] },
      { type: "toolStatus" },
      { type: "contentBlock", content: [{ type: "toolCallResult" }] },
      { type: "toolCallRequestBlock", toolCallRequest: { name: "search" } },
      { type: "contentBlock", content: text("Here it is.") },
      { type: "chartBlock" },
      { type: "debugInfoBlock" },
    ];
    const versions = [{ type: "multiStep", role: "assistant", steps }];
    const asked = { type: "singleStep", role: "user", steps: steps.slice(4, 5) };
    const messages = [{ versions: [asked], currentlySelected: 7 }, 42, { versions }];
    const read = messagesOf({ ...CHAT, systemPrompt: "", messages });
    expect(read.texts).toEqual(["Here it is.", "Let me look.\n\nHere it is."]);
    expect(read.notes).toEqual({ tool: 3, unknown: 2 });
  });

  it("has a name of its own where the file tells no time", () => {
    const idOf = (name: string, createdAt: number | null) =>
      readMade({ ...CHAT, name, createdAt }, NOW).conversation?.id;
    const ids = ["a", "b", "a"].map((name) => [idOf(name, null), idOf(name, 0)]);
    expect(ids[0]).toEqual(ids[2]);
    expect(new Set(ids.flat()).size).toBe(2);
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
    const read = messagesOf(CHAT);
    expect(read.source).toBe("pageassist");
    expect(read.links).toEqual([">1", "1>2"]);
    expect(read.texts).toEqual(["Herons?\n\n[image]", "Yes."]);
    expect(read.messages?.[1]).toMatchObject({ model: "llama3", thinking: "hm" });
    expect(read.conversation).toMatchObject({ id: "h1", title: "Birds", leaf: "2" });
    expect(read.notes).toEqual({ system: 1, image: 1 });
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
