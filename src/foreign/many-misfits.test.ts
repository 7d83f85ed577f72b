import { describe, expect, it } from "vitest";
import { makeChatGptLine, toFile } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { makeUncutFile } from "../../test/builders/uncut-file";
import type { ExportItem } from "./export-item";
import { readExport } from "./read-export";

async function readAll(source: Blob | readonly File[]): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(source, READ_OPTIONS)) items.push(item);
  return items;
}

describe("a file of many elements that are no conversation", () => {
  const good = JSON.stringify(makeChatGptLine("good", 1));

  it("ends with one problem of the file after 100,000 of them, and what came before is kept", async () => {
    const items = await readAll(toFile(`[${good},${"0,".repeat(150_000)}${good}]`));
    expect(items).toHaveLength(100_002);
    expect(items[0]).toMatchObject({ type: "problem", position: 2 });
    const last = items.findLast((item) => item.type === "problem");
    expect(last).toMatchObject({ position: null, problem: "not-an-array" });
    const conversations = items.filter(({ type }) => type === "conversation");
    expect(conversations).toHaveLength(1);
  });

  it("is read to its end where they are fewer", async () => {
    const items = await readAll(toFile(`[${"0,".repeat(99_999)}${good}]`));
    expect(items).toHaveLength(100_000);
    expect(items.at(-1)).toMatchObject({ type: "conversation", position: 100_000 });
  });

  it("costs no other file beside it", async () => {
    const zeros = new File([`[${"0,".repeat(100_001)}0]`], "a.json");
    const items = await readAll([zeros, new File([`[${good}]`], "b.json")]);
    expect(items).toHaveLength(100_002);
    expect(items.at(-1)).toMatchObject({ type: "conversation" });
  });

  it("ends a chat told in lines, too, with what was said in it", async () => {
    const head = { chat_metadata: {}, user_name: "Me", character_name: "Ada" };
    const line = { name: "Ada", is_user: false, mes: "Hi", send_date: 1_700_000_000_000 };
    const said = JSON.stringify(line);
    const text = `${JSON.stringify(head)}\n${said}\n${"0\n".repeat(150_000)}${said}`;
    const [item, ...others] = await readAll(toFile(text));
    if (item?.type !== "conversation") throw new Error(JSON.stringify(item));
    expect([item.conversation.messages.length, others]).toEqual([1, []]);
    expect(item.notes.get("unknown")).toBe(100_000);
  });

  it.each([
    ["a list", `[${"0,".repeat(90_000)}0]`],
    ["a long text", `["${"a".repeat(60_000_000)}"]`],
  ])("gives the task up meanwhile, so that others are heard: %s", async (_, text) => {
    let heard = 0;
    const timer = setInterval(() => {
      heard += 1;
    }, 1);
    // What is asked of the file before it is read is no part of this.
    const heardBefore: number[] = [];
    const onBytes = () => heardBefore.push(heard);
    for await (const _item of readExport(makeUncutFile(text), { ...READ_OPTIONS, onBytes })) {
      // Reading is enough.
    }
    clearInterval(timer);
    expect(heard).toBeGreaterThan(heardBefore[0] ?? 0);
  });

  it("ends without a word where it is told to", async () => {
    const stopping = new AbortController();
    const items: ExportItem[] = [];
    const file = toFile(`[${"0,".repeat(90_000)}${good}]`);
    for await (const item of readExport(file, { ...READ_OPTIONS, signal: stopping.signal })) {
      items.push(item);
      stopping.abort();
    }
    expect(items.length).toBeLessThan(20_000);
    expect(
      items.every((item) => item.type === "problem" && item.problem === "not-a-conversation"),
    ).toBe(true);
  });
});
