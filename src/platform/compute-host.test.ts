import { describe, expect, it } from "vitest";
import { createPortPair } from "../../test/fakes/port-pair";
import type { ComputeEvent } from "../domain/compute-protocol";
import { createComputeHost } from "./compute-host";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const STATE: ComputeEvent = { type: "state", availability: "available", window: null };

type ComputeMessage = { readonly type: string; readonly call: number };

/** A page that answers by `answer`; ports that were asked for, and how often it was opened. */
function setUp(answer: (message: ComputeMessage, post: (message: unknown) => void) => void) {
  const opened = { documents: 0, ports: 0, closed: 0 };
  const received: ComputeMessage[] = [];
  let drop = () => {};
  const host = createComputeHost({
    document: {
      open: async () => {
        opened.documents += 1;
      },
      connect: async () => {
        opened.ports += 1;
        const { page, worker } = createPortPair("compute");
        page.onMessage.addListener((message) => {
          received.push(message as ComputeMessage);
          answer(message as ComputeMessage, page.postMessage);
        });
        drop = () => page.disconnect();
        return worker;
      },
      close: async () => {
        opened.closed += 1;
      },
    },
  });
  const ask = async (signal = new AbortController().signal) => {
    const events: ComputeEvent[] = [];
    for await (const event of host.stream({ type: "browser.state" }, signal)) events.push(event);
    return events;
  };
  return { host, ask, received, opened, drop: () => drop() };
}

const answered = ({ type, call }: ComputeMessage, post: (message: unknown) => void) => {
  if (type !== "start") return;
  post({ type: "event", call, event: STATE });
  post({ type: "done", call });
};

describe("the compute host", () => {
  it("is opened once for requests that come together", async () => {
    const { ask, opened } = setUp(answered);
    expect(await Promise.all([ask(), ask()])).toEqual([[STATE], [STATE]]);
    expect(opened).toMatchObject({ documents: 1, ports: 1 });
  });

  it("fails with what it tells", async () => {
    const failure = { code: "engine-failed", data: { reason: "memory" } };
    const { ask } = setUp(({ call }, post) => post({ type: "failure", call, failure }));
    await expect(ask()).rejects.toMatchObject(failure);
  });

  it("passes over what is no answer", async () => {
    const { ask } = setUp((message, post) => {
      post({ type: "event", call: message.call, event: { type: "text", text: 5 } });
      post("nonsense");
      answered(message, post);
    });
    expect(await ask()).toEqual([STATE]);
  });

  it("that goes away fails what ran, and is opened again for the next", async () => {
    let silent = true;
    const { ask, drop, opened } = setUp((message, post) => {
      if (!silent) answered(message, post);
    });
    const running = ask();
    await soon();
    drop();
    await expect(running).rejects.toMatchObject({
      code: "engine-failed",
      data: { reason: "gone" },
    });
    silent = false;
    expect(await ask()).toEqual([STATE]);
    expect(opened).toMatchObject({ documents: 2, ports: 2 });
  });

  it("stops at once with the signal's reason, and tells the page", async () => {
    const { ask, received } = setUp(() => {});
    const stopping = new AbortController();
    const running = ask(stopping.signal);
    await soon();
    stopping.abort(new Error("enough"));
    await expect(running).rejects.toThrow("enough");
    await soon();
    expect(received.map(({ type }) => type)).toEqual(["start", "cancel"]);
  });

  it("once closed fails what ran with locked, and opens no more", async () => {
    const { host, ask, opened } = setUp(() => {});
    const running = ask();
    await soon();
    await host.close();
    await expect(running).rejects.toMatchObject({ code: "locked" });
    await expect(ask()).rejects.toMatchObject({ code: "locked" });
    expect(opened).toMatchObject({ documents: 1, closed: 1 });
  });

  it("closes a page that an earlier worker has opened", async () => {
    const { host, opened } = setUp(() => {});
    await host.close();
    expect(opened).toEqual({ documents: 0, ports: 0, closed: 1 });
  });

  it("that is still being made when it is closed is closed once it is there", async () => {
    const log: string[] = [];
    let made = () => {};
    const host = createComputeHost({
      document: {
        open: async () => {
          await new Promise<void>((resolve) => {
            made = resolve;
          });
          log.push("made");
        },
        connect: async () => {
          log.push("connected");
          return null;
        },
        close: async () => {
          log.push("closed");
        },
      },
    });
    const asking = host.stream({ type: "browser.state" }, new AbortController().signal);
    const first = asking[Symbol.asyncIterator]().next();
    const failed = expect(first).rejects.toMatchObject({ code: "engine-failed" });
    const closing = host.close();
    await soon();
    made();
    await Promise.all([closing, failed]);
    expect(log).toEqual(["made", "closed"]);
  });
});
