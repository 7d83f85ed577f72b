import { describe, expect, it } from "vitest";
import { AT, CLAUDE_BEGINNING, makeClaude } from "../../test/builders/make-export";
import { readMade as read } from "../../test/builders/read-made";

describe("reading Claude's export", () => {
  it("M-086 reads a conversation in its order where messages name no parent", () => {
    const made = makeClaude([
      { uuid: "q", sender: "human", text: "Why?" },
      { uuid: "a", sender: "assistant", text: "So." },
    ]);
    const { conversation, source, links } = read(made);
    expect(source).toBe("claude");
    expect(links).toEqual([">q", "q>a"]);
    expect(conversation).toMatchObject({
      id: "k1",
      title: "A name",
      createdAt: AT * 1_000,
      leaf: "a",
    });
    expect(conversation?.messages.map(({ role, createdAt }) => [role, createdAt])).toEqual([
      ["user", AT * 1_000 + 1_500],
      ["assistant", AT * 1_000 + 1_500],
    ]);
  });

  it("keeps branches where messages name their parents", () => {
    const made = makeClaude([
      { uuid: "q", sender: "human", parent: CLAUDE_BEGINNING },
      { uuid: "a", sender: "assistant", parent: "q" },
      { uuid: "b", sender: "assistant", parent: "q" },
    ]);
    expect(read(made).links).toEqual([">q", "q>a", "q>b"]);
    const { conversation } = read({ ...made, current_leaf_message_uuid: "a" });
    expect(conversation?.leaf).toBe("a");
  });

  it("keeps the text of blocks and counts the others, attachments too", () => {
    const content = [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: "one" },
      { type: "tool_use", name: "x", input: {} },
      { type: "tool_result", content: [] },
      { type: "text", text: "two" },
    ];
    const made = makeClaude([
      { uuid: "q", sender: "human", attachments: [{ file_name: "f", extracted_content: "c" }] },
      { uuid: "a", sender: "assistant", text: "one [not supported] two", content },
    ]);
    const { texts, notes } = read(made);
    expect(texts).toEqual(["q", "one\n\ntwo"]);
    expect(notes).toEqual({ thinking: 1, tool: 2, attachment: 1 });
  });

  it("takes the first of messages that are there twice, and the plain text of old files", () => {
    const made = makeClaude([
      { uuid: "q", sender: "human", text: "first", content: [] },
      { uuid: "q", sender: "human", text: "second" },
    ]);
    const { texts, notes } = read(made);
    expect([texts, notes]).toEqual([["first"], { double: 1 }]);
  });
});
