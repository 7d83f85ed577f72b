import { describe, expect, it } from "vitest";
import { createPortPair } from "../../test/fakes/port-pair";
import { type ConversationEvent, conversationStreams } from "../contract/conversation";
import { AppError, type Failure } from "../domain/app-error";
import { createStreamListener, type StreamHandlers } from "./serve-streams";
import { watchPort } from "./watch-port";

const conversationId = crypto.randomUUID();
const event: ConversationEvent = { type: "turn", turnId: crypto.randomUUID(), status: "open" };
const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

const nothing = async () => () => {};

function makeHandlers(handler: StreamHandlers["conversation.watch"]): StreamHandlers {
  return {
    "conversation.watch": handler,
    "panel.watch": nothing,
    "turn.watch": nothing,
    "chat.stream": nothing,
    "store.export": nothing,
    "modelFile.watch": nothing,
    "ollama.pull": nothing,
    "backup.watch": nothing,
    "restore.watch": nothing,
    "export.conversations": nothing,
  };
}

function setup(
  handler: StreamHandlers["conversation.watch"],
  options: { trusted?: boolean; input?: unknown } = {},
) {
  const { page, worker } = createPortPair("conversation.watch");
  const errors: unknown[] = [];
  createStreamListener({
    handlers: makeHandlers(handler),
    isTrusted: () => options.trusted ?? true,
    onError: (_, error) => errors.push(error),
  })(worker);
  const events: ConversationEvent[] = [];
  const ends: (Failure | null)[] = [];
  const input = (options.input ?? { conversationId }) as { conversationId: string };
  const stop = watchPort<"conversation.watch">({
    port: page,
    stream: conversationStreams["conversation.watch"],
    input,
    on: {
      event: (received) => events.push(received),
      end: (failure) => ends.push(failure),
    },
  });
  return { events, ends, errors, stop, worker };
}

describe("a stream", () => {
  it("ends with a failure where an event cannot be sent, and fails nobody who feeds it", async () => {
    const { page, worker } = createPortPair("conversation.watch");
    const errors: unknown[] = [];
    let stops = 0;
    const big = { ...event, turnId: "too large" };
    const port = {
      ...worker,
      postMessage: (message: unknown) => {
        if (message === big) throw new Error("Message exceeded maximum allowed size of 64MiB.");
        worker.postMessage(message);
      },
    };
    createStreamListener({
      handlers: makeHandlers(async (_, sink) => {
        sink.event(event);
        sink.event(big);
        sink.event(event);
        return () => {
          stops += 1;
        };
      }),
      isTrusted: () => true,
      onError: (_, error) => errors.push(error),
    })(port);
    const frames: unknown[] = [];
    page.onMessage.addListener((frame) => frames.push(frame));
    page.postMessage({ conversationId });
    await settle();
    expect(frames).toEqual([event, { type: "failure", failure: { code: "internal", data: {} } }]);
    expect([errors.length, stops]).toEqual([1, 1]);
  });

  it("ends in silence where its port is dead already", async () => {
    const { page, worker } = createPortPair("conversation.watch");
    let stops = 0;
    let sent = 0;
    const postMessage = () => {
      sent += 1;
      throw new Error("Attempting to use a disconnected port object");
    };
    createStreamListener({
      handlers: makeHandlers(async (_, sink) => {
        setTimeout(() => {
          sink.event(event);
          sink.done();
        });
        return () => {
          stops += 1;
        };
      }),
      isTrusted: () => true,
      onError: () => {},
    })({ ...worker, postMessage });
    page.postMessage({ conversationId });
    await expect.poll(() => stops).toBe(1);
    expect(sent).toBe(2);
  });

  it("carries events and then its regular end", async () => {
    const { events, ends } = setup(async (_, sink) => {
      sink.event(event);
      sink.done();
      return () => {};
    });
    await settle();
    expect(events).toEqual([event]);
    expect(ends).toEqual([null]);
  });

  it("ends with the code of the handler's error", async () => {
    const { ends, errors } = setup(async () => {
      throw new AppError("not-found", { data: { kind: "turn" }, cause: new Error("secret") });
    });
    await settle();
    expect(ends).toEqual([{ code: "not-found", data: { kind: "turn" } }]);
    expect(errors).toHaveLength(1);
  });

  it("ends with a failure that comes while it runs, once, and stops the handler", async () => {
    let stops = 0;
    const { ends, events } = setup(async (_, sink) => {
      setTimeout(() => {
        sink.fail(new AppError("locked"));
        sink.event(event);
        sink.done();
      });
      return () => {
        stops += 1;
      };
    });
    await expect.poll(() => ends).toEqual([{ code: "locked", data: {} }]);
    expect(events).toEqual([]);
    expect(stops).toBe(1);
  });

  it("refuses an input that is not the entry's", async () => {
    const { ends } = setup(async () => () => {}, { input: { conversationId: "../x" } });
    await settle();
    expect(ends).toEqual([{ code: "bad-request", data: {} }]);
  });

  it.each(["turn.steal", "toString", "__proto__"])("of the name %s is closed at once", (name) => {
    const { worker } = createPortPair(name);
    let closed = false;
    createStreamListener({
      handlers: makeHandlers(nothing),
      isTrusted: () => true,
      onError: () => {},
    })({
      ...worker,
      disconnect: () => {
        closed = true;
      },
    });
    expect(closed).toBe(true);
  });

  it("O-024 is closed at once for a sender that is not ours", async () => {
    let handled = false;
    const { ends } = setup(
      async () => {
        handled = true;
        return () => {};
      },
      { trusted: false },
    );
    await settle();
    expect(handled).toBe(false);
    expect(ends).toEqual([{ code: "worker-gone", data: {} }]);
  });

  it("tells a dead worker from a regular end", async () => {
    const { ends, worker } = setup(async () => () => {});
    await settle();
    worker.disconnect();
    await settle();
    expect(ends).toEqual([{ code: "worker-gone", data: {} }]);
  });

  it("stops its handler when the page goes away, and tells the page nothing more", async () => {
    let stopped = 0;
    const { stop, ends } = setup(async () => () => {
      stopped += 1;
    });
    await settle();
    stop();
    await settle();
    expect(stopped).toBe(1);
    expect(ends).toEqual([]);
  });
});
