import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import { createConversationHub } from "./conversation-hub";
import { createStreamHandlers } from "./stream-handlers";

const conversationId = crypto.randomUUID();
const locked = new AppError("locked");

function makeSink() {
  const failures: string[] = [];
  const frames: unknown[] = [];
  const sink = {
    event: (event: unknown) => frames.push(event),
    done: () => frames.push("done"),
    fail: (error: AppError) => failures.push(error.code),
  };
  return { failures, frames, sink };
}

/** An app whose store gives these export batches; locking it aborts its signal. */
function makeApp(batches: readonly { lines: string[]; unreadable: number }[] = []) {
  const ending = new AbortController();
  let ended = 0;
  const app = {
    signal: ending.signal,
    end: () => {
      ended += 1;
    },
    hub: createConversationHub(),
    answered: { seen: () => {} },
    runs: { list: () => [] },
    store: {
      export: async function* () {
        yield* batches;
      },
    },
  };
  const open = async () => app as never;
  const handlers = createStreamHandlers({ ready: open, openReader: open }, {} as never);
  return { handlers, lock: () => ending.abort(locked), ended: () => ended };
}

describe("a stream of the open vault", () => {
  it("ends with `locked` when the vault is locked", async () => {
    const { handlers, lock } = makeApp();
    const { sink, failures } = makeSink();
    await handlers["conversation.watch"]({ conversationId }, sink);
    expect(failures).toEqual([]);
    lock();
    expect(failures).toEqual(["locked"]);
  });

  it("ends with `locked` where the vault was locked while it began", async () => {
    const { handlers, lock } = makeApp();
    const { sink, failures } = makeSink();
    const starting = handlers["conversation.watch"]({ conversationId }, sink);
    lock();
    await expect(starting).rejects.toMatchObject({ code: "locked" });
    expect(failures).toEqual([]);
  });

  it("hears nothing of the lock once the page is gone", async () => {
    const { handlers, lock } = makeApp();
    const { sink, failures } = makeSink();
    const stop = await handlers["conversation.watch"]({ conversationId }, sink);
    stop();
    lock();
    expect(failures).toEqual([]);
  });
});

describe("the export of a store", () => {
  const batches = [
    { lines: ['{"id":1}', '{"id":2}'], unreadable: 0 },
    { lines: ['{"id":3}'], unreadable: 2 },
  ];

  it("gives every row that opens, then how many there were and how many did not open", async () => {
    const { handlers, ended } = makeApp(batches);
    const { sink, frames } = makeSink();
    await handlers["store.export"]({}, sink);
    await expect.poll(() => frames).toHaveLength(4);
    await expect.poll(ended).toBe(1);
    expect(frames.slice(2)).toEqual([{ type: "summary", opened: 3, unreadable: 2 }, "done"]);
  });

  it("gives nothing more once the vault is locked", async () => {
    const { handlers, lock } = makeApp(batches);
    const { sink, frames, failures } = makeSink();
    await handlers["store.export"]({}, sink);
    lock();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(frames).not.toContain("done");
    expect(failures).toContain("locked");
  });
});
