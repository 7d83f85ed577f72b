import { describe, expect, it } from "vitest";
import { createPortPair } from "../../test/fakes/port-pair";
import { AppError } from "../domain/app-error";
import { type ComputeHandlers, serveCompute } from "./serve-compute";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

const START = { type: "start", call: 1, request: { type: "browser.state" } } as const;
const STATE = { type: "state", availability: "available", window: null } as const;

function setUp(state: ComputeHandlers["browser.state"]) {
  const { page, worker } = createPortPair("compute");
  const fail = async () => {
    throw new Error("nobody should ask this");
  };
  serveCompute(page, {
    "browser.state": state,
    "browser.chat": fail,
    search: fail,
    "gguf.chat": fail,
    "file.receive": fail,
    "file.download": fail,
    "pdf.read": fail,
  });
  const posted: unknown[] = [];
  worker.onMessage.addListener((message) => posted.push(message));
  return { worker, posted };
}

describe("the compute host's end of a port", () => {
  it("tells the events of a request, and that it is done", async () => {
    const { worker, posted } = setUp(async (_request, emit) => emit(STATE));
    worker.postMessage(START);
    await soon();
    expect(posted).toEqual([
      { type: "event", call: 1, event: STATE },
      { type: "done", call: 1 },
    ]);
  });

  it("tells a failure as a code, without its cause", async () => {
    const { worker, posted } = setUp(async () => {
      throw new AppError("engine-failed", { data: { reason: "memory" }, cause: "secret" });
    });
    worker.postMessage(START);
    await soon();
    const failure = { code: "engine-failed", data: { reason: "memory" } };
    expect(posted).toEqual([{ type: "failure", call: 1, failure }]);
  });

  it("ends what is cancelled, and tells no more of it", async () => {
    let seen: AbortSignal | undefined;
    const { worker, posted } = setUp(async (_request, emit, signal) => {
      seen = signal;
      await soon();
      emit(STATE);
    });
    worker.postMessage(START);
    await Promise.resolve();
    await Promise.resolve();
    worker.postMessage({ type: "cancel", call: 1 });
    await soon();
    await soon();
    expect(seen?.aborted).toBe(true);
    expect(posted).toEqual([]);
  });

  it("ends everything once the worker is gone", async () => {
    const signals: AbortSignal[] = [];
    const { worker } = setUp(async (_request, _emit, signal) => {
      signals.push(signal);
      await new Promise(() => {});
    });
    worker.postMessage(START);
    worker.postMessage({ ...START, call: 2 });
    await soon();
    worker.disconnect();
    await soon();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it("passes over what is no request", async () => {
    const { worker, posted } = setUp(async () => {});
    for (const message of [null, {}, { type: "start", call: -1 }, { ...START, request: {} }]) {
      worker.postMessage(message);
    }
    await soon();
    expect(posted).toEqual([]);
  });
});
