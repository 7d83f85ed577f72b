import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AT, type ChatGptNode, makeChatGpt } from "../../test/builders/make-export";
import { readMade } from "../../test/builders/read-made";

const QUESTION: ChatGptNode = { id: "q", parent: null, role: "user", text: "Why?" };

type Message = {
  readonly content: Readonly<Record<string, unknown>>;
  readonly role?: string;
  readonly recipient?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

/** A question with these messages behind it, each after the one before. */
function readBehind(...behind: readonly Message[]) {
  const made = makeChatGpt({ nodes: [QUESTION] });
  const more = behind.map(({ content, role = "assistant", recipient = "all", metadata }, at) => {
    const message = { author: { role }, content, recipient, metadata: metadata ?? {} };
    return [`n${at}`, { parent: at === 0 ? "q" : `n${at - 1}`, message }] as const;
  });
  const mapping = { ...made.mapping, ...Object.fromEntries(more) };
  const { conversation, notes, texts } = readMade({ ...made, mapping, current_node: null });
  const replies = conversation?.messages.slice(1) ?? [];
  const thinking = replies.map((message) => message.thinking ?? "");
  return { texts: texts.slice(1), notes, thinking, times: replies.map((one) => one.createdAt) };
}

const said = (text: string, more: Partial<Message> = {}): Message => ({
  content: { content_type: "text", parts: [text] },
  ...more,
});

const PICTURE = {
  content_type: "image_asset_pointer",
  asset_pointer: "file-service://file-A1",
  size_bytes: 1,
};

describe("a ChatGPT conversation, whole", () => {
  it("gives a reply what was thought before it, and keeps what nothing was said after", () => {
    const thoughts = [
      { summary: "Comparing", content: "First the plan." },
      { summary: "", content: "Then the rest." },
    ];
    const thought = { content: { content_type: "thoughts", thoughts } };
    const recap = { content: { content_type: "reasoning_recap", content: "Thought for 12s" } };
    const reading = readBehind(thought, recap, said("So."), thought);
    expect(reading.texts).toEqual(["So.", ""]);
    const whole = "Comparing\nFirst the plan.\n\nThen the rest.";
    expect(reading.thinking).toEqual([whole, whole]);
    expect(reading.notes).toEqual({});
  });

  it("keeps code, what came of it, and documents; counts the calls of other tools", () => {
    const code = (text: string, recipient: string, language = "python") => {
      return { content: { content_type: "code", language, text }, recipient };
    };
    const output = { content_type: "execution_output", text: "42\n" };
    const plot = { aggregate_result: { messages: [{ message_type: "image", image_url: "f" }] } };
    const plan = { name: "plan", type: "document", content: "# Plan" };
    const file = { name: "sum", type: "code/python", content: "print('```')" };
    const change = { updates: [{ pattern: ".*", replacement: "# New plan" }] };
    const reading = readBehind(
      code("print(1)", "python", "unknown"),
      // So since autumn of 2025, in exports that people have put into public repositories.
      said("print(6 * 7)", { recipient: "python" }),
      { content: output, role: "tool", metadata: plot },
      code(JSON.stringify(plan), "canmore.create_textdoc", "json"),
      said("Successfully created", { role: "tool" }),
      code(JSON.stringify(file), "canmore.create_textdoc", "json"),
      code(JSON.stringify(change), "canmore.update_textdoc", "json"),
      code('search("x")', "browser", "unknown"),
      { content: { content_type: "tether_quote", text: "quoted" }, role: "tool" },
    );
    expect(reading.texts).toEqual([
      "```python\nprint(1)\n```",
      "```python\nprint(6 * 7)\n```",
      "```\n42\n```\n\n[image]",
      "**plan**\n\n# Plan",
      "**sum**\n\n````python\nprint('```')\n````",
      "# New plan",
    ]);
    expect(reading.notes).toEqual({ tool: 3, image: 1 });
  });

  it("says where pictures and recordings were, in messages that are nothing else too", () => {
    const audio = { content_type: "audio_asset_pointer", asset_pointer: "sediment://file_2" };
    const spoken = { content_type: "audio_transcription", text: "Hello", direction: "out" };
    const many = (...parts: unknown[]) => ({ content: { content_type: "multimodal_text", parts } });
    const names = { attachments: [{ id: "file-A1", name: "plan.png", mime_type: "image/png" }] };
    const drawn = { ...PICTURE, metadata: { dalle: { prompt: "a heron" } } };
    const reading = readBehind(
      { ...many(PICTURE), role: "user", metadata: names },
      { ...many(drawn, "DALL·E displayed 1 images."), role: "tool" },
      { ...many(audio), role: "user" },
      many(spoken, audio),
    );
    expect(reading.texts).toEqual(["[image: plan.png]", "[image: a heron]", "[sound]", "Hello"]);
    expect(reading.notes).toEqual({ image: 2, sound: 2 });
  });

  it("puts links in the place of the marks of sources, and leaves no mark", () => {
    const mark = (text: string) => `\ue200${text.replaceAll("|", "\ue202")}\ue201`;
    const text = [
      `One ${mark("cite|turn0search1")},`,
      `two ${mark("cite|turn0search2")},`,
      `in ${mark('entity|["city","Paris"]')},`,
      `three${mark("cite|turn9search9")} \ue203and\ue204 four【12†source】.`,
    ].join(" ");
    const references = [
      {
        matched_text: mark("cite|turn0search1"),
        type: "grouped_webpages",
        alt: "([A](https://a.example))",
      },
      {
        matched_text: mark("cite|turn0search2"),
        type: "webpage",
        items: [
          { title: "B [1]", url: "https://b.example/x" },
          { title: "bad", url: "javascript:alert(1)" },
        ],
      },
      { matched_text: " ", type: "sources_footnote" },
    ];
    const start = text.indexOf("【");
    const source = { title: "C", url: "https://c.example" };
    const citations = [{ start_ix: start, end_ix: text.indexOf("】") + 1, metadata: source }];
    const metadata = { content_references: references, citations };
    expect(readBehind(said(text, { metadata })).texts).toEqual([
      "One ([A](https://a.example)), two ([B 1](https://b.example/x)), in Paris, three and four([C](https://c.example)).",
    ]);
  });

  // The shape that exports in public repositories have, and several exporters describe
  // (rashidazarang/chatgpt-chat-exporter, pull request 38), made small.
  it("keeps the report of a research that ran in an app, once, with links to its sources", () => {
    const mark = "\ue200cite\ue202turn1search1\ue201";
    const references = [{ matched_text: mark, items: [{ title: "A", url: "https://a.example" }] }];
    const report = {
      author: { role: "assistant" },
      create_time: AT + 500,
      content: { content_type: "text", parts: [`# Herons\n\nThey wade ${mark}.`] },
      metadata: { content_references: references, model_slug: "gpt-5-5-pro" },
    };
    const state = (value: object) => JSON.stringify({ plan: { steps: [] }, ...value });
    const whole = state({ status: "completed", report_message: report });
    const host = (widget_state: string) =>
      said("App started", { role: "tool", metadata: { chatgpt_sdk: { widget_state } } });
    const replay = (value: string) =>
      said(`The latest state of the widget is: ${value}`, {
        role: "tool",
        metadata: { is_visually_hidden_from_conversation: true },
      });
    const text = "# Herons\n\nThey wade ([A](https://a.example)).";
    const reading = readBehind(host(whole), said(""), replay(whole), said("Anything else?"));
    expect(reading.texts).toEqual([text, "Anything else?"]);
    expect(reading.times[0]).toBe((AT + 500) * 1_000);
    expect(reading.notes).toEqual({});
    expect(readBehind(replay(whole)).texts).toEqual([text]);
    const begun = readBehind(host(state({ status: "running" })), replay("{"), host("[]"));
    expect([begun.texts, begun.notes]).toEqual([[], { tool: 2, hidden: 1 }]);
  });

  // Shapes of 2026 rebuilt from tests of Cherry Studio's importer and of hippo, and from texts that
  // people copied out of it; none of them is an export as it is.
  it("keeps what its newer marks show: formulas, links, and names that are told by the mark alone", () => {
    const mark = (...parts: string[]) => `\ue200${parts.join("\ue202")}\ue201`;
    const widget = (value: unknown) => mark("genui", JSON.stringify(value));
    const named = mark("entity", '["people","Euler","mathematician"]');
    const text = [
      `By ${named}:`,
      widget({ math_block_widget_always_prefetch_v2: { content: "e^{i\\pi} + 1 = 0" } }),
      `See ${mark("url", "OpenAI", "https://openai.com")}, ${mark("url", "the result", "turn0search0")}.`,
      widget({ weather: { city: "Paris" } }),
    ].join("\n\n");
    const metadata = { content_references: [{ matched_text: named, type: "entity" }] };
    const reading = readBehind(said(text, { metadata }));
    expect(reading.texts).toEqual([
      "By Euler:\n\n$$e^{i\\pi} + 1 = 0$$\n\nSee [OpenAI](https://openai.com), the result.\n\n",
    ]);
    expect(reading.notes).toEqual({ unknown: 1 });
  });

  it("has a text that it wrote to be copied without the lines around it", () => {
    const text = [
      "Here it is:",
      ':::writing{variant="email" id="48217" subject="Review: [plan]"}',
      "Hello,",
      ":::",
      "Shall I change it?",
      ":::",
    ];
    expect(readBehind(said(text.join("\n"))).texts).toEqual([
      "Here it is:\n\n**Review: [plan]**\n\nHello,\n\nShall I change it?\n:::",
    ]);
    const plain = ":::writing{variant=standard id=58213}\nText\n:::";
    expect(readBehind(said(plain)).texts).toEqual(["Text"]);
  });

  it("has code that ran amid the thinking there, with what came of it, but shows what it drew", () => {
    // As in public exports since autumn of 2025, with other words.
    const metadata = { reasoning_status: "is_reasoning" };
    const output = (text: string, more = {}): Message => {
      const content = { content_type: "execution_output", text };
      return { content, role: "tool", metadata: { ...metadata, ...more } };
    };
    const thoughts = [{ summary: "Counting", content: "" }];
    const plot = { aggregate_result: { messages: [{ message_type: "image", image_url: "f" }] } };
    const reading = readBehind(
      { content: { content_type: "thoughts", thoughts }, metadata },
      said("len(text)", { recipient: "python", metadata }),
      output("42"),
      said("It has 42.", { metadata: { reasoning_status: "reasoning_ended" } }),
      said("draw()", { recipient: "python", metadata }),
      output("", plot),
      said("Drawn."),
    );
    expect(reading.texts).toEqual(["It has 42.", "[image]", "Drawn."]);
    expect(reading.thinking).toEqual([
      "Counting\n\n```python\nlen(text)\n```\n\n```\n42\n```",
      "```python\ndraw()\n```",
      "",
    ]);
  });

  it("tells what of a reply a question is about, where the person had selected it", () => {
    // As in a public export of 2026, with other words.
    const metadata = { targeted_reply: "High demand\n\nLow supply", targeted_reply_label: "Reply" };
    const reading = readBehind(said("What is meant?", { role: "user", metadata }));
    expect(reading.texts).toEqual(["> High demand\n>\n> Low supply\n\nWhat is meant?"]);
    expect(reading.notes).toEqual({});
  });

  it("is not slowed by marks that do not end", () => {
    const started = performance.now();
    expect(readBehind(said(`${"\ue200cite【".repeat(60_000)}`)).texts).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("counts what the product was told of the person, and reads an export of 2025", () => {
    const text = readFileSync("test/exports/chatgpt-modern.json", "utf8");
    const [first, second] = JSON.parse(text);
    const read = readMade(first, Date.UTC(2026, 0, 1));
    expect(read.links).toEqual([
      ">user-1",
      "user-1>assistant-1",
      "assistant-1>user-2",
      "user-2>assistant-2",
    ]);
    expect(read.notes).toEqual({ hidden: 1 });
    expect(read.conversation?.messages.map(({ model }) => model)).toEqual([
      "",
      "gpt-5-thinking",
      "",
      "o4-mini",
    ]);
    expect(readMade(second).problem).toBe("not-a-conversation");
  });
});
