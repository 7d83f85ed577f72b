import { describe, expect, it } from "vitest";
import type { ComputeEvent } from "../domain/compute-protocol";
import { createSearchHost, type SearchWorker, type WorkerRequest } from "./search-host";

/** A host whose workers answer nothing by themselves. */
function setup() {
  const workers: FakeWorker[] = [];
  const host = createSearchHost(() => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  });
  const ask = async (what: unknown) => {
    const events: ComputeEvent[] = [];
    const request = { type: "search", ask: what } as const;
    await host(request, (event) => events.push(event), new AbortController().signal);
    return events;
  };
  return { ask, workers };
}

type FakeWorker = SearchWorker & {
  readonly requests: WorkerRequest[];
  readonly respond: (data: unknown) => void;
  readonly fail: () => void;
  readonly isOver: () => boolean;
};

function fakeWorker(): FakeWorker {
  const requests: WorkerRequest[] = [];
  const listeners = {
    message: (_: { data?: unknown }) => {},
    error: (_: { data?: unknown }) => {},
  };
  let over = false;
  return {
    requests,
    postMessage: (message) => requests.push(message),
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    terminate: () => {
      over = true;
    },
    respond: (data) => listeners.message({ data }),
    fail: () => listeners.error({}),
    isOver: () => over,
  };
}

const GONE = { code: "engine-failed", data: { reason: "gone" } };

describe("the search of the compute host", () => {
  it("starts one worker with the first question, and tells each its own answer", async () => {
    const { ask, workers } = setup();
    expect(workers.length).toBe(0);
    const both = [ask("a"), ask("b")];
    const [worker] = workers;
    expect(worker?.requests.map(({ ask: what }) => what)).toEqual(["a", "b"]);
    const [first, second] = worker?.requests ?? [];
    worker?.respond({ call: second?.call, answer: "B" });
    worker?.respond({ call: first?.call, answer: "A" });
    expect(await Promise.all(both)).toEqual([
      [{ type: "found", answer: "A" }],
      [{ type: "found", answer: "B" }],
    ]);
    expect(workers.length).toBe(1);
  });

  it("fails all that wait where the worker fails, and asks a new one next", async () => {
    const { ask, workers } = setup();
    const both = [ask("a"), ask("b")];
    workers[0]?.fail();
    for (const one of both) await expect(one).rejects.toMatchObject(GONE);
    expect(workers[0]?.isOver()).toBe(true);
    const next = ask("c");
    workers[1]?.respond({ call: workers[1].requests[0]?.call, answer: "C" });
    expect(await next).toEqual([{ type: "found", answer: "C" }]);
  });

  it("takes an answer that is none as a failure: the index may be half of itself", async () => {
    const { ask, workers } = setup();
    const pending = ask("a");
    workers[0]?.respond({ call: workers[0].requests[0]?.call, answer: null });
    await expect(pending).rejects.toMatchObject(GONE);
    expect(workers[0]?.isOver()).toBe(true);
  });

  it("passes over an answer that nobody waits for", async () => {
    const { ask, workers } = setup();
    const pending = ask("a");
    workers[0]?.respond({ call: 99, answer: "X" });
    workers[0]?.respond({ call: workers[0].requests[0]?.call, answer: "A" });
    expect(await pending).toEqual([{ type: "found", answer: "A" }]);
  });
});
