import { describe, expect, it } from "vitest";
import {
  ELARA_USER,
  elaraNameAt,
  readRecords,
  sealWithNode,
  toRecords,
  writeElara,
} from "../../test/builders/elara-records";
import { makeExported, SAID_AT } from "../../test/builders/make-exported";
import { readElaraName } from "./elara-name";

describe("exporting to Elara", () => {
  it("E-032 E-034 writes one record for each message of the shown branch, numbered from 1", async () => {
    const made = makeExported([">q1", "q1>a1", "q1>b1"], { activeLeaf: "a1" });
    const { files, counts } = await writeElara([made]);
    expect([...files.keys()]).toEqual([
      "20250824T163625123Z_0001_user.json",
      "20250824T163626123Z_0002_assistant.json",
    ]);
    expect(counts).toEqual({ written: 2, there: 0 });
  });

  it("writes all that was said in the log's order where there is more than one", async () => {
    const all = [makeExported([">q1", "q1>a1", "q1>b1"]), makeExported([">q2"])];
    const { files } = await writeElara(all, false);
    expect(files.size).toBe(4);
    expect([...files.keys()].map((name) => readElaraName(name)?.seq)).toEqual([1, 2, 3, 4]);
  });

  it("leaves out what has no text and what tools gave, and counts both", async () => {
    const { files, leftOut } = await writeElara([
      makeExported([">q1", "q1>a1", "a1>q2", "q2>a2"], {}, (id) => {
        if (id === "q1") return { text: "", deletedAt: SAID_AT };
        if (id === "a1") return { text: "" };
        return id === "q2" ? { role: "tool" as const } : {};
      }),
    ]);
    expect(files.size).toBe(1);
    expect(leftOut).toEqual({ attachments: 0, empty: 2, tools: 1 });
  });

  it("names a message after the one it follows, whatever its clock said; the record tells its own", async () => {
    const made = makeExported([">q1", "q1>a1"], {}, (id) =>
      id === "a1" ? { createdAt: SAID_AT - 60_000 } : {},
    );
    const { files } = await writeElara([made]);
    expect([...files.keys()][1]).toBe("20250824T163625123Z_0002_assistant.json");
    const { messages } = await readRecords(toRecords(files));
    expect(messages.map(({ text }) => text)).toEqual(["text of q1", "text of a1"]);
    expect(messages[1]?.createdAt).toBe(SAID_AT - 60_000);
  });

  it("E-032 writes nothing over, and nothing twice into the same folder", async () => {
    const made = makeExported([">q1", "q1>a1"]);
    const other = makeExported([">q7"]);
    const { files } = await writeElara([made]);
    const before = new Map(files);
    // What stands in the way there is of another key.
    const foreign = elaraNameAt(3);
    files.set(foreign, sealWithNode(ELARA_USER, "another key"));
    const { counts } = await writeElara([other, made], false, files);
    expect(counts).toEqual({ written: 1, there: 2 });
    for (const [name, text] of before) expect(files.get(name)).toBe(text);
    expect(files.size).toBe(4);
  });
});
