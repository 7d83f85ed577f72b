import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestFile } from "./digest-file";

describe("digestFile", () => {
  it("is the SHA-256 of all parts of a file", async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
    const expected = createHash("sha256").update(bytes).digest("hex");
    const { signal } = new AbortController();
    expect(await digestFile(new Blob([bytes]), signal)).toBe(expected);
  });

  it("stops with the reason that it is told", async () => {
    const reason = new Error("stop");
    const digested = digestFile(new Blob(["text"]), AbortSignal.abort(reason));
    await expect(digested).rejects.toBe(reason);
  });
});
