import { describe, expect, it } from "vitest";
import { makeChatGpt } from "../../test/builders/make-export";
import { makePng } from "../../test/builders/make-png";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { deflateZeros, zipOver } from "../../test/builders/zip-bomb";
import { toBase64 } from "../domain/base64";
import type { ExportItem } from "./export-item";
import { readExport } from "./read-export";
import { createZipFile } from "./write-zip";
import { openZipPictures } from "./zip-pictures";

type Conversation = Extract<ExportItem, { type: "conversation" }>;

const PNG = new Uint8Array(makePng(3, 2, "a secret place"));

const pointer = (id: string, more: object = {}) => ({
  content_type: "image_asset_pointer",
  asset_pointer: `sediment://${id}`,
  ...more,
});

/** A chat in which the person shows pictures, and one is drawn by a tool. */
const CHAT = makeChatGpt({
  nodes: [
    {
      id: "q",
      parent: null,
      role: "user",
      contentType: "multimodal_text",
      parts: [pointer("file_A1"), pointer("file_gone"), "What is it?"],
      metadata: { attachments: [{ id: "file_A1", name: "plan.png", mime_type: "image/png" }] },
    },
    {
      id: "t",
      parent: "q",
      role: "tool",
      contentType: "multimodal_text",
      parts: [pointer("file-D4", { size_bytes: 77, metadata: { dalle: { prompt: "a heron" } } })],
    },
    { id: "a", parent: "t", role: "assistant", text: "Here." },
  ],
});

function toZip(files: Readonly<Record<string, Uint8Array | string>>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = createZipFile((bytes) => parts.push(bytes));
  for (const [name, content] of Object.entries(files)) {
    zip.add(name, typeof content === "string" ? new TextEncoder().encode(content) : content);
  }
  zip.end();
  return new Blob(parts);
}

async function readOne(source: Blob | readonly File[]): Promise<Conversation> {
  const items: ExportItem[] = [];
  for await (const item of readExport(source, READ_OPTIONS)) items.push(item);
  const [first] = items;
  if (items.length !== 1 || first?.type !== "conversation") throw new Error(JSON.stringify(items));
  return first;
}

/** What each message's pictures are, with how many bytes each has. */
async function picturesOf({ pictures }: Conversation) {
  const all = [...pictures].flatMap(([message, list]) => list.map((one) => ({ ...one, message })));
  return Promise.all(
    all.map(async ({ message, id, name, mark, read }) => {
      return [message, id, name, mark, (await read())?.size ?? null];
    }),
  );
}

describe("the pictures of an export", () => {
  it("are found by what they are called there, whatever is behind it, and by their size", async () => {
    const drawn = new Uint8Array(77);
    const zip = toZip({
      "conversations.json": JSON.stringify([CHAT]),
      "file_A1-sanitized.png": PNG,
      "file_A10.dat": new Uint8Array(5),
      "dalle-generations/bdd53f7d-8240.webp": drawn,
      "dalle-generations/other.webp": new Uint8Array(78),
    });
    const one = await readOne(zip);
    expect(await picturesOf(one)).toEqual([
      ["q", "file_A1", "plan.png", "[image: plan.png]", PNG.length],
      ["t", "file-D4", "a heron", "[image: a heron]", 77],
    ]);
    // The mark stands until the picture does; one whose bytes are nowhere is counted.
    expect(one.conversation.messages[0]?.text).toBe("[image: plan.png]\n[image]\nWhat is it?");
    expect([...one.notes]).toEqual([["image", 1]]);
    // What goes to the worker holds no way to read a file.
    expect(Object.keys(one.conversation.messages[0] ?? {})).not.toContain("pictures");
  });

  it("are found in a folder, and not by a size that two of them have", async () => {
    const files = [
      new File([JSON.stringify([CHAT])], "conversations.json"),
      new File([PNG], "file_A1.dat"),
    ];
    expect(await picturesOf(await readOne(files))).toEqual([
      ["q", "file_A1", "plan.png", "[image: plan.png]", PNG.length],
    ]);
    const zip = toZip({
      "conversations.json": JSON.stringify([CHAT]),
      "dalle-generations/a.webp": new Uint8Array(77),
      "dalle-generations/b.webp": new Uint8Array(77),
    });
    const one = await readOne(zip);
    expect([...one.pictures]).toEqual([]);
    expect([...one.notes]).toEqual([["image", 3]]);
  });

  it("are taken out of Open WebUI's and Page Assist's messages; eight a message", async () => {
    const url = `data:image/png;base64,${toBase64(PNG)}`;
    const image = (name: string, at: string) => ({ type: "image", name, url: at });
    const files = [image("a.png", url), image("b.png", "/api/v1/files/1"), image("c.png", url)];
    const message = { id: "m", parentId: null, role: "user", content: "Look", files };
    const open = { id: "o", chat: { title: "O", history: { messages: { m: message } } } };
    const one = await readOne(new Blob([JSON.stringify([open])]));
    expect(await picturesOf(one)).toEqual([
      ["m", "#0", "a.png", "[image: a.png]", PNG.length],
      ["m", "#2", "c.png", "[image: c.png]", PNG.length],
    ]);
    expect([...one.notes]).toEqual([["image", 1]]);
    const images = Array.from({ length: 9 }, () => url);
    const said = { id: "1", role: "user", content: "", images, createdAt: 1_700_000_000_000 };
    const assist = {
      chat: [{ history: { id: "h", createdAt: 1_700_000_000_000 }, messages: [said] }],
    };
    const other = await readOne(new Blob([JSON.stringify(assist)]));
    expect(await picturesOf(other)).toHaveLength(8);
    expect([...other.notes]).toEqual([["image", 1]]);
  });

  it("take nothing from the conversations where they are a bomb", async () => {
    const bomb = zipOver(deflateZeros(80), [{ name: "file_A1.png", size: 12 }]);
    const find = await openZipPictures(bomb);
    expect(await find({ id: "file_A1", bytes: null })?.()).toBeNull();
    expect(find({ id: "file_B2", bytes: null })).toBeNull();
  });
});
