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

  it("keeps the text and the thinking of blocks, and counts the steps of tools", () => {
    const content = [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: "one" },
      { type: "tool_use", name: "x", input: {} },
      { type: "tool_result", content: [] },
      { type: "text", text: "two" },
    ];
    const made = makeClaude([
      { uuid: "q", sender: "human" },
      { uuid: "a", sender: "assistant", text: "one [not supported] two", content },
    ]);
    const { texts, notes, conversation } = read(made);
    expect(texts).toEqual(["q", "one\n\ntwo"]);
    expect(conversation?.messages[1]?.thinking).toBe("hm");
    expect(notes).toEqual({ tool: 2 });
  });

  it("makes what was pasted a file of the message, which stays where it is nothing else", () => {
    const attachments = [
      { file_name: "paste.txt", file_type: "txt", extracted_content: "A long text." },
      { file_name: "", extracted_content: "x".repeat(600_000) },
      { file_name: "scan.pdf", extracted_content: "" },
    ];
    const made = makeClaude([
      { uuid: "q", sender: "human", text: "", content: [], attachments },
      { uuid: "a", sender: "assistant" },
    ]);
    const { conversation, notes, links, texts } = read(made);
    expect(links).toEqual([">q", "q>a"]);
    expect(texts[0]).toBe("[file: scan.pdf]");
    const [first, second] = conversation?.messages[0]?.files ?? [];
    expect(first).toEqual({ name: "paste.txt", text: "A long text." });
    expect(second?.text.endsWith("x [cut]")).toBe(true);
    expect(new TextEncoder().encode(second?.text).length).toBe(524_288);
    expect(notes).toEqual({ file: 1, clipped: 1 });
  });

  it("says where a picture was, in a message that is nothing else too", () => {
    const [made] = [makeClaude([{ uuid: "q", sender: "human", text: "", content: [] }])];
    const files = [{ file_kind: "image", file_uuid: "f1", file_name: "plan.png" }];
    const messages = made.chat_messages.map((message) => ({ ...message, files }));
    const { texts, notes } = read({ ...made, chat_messages: messages });
    expect([texts, notes]).toEqual([["[image: plan.png]"], { image: 1 }]);
  });

  it("keeps what was made beside the conversation, of both forms, and what was thought alone", () => {
    const input = {
      id: "list",
      type: "text/html",
      title: "A list",
      command: "create",
      content: "<ul></ul>",
    };
    const document = {
      command: "rewrite",
      title: "Plan",
      type: "text/markdown",
      content: "# Plan",
    };
    const old =
      'Here.\n<antArtifact identifier="s" type="application/vnd.ant.code" language="python" title="Sum">print(1)</antArtifact>';
    const made = makeClaude([
      { uuid: "q", sender: "human" },
      {
        uuid: "a",
        sender: "assistant",
        content: [
          { type: "text", text: "Look:" },
          { type: "tool_use", name: "artifacts", input },
          { type: "tool_result", name: "artifacts", content: [{ type: "text", text: "OK" }] },
          { type: "tool_use", name: "artifacts", input: document },
        ],
      },
      { uuid: "b", sender: "assistant", content: [{ type: "text", text: old }] },
      { uuid: "c", sender: "assistant", content: [{ type: "thinking", thinking: "Stopped here" }] },
    ]);
    const { texts, notes, conversation } = read(made);
    expect(texts).toEqual([
      "q",
      "Look:\n\n**A list**\n\n```html\n<ul></ul>\n```\n\n**Plan**\n\n# Plan",
      "Here.\n\n\n**Sum**\n\n```python\nprint(1)\n```",
      "",
    ]);
    expect(conversation?.messages[3]?.thinking).toBe("Stopped here");
    expect(notes).toEqual({});
  });

  it("keeps what was drawn and what was changed, and finds nothing in what was left to spend", () => {
    const use = (name: string, input: object) => ({ type: "tool_use", name, input });
    const drawn = { title: "Tides", widget_code: '<svg viewBox="0 0 1 1"></svg>', i_have: true };
    const shown = { title: "Clock", widget_code: "<h2>Noon</h2>" };
    const content = [
      { type: "text", text: " " },
      { type: "thinking", thinking: "hm", summaries: [{ summary: "hm" }], cut_off: false },
      { type: "token_budget", start_timestamp: "2025-12-01T19:41:41.570375Z" },
      use("visualize:show_widget", drawn),
      { type: "tool_result", name: "visualize:show_widget", content: [] },
      use("show_widget", shown),
      use("str_replace", { path: "a/plan.md", old_str: "old", new_str: "The new plan." }),
      use("view", { path: "a/plan.md" }),
    ];
    const made = makeClaude([
      { uuid: "q", sender: "human" },
      { uuid: "a", sender: "assistant", content },
      { uuid: "b", sender: "assistant", content: content.slice(0, 1) },
    ]);
    const { texts, notes } = read(made);
    expect(texts).toEqual([
      "q",
      '**Tides**\n\n```svg\n<svg viewBox="0 0 1 1"></svg>\n```\n\n**Clock**\n\n```html\n<h2>Noon</h2>\n```\n\n**a/plan.md**\n\nThe new plan.',
    ]);
    expect(notes).toEqual({ tool: 1 });
  });

  // As several readers of files since August 2026 describe it: `prompt` with its `injection_source`.
  it("counts what the product told the model beside a message as its instructions", () => {
    const injected = {
      type: "injected_prompt_block",
      prompt: "Today is …",
      injection_source: "date",
    };
    const content = [{ type: "text", text: "What day is it?" }, injected];
    const { texts, notes } = read(makeClaude([{ uuid: "q", sender: "human", content }]));
    expect(texts).toEqual(["What day is it?"]);
    expect(notes).toEqual({ system: 1 });
  });

  // The tool's own schema, as people copied it out of Claude, and a made test of context-cycle's.
  it("keeps messages that it drafted, each with its subject", () => {
    const variants = [
      { label: "Firm", subject: "Framework", body: "Dear K,\n\nthank you." },
      { label: "Brief", body: "Thanks!" },
      { label: "Empty" },
    ];
    const input = { kind: "email", summary_title: "To K", variants };
    const content = [
      { type: "text", text: "Two ways:" },
      { type: "tool_use", name: "message_compose_v1", input },
      { type: "tool_result", name: "message_compose_v1", content: [] },
    ];
    const { texts, notes } = read(makeClaude([{ uuid: "a", sender: "assistant", content }]));
    expect(texts).toEqual([
      "Two ways:\n\n**Firm: Framework**\n\nDear K,\n\nthank you.\n\n**Brief**\n\nThanks!",
    ]);
    expect(notes).toEqual({});
  });

  it("shows a file that it wrote as code, by its name's end, and a text as a text", () => {
    const write = (name: string, input: object) => ({ type: "tool_use", name, input });
    const content = [
      write("create_file", { path: "/home/claude/sum.py", file_text: "# Sum\nprint(1)\n" }),
      write("str_replace", { path: "/home/claude/sum.py", old_str: "1", new_str: "print(2)" }),
      write("create_file", { path: "/home/claude/SKILL.md", file_text: "# Skill" }),
      write("create_file", { path: "/home/claude/Makefile", file_text: "all:" }),
    ];
    expect(read(makeClaude([{ uuid: "a", sender: "assistant", content }])).texts).toEqual([
      [
        "**/home/claude/sum.py**\n\n```py\n# Sum\nprint(1)\n```",
        "**/home/claude/sum.py**\n\n```py\nprint(2)\n```",
        "**/home/claude/SKILL.md**\n\n# Skill",
        "**/home/claude/Makefile**\n\nall:",
      ].join("\n\n"),
    ]);
  });

  it("keeps the pages that an answer cites, once each, as the search called them", () => {
    const page = (url: string, title: string) => ({ type: "knowledge", title, url, text: "…" });
    const found = [page("https://a.example/1", "One"), page("https://b.example", "Not cited")];
    const details = { type: "web_search_citation", url: "https://a.example/1" };
    const content = [
      { type: "tool_use", name: "web_search", input: { query: "x" } },
      { type: "tool_result", name: "web_search", content: found },
      {
        type: "text",
        text: "So it is.",
        citations: [
          { uuid: "c1", start_index: 0, end_index: 5, details },
          { uuid: "c2", start_index: 6, end_index: 9, details },
          { uuid: "c3", details: { url: "javascript:alert(1)" } },
          { uuid: "c4", url: "https://c.example", title: "t".repeat(300) },
          null,
        ],
      },
      { type: "tool_result", name: "x", content: "a text" },
    ];
    const made = makeClaude([
      { uuid: "q", sender: "human", content },
      { uuid: "a", sender: "assistant", content },
    ]);
    const [question, answered] = read(made).conversation?.messages ?? [];
    expect(question).not.toHaveProperty("sources");
    expect(answered?.sources).toEqual([
      { url: "https://a.example/1", title: "One" },
      { url: "https://c.example", title: "t".repeat(200) },
    ]);
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
