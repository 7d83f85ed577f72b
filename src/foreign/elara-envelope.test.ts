import { describe, expect, it } from "vitest";
import {
  ELARA_KEY,
  ELARA_USER,
  elaraNameAt,
  openWithNode,
  readRecords,
  sealWithNode,
  toRecord,
  writeElara,
} from "../../test/builders/elara-records";
import { makeExported, SAID_AT } from "../../test/builders/make-exported";
import { deriveElaraKey, deriveElaraWriteKey, elaraKeyProblem, openElara } from "./elara-envelope";
import { compareElaraNames, elaraName, readElaraName } from "./elara-name";

describe("Elara's names", () => {
  it("E-033 E-034 E-035 E-042 are UTC to the millisecond, a number of four digits, the role", () => {
    expect(elaraName(SAID_AT, 1, "user")).toBe("20250824T163625123Z_0001_user.json");
    const local = Date.parse("2025-08-24T18:36:25.123+02:00");
    expect(elaraName(local, 12, "assistant")).toBe("20250824T163625123Z_0012_assistant.json");
    expect(elaraName(Number.MAX_SAFE_INTEGER, 1, "user")).toBeNull();
    expect(readElaraName("20250824T163625123Z_0001_system.json")).toEqual({
      stamp: "20250824T163625123Z",
      at: SAID_AT,
      seq: 1,
      role: "system",
    });
  });

  it.each([
    "20250231T163625123Z_0001_user.json",
    "20251324T163625123Z_0001_user.json",
    "20250824T163625123Z_001_user.json",
    "20250824T163625123Z_0001_User.json",
    "20250824T163625123_0001_user.json",
    "x20250824T163625123Z_0001_user.json",
    "appsettings.json",
  ])("are not taken where they are none: %s", (name) => {
    expect(readElaraName(name)).toBeNull();
  });

  it("E-040 are in the order of times, then of numbers, also beyond four digits", () => {
    const names = [10_000, 9_999, 1].map((seq) => elaraName(SAID_AT, seq, "user") ?? "");
    const sorted = [...names, elaraName(SAID_AT - 1, 7, "user") ?? ""]
      .flatMap((name) => readElaraName(name) ?? [])
      .sort(compareElaraNames);
    expect(sorted.map(({ seq }) => seq)).toEqual([7, 1, 9_999, 10_000]);
  });
});

describe("Elara's envelopes and records", () => {
  it("E-037 E-039 opens what another implementation has sealed", async () => {
    const key = await deriveElaraKey(ELARA_KEY);
    expect(await openElara(key, sealWithNode(ELARA_USER))).toEqual({
      type: "text",
      text: JSON.stringify(ELARA_USER),
    });
  });

  it("E-036 E-037 E-038 writes what another implementation opens, and nothing else", async () => {
    const made = makeExported([">q1", "q1>a1"], {}, (id) => ({
      text: id === "q1" ? 'What\'s "that"?\n' : "half \ud800",
    }));
    const { files } = await writeElara([made]);
    const [first = "", second = ""] = files.values();
    const envelope = JSON.parse(first);
    expect(Object.keys(envelope).sort()).toEqual(["alg", "ciphertext", "iv", "tag"]);
    expect(envelope.alg).toBe("AES-256-GCM");
    expect(Buffer.from(envelope.iv, "base64")).toHaveLength(12);
    expect(Buffer.from(envelope.tag, "base64")).toHaveLength(16);
    const { id } = made.conversation;
    expect(openWithNode(first)).toBe(
      `{"role":"User","content":"What's \\"that\\"?\\n","timestampUtc":"2025-08-24T16:36:25.123Z","metadata":{"conversation":"${id}"}}`,
    );
    expect(JSON.parse(openWithNode(second))).toMatchObject({
      role: "Assistant",
      content: "half \ufffd",
      metadata: { model: "llama3.2" },
    });
    expect(JSON.parse(first).iv).not.toBe(JSON.parse(second).iv);
  });

  it("D-6 refuses an empty key text and the one that Elara comes with, for writing", async () => {
    expect(elaraKeyProblem(" ")).toBe("empty");
    expect(elaraKeyProblem(" Replace-me-before-deployment")).toBe("default");
    expect(elaraKeyProblem(ELARA_KEY)).toBeNull();
    for (const text of ["", "replace-me-before-deployment"]) {
      await expect(deriveElaraWriteKey(text)).rejects.toMatchObject({ code: "bad-request" });
    }
    // What is read was sealed by somebody else.
    const files = [
      toRecord(elaraNameAt(1), sealWithNode(ELARA_USER, "replace-me-before-deployment")),
    ];
    expect((await readRecords(files, "replace-me-before-deployment")).messages).toHaveLength(1);
  });
});
