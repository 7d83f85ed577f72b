import { describe, expect, it } from "vitest";
import {
  ELARA_KEY,
  ELARA_USER,
  elaraNameAt,
  openWithNode,
  readRecords,
  sealWithNode,
  toRecord,
  toRecords,
  writeElara,
} from "../../test/builders/elara-records";
import { makeExported, SAID_AT } from "../../test/builders/make-exported";
import { deriveElaraKey, openElara } from "./elara-envelope";
import { readElaraName } from "./elara-name";
import type { RecordFile } from "./record-file";

describe("importing from Elara", () => {
  it("E-036 E-040 gives the same messages that were exported, in order", async () => {
    const links = [">q1", "q1>a1", "a1>q2", "q2>a2"];
    // All at one moment: only the number tells them apart.
    const made = makeExported(links, {}, () => ({ createdAt: SAID_AT }));
    const { files } = await writeElara([made]);
    const shuffled = toRecords(files).reverse();
    const { messages, problems, items } = await readRecords(shuffled);
    expect(problems).toEqual([]);
    const imported = messages.map(({ role, text, createdAt }) => ({ role, text, createdAt }));
    expect(imported).toEqual(
      made.messages.map(({ role, text, createdAt }) => ({ role, text, createdAt })),
    );
    expect(messages.map(({ model }) => model)).toEqual(["", "llama3.2", "", "llama3.2"]);
    expect(messages.map(({ previous }) => previous)).toEqual([
      null,
      ...messages.slice(0, -1).map(({ id }) => id),
    ]);
    expect(items[0]).toMatchObject({
      source: "elara",
      conversation: { id: "20250824T163625123Z_0001_user", title: "Elara, 2025-08-24" },
    });
  });

  it("E-041 names what it passes by, with the reason, and reads the rest", async () => {
    const record = (over: object) => sealWithNode({ ...ELARA_USER, ...over });
    const big: RecordFile = { name: elaraNameAt(9), size: 1, read: async () => null };
    const lost: RecordFile = {
      name: "20250824T163625124Z_0001_user.json",
      size: 1,
      read: () => Promise.reject(new Error("gone")),
    };
    const { messages, problems } = await readRecords([
      toRecord(elaraNameAt(1), sealWithNode(ELARA_USER)),
      toRecord(elaraNameAt(1), sealWithNode(ELARA_USER)),
      toRecord(elaraNameAt(2), sealWithNode(ELARA_USER, "another")),
      toRecord(elaraNameAt(3), "not json"),
      toRecord(elaraNameAt(4), sealWithNode(ELARA_USER, ELARA_KEY, { extra: 1 })),
      toRecord(elaraNameAt(5), record({ role: "Tool" })),
      toRecord(elaraNameAt(6), record({ role: "Assistant" })),
      toRecord(elaraNameAt(7), record({ timestampUtc: 1_756_053_385_123 })),
      toRecord(elaraNameAt(8), sealWithNode("[1]")),
      big,
      lost,
      toRecord("settings.json", "{}"),
      toRecord("picture.png", "x"),
    ]);
    expect(messages.map(({ text }) => text)).toEqual(["Hello"]);
    expect(problems.sort()).toEqual(
      [
        `${elaraNameAt(1)} record-double`,
        `${elaraNameAt(2)} record-key`,
        `${elaraNameAt(3)} record-envelope`,
        `${elaraNameAt(4)} record-envelope`,
        `${elaraNameAt(5)} record-role`,
        `${elaraNameAt(6)} record-role`,
        `${elaraNameAt(7)} record-time`,
        `${elaraNameAt(8)} record-message`,
        `${elaraNameAt(9)} record-too-large`,
        `${lost.name} record-unreadable`,
        "settings.json record-name",
      ].sort(),
    );
  });

  it("E-041 says one thing where no record opens: that the key does not fit", async () => {
    const files = [1, 2, 3].map((seq) =>
      toRecord(elaraNameAt(seq), sealWithNode(ELARA_USER, "another")),
    );
    const { problems, messages } = await readRecords([...files, toRecord(elaraNameAt(4), "{}")]);
    expect([problems, messages]).toEqual([["all key-does-not-fit"], []]);
    expect((await readRecords([])).problems).toEqual(["all no-records"]);
  });

  it.each([
    ["no algorithm", { alg: undefined }],
    ["another algorithm", { alg: "AES-128-GCM" }],
    ["a short nonce", { iv: "AAAA" }],
    ["a short tag", { tag: "AAAA" }],
    ["no base64", { ciphertext: "***" }],
    ["a number", { ciphertext: 7 }],
  ])("E-037 takes no envelope with %s", async (_, over) => {
    const key = await deriveElaraKey(ELARA_KEY);
    expect(await openElara(key, sealWithNode(ELARA_USER, ELARA_KEY, over))).toMatchObject({
      problem: "record-envelope",
    });
  });

  it("is hurt by no depth, no length and no `__proto__`", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const proto = JSON.stringify(ELARA_USER).replace("{", '{"__proto__":{"polluted":1},');
    const { messages, problems } = await readRecords([
      toRecord(elaraNameAt(1), sealWithNode({ ...ELARA_USER, content: "x".repeat(2_000_000) })),
      toRecord(elaraNameAt(2), deep),
      toRecord(elaraNameAt(3), sealWithNode(deep)),
      toRecord(elaraNameAt(4), sealWithNode(proto)),
      toRecord(elaraNameAt(5), sealWithNode(ELARA_USER).replace("{", '{"__proto__":{},')),
    ]);
    expect(messages.map(({ text }) => text.length)).toEqual([1_048_576, 5]);
    expect(problems).toHaveLength(3);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("takes times with an offset, and the name's where a record tells none that can be", async () => {
    const at = (timestampUtc: unknown, seq: number) =>
      toRecord(elaraNameAt(seq), sealWithNode({ ...ELARA_USER, timestampUtc }));
    const { messages } = await readRecords([
      at("2025-08-24T18:36:25.1234567+02:00", 1),
      at("never", 2),
      at(undefined, 3),
    ]);
    expect(messages.map(({ createdAt }) => createdAt)).toEqual(Array(3).fill(SAID_AT));
  });

  it.each([1e99, 0, true, "2025-08-24T16:36:25", "2025-08-24", "24 Aug 2025 16:36"])(
    "names a record whose time is a number or tells no zone: %j",
    async (timestampUtc) => {
      const name = elaraNameAt(1);
      const record = sealWithNode({ ...ELARA_USER, timestampUtc });
      const { problems, messages } = await readRecords([toRecord(name, record)]);
      expect([problems, messages]).toEqual([[`${name} record-time`], []]);
    },
  );

  it("E-015 gives what a record tells beside its message, and what the system said, as it came", async () => {
    const beside = { source: "voice", lang: "de", conversation: "over there" };
    const records = [
      { ...ELARA_USER, role: "System", content: "Be kind." },
      { ...ELARA_USER, metadata: { ...beside, level: 7, importId: "x" } },
      { ...ELARA_USER, role: "Assistant", metadata: { ...beside, model: "m" } },
    ];
    const roles = ["system", "user", "assistant"];
    const files = records.map((record, at) => {
      return toRecord(elaraNameAt(at + 1, roles[at]), sealWithNode(record));
    });
    const { messages, items, problems } = await readRecords(files);
    expect(problems).toEqual([]);
    expect(messages.map(({ role, metadata, model }) => [role, metadata, model])).toEqual([
      ["system", undefined, ""],
      ["user", beside, ""],
      ["assistant", beside, "m"],
    ]);
    expect(Object.fromEntries(items[0]?.notes ?? [])).toEqual({ unknown: 1 });
    const made = makeExported([">q1", "q1>q2", "q2>a3"], {}, (id) => {
      const at = Number(id.slice(1)) - 1;
      const { role = "user", text, metadata, createdAt } = messages[at] ?? {};
      return { role, text, createdAt, metadata: { ...metadata, importId: "y" } } as object;
    });
    const { files: written } = await writeElara([made]);
    const out = [...written].map(([name, text]) => [
      readElaraName(name)?.role,
      JSON.parse(openWithNode(text)).metadata,
    ]);
    expect(out).toEqual([
      ["system", { conversation: made.conversation.id }],
      ["user", beside],
      ["assistant", { ...beside, model: "llama3.2" }],
    ]);
  });

  it("goes on in another conversation where a log is longer than one may be", async () => {
    const links = Array.from({ length: 5 }, (_, at) => (at === 0 ? ">q0" : `q${at - 1}>q${at}`));
    const { files } = await writeElara([makeExported(links)]);
    const { items } = await readRecords(toRecords(files), ELARA_KEY, 2);
    const sizes = items.map((item) =>
      item.type === "conversation" ? item.conversation.messages.length : 0,
    );
    expect(sizes).toEqual([2, 2, 1]);
  });

  it("shows names without what is not seen in them", async () => {
    const { problems } = await readRecords([
      toRecord(elaraNameAt(1), sealWithNode(ELARA_USER)),
      toRecord("\u202egpj.json", "x"),
    ]);
    expect(problems).toEqual(["gpj.json record-name"]);
  });

  it("takes no model for what a person wrote", async () => {
    const record = { ...ELARA_USER, metadata: { model: "m" } };
    const { messages } = await readRecords([toRecord(elaraNameAt(1), sealWithNode(record))]);
    expect(messages.map(({ model }) => model)).toEqual([""]);
  });
});
