import { describe, expect, it } from "vitest";
import { makeEndedReply, makeExported, SAID_AT, writeAll } from "../../test/builders/make-exported";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { countHidden } from "../domain/hidden-characters";
import type { ExportItem } from "./export-item";
import { readExport } from "./read-export";
import { createJsonWriter } from "./write-own-json";

const OPTIONS = { ...READ_OPTIONS, now: SAID_AT + 60_000 };

async function write(...all: ReturnType<typeof makeExported>[]) {
  let text = "";
  const leftOut = await writeAll(
    createJsonWriter((more) => {
      text += more;
    }, SAID_AT),
    all,
  );
  return { text, leftOut };
}

async function read(text: string): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(new Blob([text]), OPTIONS)) items.push(item);
  return items;
}

const DELETED = { text: "", deletedAt: SAID_AT };

describe("our own JSON", () => {
  it("M-085 is one JSON value that says what it is, with links, names and times", async () => {
    const one = makeExported([">q1", "q1>a1"], { tags: ["work"] });
    const { text } = await write(one, makeExported([]));
    const { id } = one.conversation;
    expect(JSON.parse(text)).toMatchObject({
      format: "confidant-conversations",
      version: 1,
      exportedAt: "2025-08-24T16:36:25.123Z",
      conversations: [
        {
          id,
          title: "A title",
          context: "Mine",
          tags: ["work"],
          createdAt: "2025-08-24T16:36:25.123Z",
          shown: "a1",
          messages: [
            { id: "q1", previous: null, role: "user", text: "text of q1" },
            { id: "a1", previous: "q1", role: "assistant", model: "llama3.2", provider: "ollama" },
          ],
        },
        { messages: [] },
      ],
    });
    expect(JSON.parse((await write()).text)).toMatchObject({ conversations: [] });
  });

  it("keeps every link whole, those to deleted messages and of other branches too", async () => {
    const made = makeExported([">q1", "q1>a1", "q1>b1", "b1>q2"], {}, (id) =>
      id === "q1" ? DELETED : {},
    );
    const [one] = JSON.parse((await write(made)).text).conversations;
    const ids = one.messages.map(({ id }: { id: string }) => id);
    for (const { previous } of one.messages) if (previous !== null) expect(ids).toContain(previous);
    expect(one.messages[0]).toMatchObject({ text: "", deleted: "2025-08-24T16:36:25.123Z" });
  });

  it("has files as text, images by name only, and says so", async () => {
    const image = { kind: "image", type: "image/png", bytes: 1, width: 1, height: 1 } as const;
    const attachments = [
      { kind: "text", id: crypto.randomUUID(), name: "a.txt", text: "inside" } as const,
      { ...image, id: crypto.randomUUID(), name: "b.png" },
    ];
    const { text, leftOut } = await write(makeExported([">q1"], {}, () => ({ attachments })));
    expect(leftOut.attachments).toBe(1);
    expect(JSON.parse(text).conversations[0].messages[0].attachments).toEqual([
      { kind: "file", name: "a.txt", text: "inside" },
      { kind: "image", name: "b.png", missing: "The picture itself is not in this file." },
    ]);
  });

  it("M-086 gives the same messages, branches and tags when it is read again", async () => {
    const thinking = { reply: { ...makeExported([">a"]).messages[0]!.reply!, thinking: "hm" } };
    const links = [">q1", "q1>a1", "q1>b1", "b1>q2"];
    const made = makeExported(links, { tags: ["work"], activeLeaf: "a1" }, (id) =>
      id === "b1" ? { ...thinking, text: 'hard "\\\u2028\ud800]}' } : {},
    );
    const [item] = await read((await write(made)).text);
    if (item?.type !== "conversation") throw new Error("none");
    const { conversation, source, notes } = item;
    expect([source, notes.size]).toEqual(["confidant", 0]);
    expect(conversation).toMatchObject({ id: made.conversation.id, leaf: "a1", tags: ["work"] });
    const importedLinks = conversation.messages.map(
      ({ previous, id }) => `${previous ?? ""}>${id}`,
    );
    expect(importedLinks.sort()).toEqual([...links].sort());
    const branch = conversation.messages.find(({ id }) => id === "b1");
    expect(branch).toMatchObject({ text: 'hard "\\\u2028\ud800]}', thinking: "hm" });
    expect(branch).toMatchObject({
      model: "llama3.2",
      provider: "ollama",
      createdAt: SAID_AT + 2e3,
    });
  });

  it("M-086 keeps the first name of what was itself imported from such a file", async () => {
    const origin = { source: "confidant", id: "first" } as const;
    const made = makeExported([">q1", "q1>a1"], { origin }, (id) =>
      id === "q1" ? { metadata: { importId: "q-first" } } : {},
    );
    const [item] = await read((await write(made)).text);
    if (item?.type !== "conversation") throw new Error("none");
    const { id, messages } = item.conversation;
    expect(id).toBe("first");
    expect(messages.map((one) => `${one.previous}>${one.id}`)).toEqual([
      "null>q-first",
      "q-first>a1",
    ]);
  });
});

describe("reading our own JSON", () => {
  const problemsOf = async (text: string) =>
    (await read(text)).map((item) => (item.type === "problem" ? item.problem : "conversation"));
  const HEAD = '{"format":"confidant-conversations","version":1,"conversations":';
  const fileOf = (...conversations: unknown[]) => `${HEAD}${JSON.stringify(conversations)}}`;

  it("has hidden characters as escapes only, and gives them back as they were", async () => {
    const hidden = "rm \u202e-rf\u2066 ~\u200b\u0007\u001b[0m\u2028\u{e0041}\ufeff é 👩‍👩‍👧";
    const { text } = await write(
      makeExported([">q1"], { title: hidden }, () => ({ text: hidden })),
    );
    expect(text).toContain("rm \\u202e-rf");
    expect(countHidden(text)).toBe(0);
    const [one] = JSON.parse(text).conversations;
    expect([one.title, one.messages[0].text]).toEqual([hidden, hidden]);
    expect(JSON.stringify(await read(text))).toContain(JSON.stringify(hidden));
  });

  it("refuses a newer version in one word, and reads nothing of it", async () => {
    const { text } = await write(makeExported([">q1"]));
    expect(await problemsOf(text.replace('"version":1', '"version":2'))).toEqual(["newer-version"]);
    expect(await problemsOf(text.replace('"version":1', '"version":"x"'))).toEqual([
      "newer-version",
    ]);
  });

  it("is found by its format, laid out in any way", async () => {
    const { text } = await write(makeExported([">q1"]));
    expect(await problemsOf(JSON.stringify(JSON.parse(text), null, 4))).toEqual(["conversation"]);
    expect(await problemsOf(`\uFEFF\n ${text}`)).toEqual(["conversation"]);
    const other = text.replace("confidant-conversations", "something-else");
    expect(await problemsOf(other)).toEqual(["not-a-conversation"]);
  });

  it("takes conversations of other products for none inside of it", async () => {
    const chatGpt = { mapping: { a: { id: "a", message: null } }, title: "x" };
    expect(await problemsOf(fileOf(chatGpt, 7, null, [], "x"))).toEqual(
      Array(5).fill("not-a-conversation"),
    );
  });

  it("E-016 gives what was told beside a message as it was written, without our own marks", async () => {
    const original = { source: "voice", lang: "de" };
    const made = makeExported([">q1", "q1>a1"], {}, () => ({
      metadata: { ...original, importId: "there" },
    }));
    const { text } = await write(made);
    expect(text).not.toContain("there");
    const read: unknown[] = [];
    for await (const item of readExport(new Blob([text]), OPTIONS)) {
      if (item.type === "conversation") read.push(...item.conversation.messages);
    }
    expect(read).toMatchObject([{ metadata: original }, { metadata: original }]);
  });

  it("reads what is whole of one that was cut off", async () => {
    const { text } = await write(makeExported([">q1"]), makeExported([">q2"]));
    const cut = text.slice(0, text.indexOf("text of q2"));
    expect((await problemsOf(cut)).sort()).toEqual(["conversation", "cut-off"]);
    expect(await problemsOf(HEAD)).toEqual(["cut-off"]);
  });

  it("is hurt by no depth, no length and no `__proto__`", async () => {
    const deep = `[${"[".repeat(100_000)}${"]".repeat(100_000)}]`;
    const long = { id: "m", previous: null, role: "user", text: "x".repeat(10_000_000) };
    const proto = '{"id":"c2","messages":[],"__proto__":{"messages":[{"id":"m"}],"polluted":1}}';
    const text = `${HEAD}[${deep},${JSON.stringify({ id: "c1", messages: [long] })},${proto}]}`;
    const items = await read(text);
    expect(items.map((item) => item.type === "problem" && item.problem)).toEqual([
      "too-deep",
      "empty",
      false,
    ]);
    const [, , item] = items;
    if (item?.type !== "conversation") throw new Error("none");
    expect(item.conversation.messages[0]?.text.length).toBeLessThan(1_048_577);
    expect(item.notes.get("clipped")).toBe(1);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("passes by what has a wrong type, counts it, and keeps the rest", async () => {
    const good = { id: "m1", previous: null, role: "user", text: "Hello" };
    const wrong = [
      { ...good, id: 7 },
      { ...good, id: "m2", text: 7 },
      { ...good, id: "m3", role: "root" },
      { ...good, id: "m4", role: "system" },
      good,
      "x",
    ];
    const conversation = {
      id: "c",
      title: 7,
      tags: [7, "x"],
      shown: 7,
      messages: [good, ...wrong],
    };
    const [item] = await read(fileOf(conversation));
    if (item?.type !== "conversation") throw new Error("none");
    expect(item.conversation).toMatchObject({ title: "", tags: ["x"], leaf: null });
    expect(item.conversation.messages.map(({ id }) => id)).toEqual(["m1"]);
    expect(Object.fromEntries(item.notes)).toEqual({ unknown: 4, system: 1, double: 1 });
  });

  it("M-085 holds a reply's sources, which are read back, web addresses only", async () => {
    const good = [
      { url: "https://a.example/x", title: "A page" },
      { url: "http://b.example/", title: "" },
    ];
    const sources = [...good, { url: "javascript:alert(1)", title: "none" }];
    const made = makeExported([">q1", "q1>a1"], {}, (id) => {
      return id === "a1" ? { reply: makeEndedReply({ sources }) } : {};
    });
    const { text } = await write(made);
    expect(JSON.parse(text).conversations[0].messages[1].sources).toEqual(sources);
    const [item] = await read(text);
    if (item?.type !== "conversation") throw new Error("none");
    expect(item.conversation.messages.map((message) => message.sources)).toEqual([undefined, good]);
  });

  it("is read the same however its bytes come", async () => {
    const { text } = await write(makeExported([">q1", "q1>a1"]), makeExported([">q2"]));
    const bytes = new TextEncoder().encode(text);
    const file = {
      size: bytes.length,
      slice: () => new Blob([bytes.slice(0, 4)]),
      stream: () => {
        let at = 0;
        return new ReadableStream<Uint8Array>({
          pull: (controller) => {
            if (at >= bytes.length) return controller.close();
            controller.enqueue(bytes.slice(at, at + 1));
            at += 1;
          },
        });
      },
    } as unknown as Blob;
    const items: ExportItem[] = [];
    for await (const item of readExport(file, OPTIONS)) items.push(item);
    expect(items).toEqual(await read(text));
    expect(items).toHaveLength(2);
  });
});
