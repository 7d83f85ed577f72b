import { expect, it } from "vitest";
import { makeBlock } from "../../test/builders/make-block";
import { makeExported, SAID_AT } from "../../test/builders/make-exported";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { countHidden } from "../domain/hidden-characters";
import { enExport } from "../ui/words/export-words";
import type { ContextMemory, ExportWriter } from "./export-writer";
import { readExport } from "./read-export";
import { createMarkdownWriter } from "./write-markdown";
import { createJsonWriter } from "./write-own-json";

const SECTION = { description: "", readOnly: false } as const;
const LIST = { kind: "list", checkbox: true, maxItems: null } as const;

const MEMORY: ContextMemory = {
  contextName: "Garden",
  blocks: [
    {
      block: makeBlock({ label: "# plan", description: "For *spring*.", updatedAt: SAID_AT }),
      content: { kind: "text", text: "dig\n# not a heading" },
    },
    {
      block: makeBlock({
        label: "tools",
        description: "",
        schema: { kind: "composite", sections: [{ ...SECTION, name: "owned", schema: LIST }] },
      }),
      content: {
        kind: "composite",
        sections: { owned: { kind: "list", items: [{ text: "spade", done: true }] } },
      },
    },
  ],
  facts: [
    {
      id: crypto.randomUUID(),
      contextId: crypto.randomUUID(),
      version: 1,
      key: "city",
      value: "Turin",
      since: SAID_AT,
      source: null,
      confidence: 1,
      state: "waiting",
      taint: [],
      former: [{ value: "Rome", since: SAID_AT, source: null }],
    },
  ],
  notes: [
    {
      id: crypto.randomUUID(),
      contextId: crypto.randomUUID(),
      version: 1,
      text: "Roses in May.",
      tags: ["roses"],
      source: null,
      taint: [],
      createdAt: SAID_AT,
      updatedAt: SAID_AT,
    },
  ],
};

async function write(
  make: (write: (text: string) => void) => ExportWriter,
  memory = MEMORY,
): Promise<string> {
  let text = "";
  const writer = make((more) => {
    text += more;
  });
  const { conversation, messages } = makeExported([">q1", "q1>a1"]);
  await writer.begin(conversation, "Garden");
  await writer.messages(messages);
  await writer.memory(memory);
  await writer.memory({ ...memory, blocks: [], facts: [] });
  await writer.end();
  return text;
}

it("M-085 P-056 memory is in our own JSON after the conversations, which are read as before", async () => {
  const text = await write((more) => createJsonWriter(more, SAID_AT));
  const { memory, conversations } = JSON.parse(text);
  const [plan, tools] = MEMORY.blocks;
  expect(memory).toMatchObject([
    {
      context: "Garden",
      blocks: [
        { label: "# plan", permission: "ReadWrite", content: plan?.content },
        { label: "tools", schema: tools?.block.schema, content: tools?.content },
      ],
      facts: [{ key: "city", value: "Turin", state: "waiting", former: [{ value: "Rome" }] }],
      notes: [{ text: "Roses in May.", tags: ["roses"] }],
    },
    { context: "Garden", blocks: [], facts: [], notes: [{ text: "Roses in May." }] },
  ]);
  expect(conversations).toHaveLength(1);
  const items = [];
  for await (const item of readExport(new Blob([text]), { ...READ_OPTIONS, now: SAID_AT })) {
    items.push(item);
  }
  expect(items.map(({ type }) => type)).toEqual(["conversation"]);
});

it("what nobody sees of a memory is escaped in our own JSON, and comes back", async () => {
  const hidden = "a\u202eb\u200b\u{e0041}";
  const notes = MEMORY.notes.map((note) => ({ ...note, text: hidden, tags: [hidden] }));
  const facts = MEMORY.facts.map((fact) => ({ ...fact, value: hidden }));
  const memory = { ...MEMORY, contextName: hidden, notes, facts };
  const text = await write((more) => createJsonWriter(more, SAID_AT), memory);
  expect(countHidden(text)).toBe(0);
  expect(text).toContain("a\\u202eb\\u200b\\udb40\\udc41");
  expect(JSON.parse(text).memory[0]).toMatchObject({
    context: hidden,
    facts: [{ value: hidden }],
    notes: [{ text: hidden, tags: [hidden] }],
  });
});

it("memory is in the Markdown after the conversations, and none of its words makes a heading", async () => {
  const text = await write((more) => createMarkdownWriter(more, enExport.exportPart.markdown));
  const end = text.slice(text.indexOf("# Memory of Garden"));
  expect(
    end
      .split("\n")
      .filter((line) => line !== "")
      .slice(0, 13),
  ).toEqual([
    "# Memory of Garden",
    "## \\# plan",
    "For \\*spring\\*\\.",
    "> dig",
    expect.stringMatching(/^> .*not a heading$/),
    "## tools",
    "### owned",
    "- [x] spade",
    "## Facts",
    "- city: Turin *(waits for you)*",
    "## Notes",
    "### 2025-08-24 16:36 · roses",
    "> Roses in May.",
  ]);
});
