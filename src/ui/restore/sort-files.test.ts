import { describe, expect, it } from "vitest";
import { sortFiles } from "./sort-files";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const BACKUP = "age-encryption.org/v1\n-> X25519 abc\n";
const KEY = "age-encryption.org/v1\n-> scrypt abc 18\n";

describe("sortFiles", () => {
  it("tells a backup from a key file by what they begin with, whatever they are called", async () => {
    const { backup, keyFile, others } = await sortFiles([
      file("confidant-key.age", BACKUP),
      file("copy (2).age", KEY),
    ]);
    expect([backup?.name, keyFile?.name, others]).toEqual([
      "confidant-key.age",
      "copy (2).age",
      [],
    ]);
  });

  it("names what is neither, and takes nothing of it", async () => {
    const cut = BACKUP.slice(0, 12);
    const sorted = await sortFiles([file("a.txt", "hello"), file("b.age", cut), file("c.age")]);
    expect(sorted).toEqual({ backup: null, keyFile: null, others: ["a.txt", "b.age", "c.age"] });
  });

  it("reads only the beginning of a file", async () => {
    const large = file("large.age", BACKUP, new Uint8Array(10_000));
    let read = 0;
    const slice = large.slice.bind(large);
    large.slice = (start, end) => {
      read = Math.max(read, end ?? large.size);
      return slice(start, end);
    };
    expect((await sortFiles([large])).backup).toBe(large);
    expect(read).toBeLessThan(100);
  });
});
