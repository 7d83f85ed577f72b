import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeGguf } from "../../test/builders/make-gguf";
import { createFakeAccessHandle } from "../../test/fakes/access-handle";
import type { ComputeEvent } from "../domain/compute-protocol";
import { doFileJob, type FileJobDeps } from "./do-file-job";

const FILE = makeGguf({ window: 512 });
const LOCATION = { folder: "confidant", id: "5f0c5d5e-0000-4000-8000-000000000001" };

function setUp(given: Partial<FileJobDeps> = {}) {
  const handle = createFakeAccessHandle();
  const events: ComputeEvent[] = [];
  let time = 0;
  const deps: FileJobDeps = {
    open: async () => handle,
    fetch: async () => new Response(FILE),
    room: async () => null,
    emit: (event) => events.push(event),
    now: () => (time += 50),
    signal: new AbortController().signal,
    ...given,
  };
  return { deps, handle, events };
}

const receive = (file: Blob) => ({ type: "receive", location: LOCATION, file }) as const;
const download = {
  type: "download",
  location: LOCATION,
  download: { url: "https://models.example/a.gguf", validator: null, total: null },
} as const;

const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

describe("a file that is brought in", () => {
  it.each([receive(new Blob([FILE])), download])("by $type is read back", async (job) => {
    const { deps, handle, events } = setUp();
    await doFileJob(deps, job);
    expect(handle.bytes()).toEqual(FILE);
    expect(handle.flushes()).toBeGreaterThan(0);
    expect(events.slice(-2)).toEqual([
      { type: "checking" },
      {
        type: "whole",
        bytes: FILE.length,
        sha256: createHash("sha256").update(FILE).digest("hex"),
        about: { architecture: "llama", title: "Tiny", window: 512, hasChatTemplate: false },
      },
    ]);
  });

  it("tells of its progress a few times a second", async () => {
    const chunks = Array.from({ length: 100 }, (_, at) => FILE.slice(at * 10, at * 10 + 10));
    const { deps, events } = setUp({ fetch: async () => new Response(streamOf(chunks)) });
    await doFileJob(deps, download).catch(() => {});
    const progress = events.filter(({ type }) => type === "progress").length;
    expect(progress).toBeGreaterThan(5);
    expect(progress).toBeLessThan(30);
  });

  it("is not begun where there is no room", async () => {
    const { deps, handle } = setUp({ room: async () => 10 });
    const answer = doFileJob(deps, receive(new Blob([FILE])));
    await expect(answer).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(handle.getSize()).toBe(0);
  });

  it("that begins as a model and is none is told as broken", async () => {
    const { deps } = setUp();
    const answer = doFileJob(deps, receive(new Blob(["GGUF and nothing more"])));
    await expect(answer).rejects.toMatchObject({ code: "engine-failed", data: { reason: "file" } });
  });

  it("is stopped while it is read back", async () => {
    const stopping = new AbortController();
    const { deps, events } = setUp({
      signal: stopping.signal,
      emit: (event) => {
        if (event.type === "checking") stopping.abort(new Error("enough"));
      },
    });
    await expect(doFileJob(deps, receive(new Blob([FILE])))).rejects.toThrow("enough");
    expect(events).toEqual([]);
  });
});
