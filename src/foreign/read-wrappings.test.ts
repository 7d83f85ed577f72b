import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeChatGptLine, makeClaude, toFile } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readExport } from "./read-export";

const ONE = makeChatGptLine("one", 1);
const TWO = makeClaude([{ uuid: "q", sender: "human" }], "two");

afterEach(() => {
  vi.restoreAllMocks();
});

/** What conversations are called, and what is wrong with the rest. */
async function outline(source: Blob | readonly File[]): Promise<string[]> {
  const entries: string[] = [];
  for await (const item of readExport(source, READ_OPTIONS)) {
    if (item.type === "conversation") entries.push(item.conversation.id);
    if (item.type === "problem") entries.push(`${item.name ?? item.position} ${item.problem}`);
  }
  return entries;
}

function toUtf16(text: string, isBig: boolean): Blob {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Blob([bytes]);
}

async function zip(files: Readonly<Record<string, string>>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

/** A file that gives its bytes one by one. */
function slowly(text: string): Blob {
  const file = new Blob([text]);
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (at === bytes.length) controller.close();
        else controller.enqueue(bytes.slice(at, at + 1));
        at += 1;
      },
    });
  return Object.assign(file, { stream });
}

describe("the wrappings of an export", () => {
  it.each(["conversations", "chat"])("may be an object with the list %s", async (list) => {
    const wrapped = { about: { a: ["[", 1] }, [list]: [ONE, TWO], more: [{}] };
    expect(await outline(toFile(JSON.stringify(wrapped)))).toEqual(["one", "two"]);
    expect(await outline(toFile(JSON.stringify(wrapped, null, 2)))).toEqual(["one", "two"]);
    expect(await outline(slowly(JSON.stringify(wrapped)))).toEqual(["one", "two"]);
  });

  it("may be lines, of which one that is broken costs no other", async () => {
    const lines = [JSON.stringify(ONE), '{"mapping":{"a":"', "nonsense", "", JSON.stringify(TWO)];
    const expected = ["one", "2 not-json", "3 not-json", "two"];
    expect((await outline(toFile(lines.join("\n")))).sort()).toEqual([...expected].sort());
    expect((await outline(slowly(`${lines.join("\r\n")}\r\n`))).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it("may be objects one after the other, over several lines each", async () => {
    const text = [ONE, TWO].map((one) => JSON.stringify(one, null, 2)).join("\n");
    expect(await outline(toFile(text))).toEqual(["one", "two"]);
  });

  it.each([true, false])(
    "may be UTF-16, with a mark or without (big-endian: %s)",
    async (isBig) => {
      const text = JSON.stringify([{ ...ONE, title: "é𝄞" }, TWO]);
      expect(await outline(toUtf16(`\uFEFF${text}`, isBig))).toEqual(["one", "two"]);
      expect(await outline(toUtf16(text, isBig))).toEqual(["one", "two"]);
    },
  );

  it("may be an archive or a folder of single chats, whatever they are called", async () => {
    const files = {
      "chats/10.json": JSON.stringify(TWO),
      "chats/2.conversation.json": JSON.stringify(ONE),
      "chats/._2.json": "junk",
      "user.json": '{"id":"me"}',
      "a.png": "x",
    };
    const expected = ["one", "two", "user.json not-a-conversation"];
    expect((await outline(await zip(files))).sort()).toEqual(expected);
    const folder = Object.entries(files).map(([name, text]) => {
      return new File([text], name.slice(name.indexOf("/") + 1));
    });
    expect((await outline(folder)).sort()).toEqual(expected);
    expect(await outline([new File(["x"], "a.json")])).toEqual(["null no-conversations"]);
  });

  it("never reads what stands beside Page Assist's chats: it holds keys", async () => {
    const parse = vi.spyOn(JSON, "parse");
    const key = "sk-never-read";
    const chat = [{ history: { id: "h1" }, messages: [{ role: "user", content: "Hi", id: "m" }] }];
    const around = [
      { oaiConfigs: [{ apiKey: key }], knowledge: [{ a: "x".repeat(100_000) }], chat },
      { knowledge: [], chat, oaiConfigs: [{ apiKey: key }], storageLocal: { k: key } },
    ];
    for (const file of around) expect(await outline(toFile(JSON.stringify(file)))).toEqual(["h1"]);
    expect(parse).toHaveBeenCalledTimes(2);
    for (const [text] of parse.mock.calls) expect(text).not.toContain(key);
  });

  // What Claude sends since August 2026, as several of its readers describe it: the links work once.
  it("is told as what it is where it only lists where the export can be downloaded", async () => {
    const part = (category: string) => ({ category, export_url: "https://claude.ai/export/x" });
    const files = [part("light_metadata"), part("conversations")];
    const list = JSON.stringify({ instructions: "…", total_files: 2, data_files: files });
    expect(await outline(toFile(list))).toEqual(["null download-list"]);
    const beside = [new File([list], "manifest-1.json"), new File([JSON.stringify(ONE)], "n.json")];
    expect(await outline(beside)).toEqual(["manifest-1.json download-list", "one"]);
    expect(await outline(toFile('{"data_files":[{"export_url":7}]}'))).toEqual([
      "1 not-a-conversation",
    ]);
  });

  it("may nest in each other only so far as products do", async () => {
    const inner = await zip({ "conversations.json": JSON.stringify([ONE]) });
    const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
    await writer.add("inner.zip", inner.stream());
    expect(await outline(await writer.close())).toEqual(["null no-conversations"]);
    const nested = '{"conversations":'.repeat(10) + "}".repeat(10);
    expect(await outline(toFile(nested))).toEqual(["1 not-json"]);
    const lists = `${'{"conversations":['.repeat(10)}${"]}".repeat(10)}`;
    expect(await outline(toFile(lists))).toEqual(["1 not-a-conversation"]);
  });
});
