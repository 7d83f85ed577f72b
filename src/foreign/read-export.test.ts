import { readFileSync } from "node:fs";
import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { describe, expect, it } from "vitest";
import { AT, makeChatGptLine, makeClaude, toFile } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import * as fc from "../../test/builders/steady-check";
import type { ExportItem } from "./export-item";
import { readExport } from "./read-export";
import { openZip } from "./read-zip";

async function readAll(file: Blob): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(file, READ_OPTIONS)) items.push(item);
  return items;
}

/** Ids with places, or positions with problems. */
async function outline(file: Blob): Promise<string[]> {
  return (await readAll(file)).map((item) => {
    if (item.type === "card") return `card ${item.card.name}`;
    return item.type === "conversation"
      ? `${item.conversation.id} ${item.conversation.rank}`
      : `${item.position} ${item.problem}`;
  });
}

async function zip(files: Readonly<Record<string, string>>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

const ONE = makeChatGptLine("one", 2);
const TWO = { ...makeChatGptLine("two", 1), update_time: AT + 500 };
const THREE = makeClaude([{ uuid: "q", sender: "human" }], "three");

describe("reading an export", () => {
  it("M-086 gives every conversation of a file, of both products", async () => {
    const items = await readAll(toFile(JSON.stringify([ONE, THREE])));
    expect(items.map((item) => item.type === "conversation" && item.source)).toEqual([
      "chatgpt",
      "claude",
    ]);
  });

  it("places the newest highest, whether the file begins or ends with it", async () => {
    expect(await outline(toFile(JSON.stringify([ONE, TWO])))).toEqual(["one 0", "two 1"]);
    expect(await outline(toFile(JSON.stringify([TWO, ONE])))).toEqual(["two 999999", "one 999998"]);
    expect(await outline(toFile(JSON.stringify([ONE])))).toEqual(["one 999999"]);
    expect(await outline(toFile(JSON.stringify(ONE)))).toEqual(["one 999999"]);
  });

  it("is misled by no conversation that was gone on with later than its neighbours", async () => {
    const made = [500, 900, 400, 300, 200].map((later, at) => {
      return { ...makeChatGptLine(`c${at}`, 1), update_time: AT + later };
    });
    const last = made.map(({ conversation_id }, at) => `${conversation_id} ${999_999 - at}`);
    expect(await outline(toFile(JSON.stringify(made)))).toEqual(last);
    const first = made.map(({ conversation_id }, at) => `${conversation_id} ${4 - at}`).reverse();
    expect(await outline(toFile(JSON.stringify([...made].reverse())))).toEqual(first);
  });

  it("reads an archive, its numbered files in the order of their numbers", async () => {
    const file = await zip({
      "chat.html": "<p>[]</p>",
      "conversations-010.json": JSON.stringify([makeChatGptLine("ten", 1)]),
      "conversations-002.json": JSON.stringify([TWO]),
      "conversations-000.json": JSON.stringify([ONE]),
      "my-conversations.json": "[1]",
    });
    expect(await outline(file)).toEqual(["one 0", "two 1", "ten 2"]);
    expect(await outline(await zip({ "x/conversations.json": JSON.stringify([ONE]) }))).toEqual([
      "one 999999",
    ]);
  });

  it("tells of an archive without conversations, of one that is broken, and of what is none", async () => {
    expect(await outline(await zip({ "chat.html": "x" }))).toEqual(["null no-conversations"]);
    const whole = await zip({ "conversations.json": JSON.stringify([ONE, TWO]) });
    expect(await outline(whole.slice(0, whole.size - 60))).toEqual(["null zip-cut-off"]);
    expect(await outline(toFile("hello"))).toEqual(["null not-an-array"]);
    expect(await outline(toFile(""))).toEqual(["null not-an-array"]);
  });

  it("imports what was whole of a file that is cut off", async () => {
    const text = JSON.stringify([ONE, TWO]);
    expect(await outline(toFile(text.slice(0, -20)))).toEqual(["1 cut-off", "one 999999"]);
  });

  it("names what it cannot read by its position, and goes on", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `[${JSON.stringify(ONE)},${deep},{"a":},7,${JSON.stringify(TWO)}]`;
    const found = await outline(toFile(text));
    expect(found.sort()).toEqual(
      ["2 too-deep", "3 not-json", "4 not-a-conversation", "one 0", "two 1"].sort(),
    );
  });

  it("never fails, whatever bytes it is given", async () => {
    const whole = new TextEncoder().encode(JSON.stringify([ONE, THREE]));
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), async (bytes, end) => {
        const damaged = whole.slice(0, end);
        for (const [at, byte] of bytes) if (at < end) damaged[at] = byte;
        expect((await readAll(new Blob([damaged]))).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it("stops at an archive that unpacks to more than it may, or has too many entries", async () => {
    const file = await zip({ "conversations.json": " ".repeat(100_000), b: "", c: "" });
    const [part] = await openZip(file, { maxBytes: 50_000 });
    const read = async () => {
      for await (const _ of part?.read() ?? []);
    };
    await expect(read()).rejects.toThrow(expect.objectContaining({ name: "ZipTooLarge" }));
    await expect(openZip(file, { maxEntries: 2 })).rejects.toThrow(
      expect.objectContaining({ name: "ZipTooLarge" }),
    );
  });

  it("gives the same names whenever it is read, so that nothing comes twice", async () => {
    const names = ["openwebui", "chatgpt-modern", "librechat-branches", "librechat-tree"];
    const files = [...names.map((name) => `${name}.json`), "risuai-card-v3.json"];
    for (const name of [...files, "tavernai-chat.jsonl", "tavernai-room.jsonl"]) {
      const file = new Blob([readFileSync(`test/exports/${name}`)]);
      const read = async (now: number) => {
        const identifiers: string[] = [];
        for await (const item of readExport(file, { ...READ_OPTIONS, now })) {
          if (item.type !== "conversation") continue;
          const { id, messages } = item.conversation;
          identifiers.push(id, ...messages.map((one) => `${one.previous}>${one.id}`));
        }
        return identifiers;
      };
      const first = await read(Date.UTC(2026, 5, 1));
      expect(first.length, name).toBeGreaterThan(1);
      expect(await read(Date.UTC(2026, 9, 1)), name).toEqual(first);
    }
  });

  it("can be left in the middle of an archive", async () => {
    const file = await zip({ "conversations.json": JSON.stringify(Array(200).fill(ONE)) });
    for await (const item of readExport(file, READ_OPTIONS)) {
      expect(item.type).toBe("conversation");
      break;
    }
  });
});
