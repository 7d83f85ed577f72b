import { describe, expect, it } from "vitest";
import { readMade, readMessages } from "../../test/builders/read-made";

const NOW = Date.UTC(2026, 0, 1);

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
    const read = readMessages(CHAT);
    expect(read.source).toBe("lmstudio");
    const [question, one, two, last] = read.messages ?? [];
    const ids = read.conversation?.messages.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(4);
    expect([question, one, two, last].map((message) => message?.link)).toEqual([
      `>${ids[0]}`,
      `${ids[0]}>${ids[1]}`,
      `${ids[0]}>${ids[2]}`,
      `${ids[2]}>${ids[3]}`,
    ]);
    expect(read.conversation).toMatchObject({
      id: "1736789912980",
      title: "Qwen chat",
      createdAt: 1_736_789_912_980,
      leaf: ids[3],
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
    const question = { type: "singleStep", role: "user", steps: steps.slice(4, 5) };
    const messages = [{ versions: [question], currentlySelected: 7 }, 42, { versions }];
    const read = readMessages({ ...CHAT, systemPrompt: "", messages });
    expect(read.texts).toEqual(["Here it is.", "Let me look.\n\nHere it is."]);
    expect(read.notes).toEqual({ tool: 3, unknown: 2 });
  });

  it("counts what the model was told first, which newer ones keep among a conversation's settings", () => {
    const configOf = (key: string, value: unknown) => ({ fields: [{ key, value }, null] });
    const notesOf = (over: object) => readMessages({ ...CHAT, systemPrompt: "", ...over }).notes;
    const key = "llm.prediction.systemPrompt";
    expect(notesOf({ perChatPredictionConfig: configOf(key, "Be brief.") })).toMatchObject({
      system: 1,
    });
    for (const settings of [
      configOf(key, " "),
      configOf(key, 7),
      configOf("llm.prediction.x", "y"),
      null,
    ]) {
      expect(notesOf({ perChatPredictionConfig: settings })).not.toHaveProperty("system");
    }
  });

  it("has a name of its own where the file tells no time", () => {
    const idOf = (name: string, createdAt: number | null) =>
      readMade({ ...CHAT, name, createdAt }, NOW).conversation?.id;
    const ids = ["a", "b", "a"].map((name) => [idOf(name, null), idOf(name, 0)]);
    expect(ids[0]).toEqual(ids[2]);
    expect(new Set(ids.flat()).size).toBe(2);
  });

  it("tells of a chat in which nothing was said yet that it is empty", () => {
    const begun = { name: "", pinned: false, createdAt: 1_736_789_912_980, tokenCount: 0 };
    const emptyChat = { ...begun, messages: [], usePerChatPredictionConfig: true };
    expect(readMade(emptyChat).problem).toBe("empty");
    expect(readMade({ ...begun, messages: [] }).problem).toBe("not-a-conversation");
  });
});
