import { describe, expect, it } from "vitest";
import {
  damageEntry,
  makeChatsZip,
  nameMethod,
  ZIPPED_CHATS,
} from "../../test/builders/broken-zip";
import { makeChatGptLine } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readExport } from "./read-export";

/** What conversations are called, and what is wrong with the rest. */
async function outline(source: Uint8Array<ArrayBuffer> | readonly File[]): Promise<string[]> {
  const entries: string[] = [];
  const file = source instanceof Uint8Array ? new Blob([source]) : source;
  for await (const item of readExport(file, READ_OPTIONS)) {
    if (item.type === "conversation") entries.push(item.conversation.id);
    if (item.type === "problem") entries.push(`${item.name ?? "file"} ${item.problem}`);
  }
  return entries.sort();
}

describe("an archive that is broken", () => {
  it("costs the one file that is damaged in it, and no other", async () => {
    const zip = await makeChatsZip();
    damageEntry(zip, 1);
    expect(await outline(zip)).toEqual(["one", "three", "two.json unreadable"]);
  });

  it("is said to have ended early where its end is missing, wherever it was cut", async () => {
    const zip = await makeChatsZip();
    for (const share of [0.05, 0.5, 0.95]) {
      const cut = zip.slice(0, Math.floor(zip.length * share));
      expect(await outline(cut)).toEqual(["file zip-cut-off"]);
    }
    expect(await outline(zip.slice(0, 10))).toEqual(["file zip-cut-off"]);
  });

  it("is said to have a password where it has one", async () => {
    expect(await outline(await makeChatsZip({ password: "secret" }))).toEqual(["file zip-locked"]);
  });

  it("is said to be packed in another way than a browser unpacks", async () => {
    const zip = await makeChatsZip();
    nameMethod(zip, 0, 12);
    expect(await outline(zip)).toEqual(["one.json zip-packing", "three", "two"]);
  });
});

describe("a folder with a file that cannot be read to its end", () => {
  const broken = (name: string, text: string) => {
    const file = new File([text], name);
    const stream = () => {
      let isRead = false;
      return new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (isRead) controller.error(new DOMException("gone", "NotReadableError"));
          else controller.enqueue(new TextEncoder().encode(text));
          isRead = true;
        },
      });
    };
    return Object.assign(file, { stream });
  };

  it("gives all others, and what was whole of it", async () => {
    const [one, two, three] = ZIPPED_CHATS.map((id) => JSON.stringify(makeChatGptLine(id, 1)));
    const files = [
      new File([one ?? ""], "1.json"),
      broken("2.json", `[${two},{"mapping"`),
      new File([three ?? ""], "3.json"),
    ];
    expect(await outline(files)).toEqual(["2.json unreadable", "one", "three", "two"]);
  });

  it("gives what was told of a chat in lines until then", async () => {
    const line = (mes: string) => JSON.stringify({ name: "Ada", is_user: false, mes });
    const outlined = await outline([broken("chat.jsonl", `${line("Hi")}\n${line("Ho")}\n`)]);
    expect(outlined).toHaveLength(2);
    expect(outlined).toContain("chat.jsonl unreadable");
  });
});
