import { expect, it } from "vitest";
import { makeExported, SAID_AT } from "../../test/builders/make-exported";
import { READ_OPTIONS } from "../../test/builders/read-made";
import type { Reference } from "../domain/reference";
import { makeAliases } from "../domain/reference-aliases";
import { enExport } from "../ui/words/export-words";
import type { ExportItem } from "./export-item";
import type { ExportWriter } from "./export-writer";
import { readExport } from "./read-export";
import { createMarkdownWriter } from "./write-markdown";
import { createJsonWriter } from "./write-own-json";

const OPTIONS = { ...READ_OPTIONS, now: SAID_AT + 60_000 };

function reference(name: string, more: Partial<Reference> = {}): Reference {
  const id = crypto.randomUUID();
  const said = { action: "created", mentionedAt: SAID_AT } as const;
  const called = { kind: "workflow", target: name, name } as const;
  const aliases = makeAliases(called);
  return { id, conversationId: id, ...said, ...called, aliases, ...more };
}

async function write(
  make: (write: (text: string) => void) => ExportWriter,
  references: readonly Reference[],
): Promise<string> {
  let text = "";
  const writer = make((more) => {
    text += more;
  });
  const { conversation, messages } = makeExported([">q1"]);
  await writer.begin(conversation, "Mine", references);
  await writer.messages(messages);
  await writer.end();
  return text;
}

async function read(text: string): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(new Blob([text]), OPTIONS)) items.push(item);
  return items;
}

const inJson = (references: readonly Reference[]) =>
  write((more) => createJsonWriter(more, SAID_AT), references);

it("M-085 what a conversation was about is in our own JSON with it, and is read as it was", async () => {
  const named = reference("Tasks", { target: "t-1", aliases: ["my list"] });
  const text = await inJson([named, reference("Budget")]);
  const [first, second] = JSON.parse(text).conversations[0].references;
  expect(first).toMatchObject({ name: "Tasks", target: "t-1", aliases: ["my list"] });
  expect(second).not.toHaveProperty("aliases");
  const expected = { kind: "workflow", action: "created", mentionedAt: SAID_AT };
  expect(await read(text)).toMatchObject([
    {
      conversation: {
        references: [
          { ...expected, name: "Tasks", target: "t-1", aliases: ["my list"] },
          { ...expected, name: "Budget", target: "Budget", aliases: [] },
        ],
      },
    },
  ]);
  expect(await inJson([])).not.toContain("references");
});

it("what is no reference in a file is left out and counted, and names show what they say", async () => {
  const file = JSON.parse(await inJson([reference("Tasks"), reference("Budget")]));
  const [tasks, budget] = file.conversations[0].references;
  const wrong = [
    null,
    7,
    { ...tasks, kind: "tool" },
    { ...tasks, target: "" },
    { ...tasks, name: "" },
  ];
  const long = { ...budget, target: "x".repeat(201) };
  const hidden = { ...budget, name: "Bud\u202eget", aliases: [4, "a\nb", "a\nb", "\u200b"] };
  file.conversations[0].references = [...wrong, long, hidden];
  const [item] = await read(JSON.stringify(file));
  expect(item).toMatchObject({
    conversation: { references: [{ name: "Budget", aliases: ["a b"] }] },
    notes: new Map([["unknown", 6]]),
  });
  file.conversations[0].references = Array.from({ length: 1_002 }, (_, at) => ({
    ...tasks,
    target: `t-${at}`,
  }));
  const [many] = await read(JSON.stringify(file));
  expect(many).toMatchObject({ notes: new Map([["unknown", 2]]) });
});

it("M-085 Markdown lists it under the title, as nothing but words", async () => {
  const words = enExport.exportPart.markdown;
  const named = [reference("Tasks", { target: "t1" }), reference("# x\n# *y*")];
  const text = await write((more) => createMarkdownWriter(more, words), named);
  expect(text).toContain("- References:\n  - Tasks \\(t1\\)\n  - \\# x \\# \\*y\\*\n\n### 1.");
});
