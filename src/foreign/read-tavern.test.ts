import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toFile } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import type { ExportItem } from "./export-item";
import { readExport } from "./read-export";

const HEAD = {
  chat_metadata: { integrity: "1e6905db-bab6-4901-913b-06d18cab5a8f" },
  user_name: "unused",
  character_name: "unused",
};

const OLD_HEAD = { user_name: "Me", character_name: "Ada", create_date: "2023-06-03@15h04m33s" };

const said = (mes: string, over: object = {}) => ({
  name: "Ada",
  is_user: false,
  is_system: false,
  mes,
  send_date: "June 3, 2023 4:05pm",
  ...over,
});

const question = (mes: string, over: object = {}) =>
  said(mes, { name: "Me", is_user: true, ...over });

async function readLines(...lines: readonly unknown[]): Promise<ExportItem[]> {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const items: ExportItem[] = [];
  for await (const item of readExport(toFile(text.join("\n")), READ_OPTIONS)) items.push(item);
  return items;
}

async function readChat(...lines: readonly unknown[]) {
  const [item, ...others] = await readLines(...lines);
  if (item?.type !== "conversation" || others.length > 0) throw new Error(JSON.stringify(item));
  const { conversation, source, notes } = item;
  const links = conversation.messages.map(({ id, previous }) => `${previous ?? ""}>${id}`);
  const texts = conversation.messages.map(({ text }) => text);
  return { conversation, source, links, texts, notes: Object.fromEntries(notes) };
}

describe("reading a chat of SillyTavern", () => {
  it("puts no more of a name before what others say than a name needs, however often", async () => {
    const swipes = Array.from({ length: 2_000 }, (_one, at) => `Text ${at}`);
    const other = said("Text 0", { name: `Bo ${"b".repeat(100_000)}`, swipes, swipe_id: 0 });
    const { texts } = await readChat(HEAD, said("Hi"), other);
    expect(texts[1]).toMatch(/^\*\*Bo b+:\*\* Text 0$/);
    expect(texts.join("").length).toBeLessThan(2_000 * 300);
  });

  it("keeps swipes as branches, the shown one gone on from, with thinking, models and times", async () => {
    const swiped = said("Two, edited", {
      send_date: "2023-09-26T07:04:12.006Z",
      swipes: ["One", "Two", "<think>old</think>Three"],
      swipe_id: 1,
      swipe_info: [{ send_date: 1_690_000_000_000, extra: { model: "m0" } }],
      extra: { reasoning: "hm", model: "gpt-4o", image: "a.png" },
    });
    const read = await readChat(HEAD, question("Hi"), swiped, question("Go on"));
    expect(read.source).toBe("sillytavern");
    expect(read.texts).toEqual(["Hi", "One", "Two, edited", "Go on", "Three"]);
    const [q, first, shown, last, third] = read.conversation.messages;
    expect([first, shown, third].map((one) => one?.previous)).toEqual([q?.id, q?.id, q?.id]);
    expect(last?.previous).toBe(shown?.id);
    expect(third).toMatchObject({ thinking: "old" });
    expect(shown).toMatchObject({
      model: "gpt-4o",
      thinking: "hm",
      createdAt: Date.UTC(2023, 8, 26, 7, 4, 12, 6),
    });
    expect(first).toMatchObject({ model: "m0", createdAt: 1_690_000_000_000 });
    expect(read.conversation.leaf).toBe(last?.id);
    expect(read.notes).toEqual({ image: 1 });
  });

  it("is known by its own name, or by its character and time; messages by their times", async () => {
    const read = await readChat(HEAD, question("Hi"), said("One"));
    expect(read.conversation).toMatchObject({ id: HEAD.chat_metadata.integrity, title: "Ada" });
    const old = await readChat(OLD_HEAD, question("Hi"), said("One", { send_date: 1_690_000_000 }));
    expect(old.conversation.title).toMatch(/^Ada, 2023-06-0[234]$/);
    expect(old.conversation.messages[1]?.createdAt).toBe(1_690_000_000_000);
    const longer = await readChat(OLD_HEAD, question("Hi"), said("One"), question("More"));
    expect(longer.conversation.id).toBe(old.conversation.id);
    // One that was deleted there changes the name of none that comes after it.
    const at = (minute: number) => ({ send_date: `June 3, 2023 4:0${minute}pm` });
    const whole = await readChat(HEAD, question("a", at(1)), said("b", at(2)), said("c", at(3)));
    const less = await readChat(HEAD, question("a", at(1)), said("c", at(3)));
    expect(less.conversation.messages.at(-1)?.id).toBe(whole.conversation.messages.at(-1)?.id);
  });

  it("passes by what was hidden and lines that are broken, and names others than the first", async () => {
    const read = await readChat(
      HEAD,
      said("Note", { is_system: true, name: "System" }),
      said("Hello"),
      '{"name":"Ada","mes":"bro',
      said("Here too", { name: "Bob" }),
    );
    expect(read.texts).toEqual(["Hello", "**Bob:** Here too"]);
    expect(read.notes).toEqual({ hidden: 1, unknown: 1 });
  });

  it("keeps what the person hid from the model, which the chat shows, and not what it says itself", async () => {
    const hidden = { is_system: true };
    const own = { ...hidden, name: "SillyTavern System" };
    const read = await readChat(
      HEAD,
      said("Hello", { ...hidden, extra: { model: "m" } }),
      question("Hi", hidden),
      said("Help", { ...hidden, extra: { type: "help" } }),
      said("A remark", { ...hidden, name: "Note", extra: { type: "comment" } }),
      said("Tool calls: roll", { ...own, extra: { isSmallSys: true, tool_invocations: [] } }),
      said("It rains", { ...hidden, name: "System", extra: { type: "narrator" } }),
      said("Go on"),
    );
    expect(read.texts).toEqual(["Hello", "Hi", "**System:** It rains", "Go on"]);
    expect(read.notes).toEqual({ hidden: 3 });
  });

  it.each([
    ["chat", "Darkness, 2023-03-24", ["*It's a sunny day"]],
    [
      "room",
      "Megumin, Aqua, Darkness, 2023-05-21",
      ["*It was day, the", "**Aqua:** *I am", "**Darkness:** *It"],
    ],
  ] as const)("is read as TavernAI has published it: a %s", async (kind, title, beginnings) => {
    const file = new File([readFileSync(`test/exports/tavernai-${kind}.jsonl`)], "chat.jsonl");
    const read: ExportItem[] = [];
    for await (const item of readExport(file, READ_OPTIONS)) read.push(item);
    const [only] = read;
    if (only?.type !== "conversation" || read.length > 1) throw new Error(JSON.stringify(read));
    const { conversation, notes, source } = only;
    const begun = conversation.messages.map(({ text }, at) =>
      text.slice(0, beginnings[at]?.length),
    );
    expect([source, conversation.title, begun]).toEqual(["sillytavern", title, beginnings]);
    expect(Object.fromEntries(notes)).toEqual({});
  });

  it("ends in one error where a chat has 1,000,000 messages", async () => {
    const line = `${JSON.stringify(said("x"))}\n`;
    const file = toFile(`${JSON.stringify(HEAD)}\n${line.repeat(1_000_000)}`);
    const items: ExportItem[] = [];
    for await (const item of readExport(file, READ_OPTIONS)) items.push(item);
    expect(items).toMatchObject([{ type: "problem", position: 1, problem: "too-large" }]);
  });

  // As SillyTavern's own reader of times takes them: `public/scripts/utils.js`, `parseTimestamp`.
  it("reads times that older files have as digits, and keeps a chat whole that names no whole swipe", async () => {
    const first = said("Hi", { send_date: "1690000000000" });
    const half = said("Two", {
      send_date: 1_690_000_060_000,
      swipes: ["One", "Two"],
      swipe_id: 0.5,
    });
    const read = await readChat(
      HEAD,
      first,
      half,
      question("Go on", { send_date: "1690000120000" }),
    );
    const times = read.conversation.messages.map(({ createdAt }) => createdAt - 1_690_000_000_000);
    expect(times).toEqual([0, 60_000, 120_000, 60_000]);
    expect(read.texts).toEqual(["Hi", "Two", "Go on", "Two"]);
    expect(read.notes).toEqual({});
  });
});
