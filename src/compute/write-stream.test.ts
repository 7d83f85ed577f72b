import { describe, expect, it } from "vitest";
import { createFakeAccessHandle } from "../../test/fakes/access-handle";
import { writeStream } from "./write-stream";

const CHUNK = new TextEncoder().encode("GGUF and more of");

function setUp(chunks: readonly Uint8Array[], limit: number) {
  const handle = createFakeAccessHandle();
  const updates: number[] = [];
  const arriving = async function* () {
    yield* chunks;
  };
  const write = () =>
    writeStream({
      handle,
      chunks: arriving(),
      from: 0,
      total: null,
      limit,
      room: async () => null,
      signal: new AbortController().signal,
      onProgress: (received) => updates.push(received),
    });
  return { handle, updates, write };
}

describe("writing what has no told length", () => {
  it("takes as many bytes as a file may have", async () => {
    const { handle, write } = setUp([CHUNK, CHUNK], 2 * CHUNK.length);
    expect(await write()).toBe(2 * CHUNK.length);
    expect(handle.getSize()).toBe(2 * CHUNK.length);
  });

  it("writes not one more, and keeps nothing of it", async () => {
    const { handle, updates, write } = setUp([CHUNK, CHUNK, CHUNK], 2 * CHUNK.length - 1);
    const data = { limit: "model-file-bytes", max: 2 * CHUNK.length - 1 };
    await expect(write()).rejects.toMatchObject({ code: "limit-exceeded", data });
    expect(updates).toEqual([CHUNK.length]);
    expect(handle.getSize()).toBe(0);
  });
});
