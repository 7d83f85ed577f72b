import { describe, expect, it } from "vitest";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { FromFileWorker, ToFileWorker } from "./file-job";
import { createFileTransfers, type FileWorker } from "./file-transfers";
import { takeFile } from "./take-file";

const ID = "5f0c5d5e-0000-4000-8000-000000000001";
const LOCATION = { folder: "confidant", id: ID };
const DOWNLOAD = {
  type: "file.download",
  location: LOCATION,
  url: "https://models.example/a.gguf",
  validator: null,
  total: null,
} as const;

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

function setUp() {
  const workers: {
    readonly got: ToFileWorker[];
    readonly emit: (message: FromFileWorker) => void;
    readonly fail: () => void;
    ended: boolean;
  }[] = [];
  const createWorker = (): FileWorker => {
    const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
    const worker = {
      got: [] as ToFileWorker[],
      emit: (data: FromFileWorker) => listeners.get("message")?.({ data }),
      fail: () => listeners.get("error")?.({}),
      ended: false,
    };
    workers.push(worker);
    return {
      postMessage: (message) => worker.got.push(message),
      addEventListener: (type, listener) => listeners.set(type, listener),
      terminate: () => {
        worker.ended = true;
      },
    };
  };
  const channel = new EventTarget();
  const post = (data: unknown) => channel.dispatchEvent(new MessageEvent("message", { data }));
  const transfers = createFileTransfers({
    createWorker,
    takeFile: (expected, signal) => takeFile(channel as never, expected, signal),
  });
  const events: ComputeEvent[] = [];
  const emit = (event: ComputeEvent) => events.push(event);
  return { transfers, workers, events, emit, post, stopping: new AbortController() };
}

describe("a transfer", () => {
  it("has a worker of its own, whose events are passed on and which is ended", async () => {
    const { transfers, workers, events, emit, stopping } = setUp();
    const running = transfers.download(DOWNLOAD, emit, stopping.signal);
    await soon();
    expect(workers[0]?.got).toMatchObject([{ type: "download", location: LOCATION }]);
    workers[0]?.emit({ type: "event", event: { type: "checking" } });
    workers[0]?.emit({ type: "done" });
    await running;
    expect(events).toEqual([{ type: "checking" }]);
    expect(workers[0]?.ended).toBe(true);
  });

  it("that is stopped lets its worker close the file before it fails", async () => {
    const { transfers, workers, emit, stopping } = setUp();
    const running = transfers.download(DOWNLOAD, emit, stopping.signal);
    await soon();
    stopping.abort(new Error("enough"));
    expect(workers[0]?.got.at(-1)).toEqual({ type: "stop" });
    expect(workers[0]?.ended).toBe(false);
    workers[0]?.emit({ type: "failure", failure: { code: "worker-gone", data: {} } });
    await expect(running).rejects.toThrow("enough");
  });

  it("of the same file waits for the one before", async () => {
    const { transfers, workers, emit, stopping } = setUp();
    const first = transfers.download(DOWNLOAD, emit, new AbortController().signal);
    const second = transfers.download(DOWNLOAD, emit, stopping.signal);
    await soon();
    expect(workers).toHaveLength(1);
    workers[0]?.emit({ type: "failure", failure: { code: "provider-cut-off", data: {} } });
    await expect(first).rejects.toMatchObject({ code: "provider-cut-off" });
    await soon();
    expect(workers).toHaveLength(2);
    workers[1]?.emit({ type: "done" });
    await second;
  });

  it("whose worker breaks is told as gone", async () => {
    const { transfers, workers, emit, stopping } = setUp();
    const running = transfers.download(DOWNLOAD, emit, stopping.signal);
    await soon();
    workers[0]?.fail();
    await expect(running).rejects.toMatchObject({ code: "engine-failed" });
  });
});

describe("a file that a page hands over", () => {
  const request = { type: "file.receive", location: LOCATION, bytes: 3 } as const;

  it("is taken once it is listened for, by its id and its size", async () => {
    const { transfers, workers, events, emit, post, stopping } = setUp();
    const running = transfers.receive(request, emit, stopping.signal);
    expect(events).toEqual([{ type: "listening" }]);
    for (const data of [
      null,
      "nonsense",
      { id: ID, file: "text" },
      { id: "another", file: new Blob(["abc"]) },
      { id: ID, file: new Blob(["too long"]) },
    ]) {
      post(data);
    }
    await soon();
    expect(workers).toEqual([]);
    const file = new Blob(["abc"]);
    post({ id: ID, file });
    await soon();
    expect(workers[0]?.got).toEqual([{ type: "receive", location: LOCATION, file }]);
    workers[0]?.emit({ type: "done" });
    await running;
  });

  it("is waited for until that is stopped", async () => {
    const { transfers, emit, post, workers, stopping } = setUp();
    const running = transfers.receive(request, emit, stopping.signal);
    stopping.abort(new Error("enough"));
    await expect(running).rejects.toThrow("enough");
    post({ id: ID, file: new Blob(["abc"]) });
    await soon();
    expect(workers).toEqual([]);
  });

  it("is not waited for endlessly", async () => {
    const expected = { id: ID, bytes: 3, patienceMs: 5 };
    const taken = takeFile(new EventTarget() as never, expected, new AbortController().signal);
    await expect(taken).rejects.toMatchObject({ data: { reason: "gone" } });
  });
});
