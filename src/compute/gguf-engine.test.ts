import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import { createGgufEngine } from "./gguf-engine";
import { type AnswerChunk, engineError, type LocalModel } from "./local-model";

const LOCATION = { folder: "confidant", id: "5f0c5d5e-0000-4000-8000-000000000001" };
const OTHER = { folder: "confidant", id: "5f0c5d5e-0000-4000-8000-000000000002" };
const REQUEST: LocalRequest = {
  model: "tiny",
  messages: [{ role: "user", content: "Hello" }],
  maxTokens: 10,
  temperature: 0,
  window: 512,
};
const USAGE = { promptTokens: 3, replyTokens: 2 };

type Chat = LocalModel["chat"];

async function* say(...chunks: AnswerChunk[]): AsyncGenerator<AnswerChunk, void> {
  yield* chunks;
}

const hello: Chat = () =>
  say({ text: "Good " }, { text: "day" }, { finish: "stop" }, { usage: USAGE });

/** Nothing ever comes, and no stop is heard. */
const deaf: Chat = () => ({
  [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
});

function setUp(chat: Chat, options: { idleMs?: number; abortMs?: number } = {}) {
  const log: string[] = [];
  const used: number[] = [];
  const engine = createGgufEngine({
    readFile: async ({ id }) => new Blob([id]),
    load: async (file, { window, threads }) => {
      used.push(threads);
      log.push(`load ${(await file.text()).slice(-1)} ${window}`);
      return {
        chat,
        close: async () => {
          log.push("close");
        },
      };
    },
    ...options,
  });
  const ask = async (
    location = LOCATION,
    request = REQUEST,
    signal = new AbortController().signal,
  ) => {
    const events: ComputeEvent[] = [];
    await engine.chat({ location, request, threads: 3 }, (event) => events.push(event), signal);
    return events;
  };
  return { log, used, ask, engine };
}

describe("the engine", () => {
  it("tells text, then why it ended and what it counted", async () => {
    const { ask } = setUp(hello);
    expect(await ask()).toEqual([
      { type: "text", text: "Good " },
      { type: "text", text: "day" },
      { type: "finish", reason: "stop", ...USAGE },
    ]);
  });

  it("keeps the model for the next question, and reads another only where one is asked for", async () => {
    const { ask, log } = setUp(hello);
    await ask();
    await ask();
    await ask(OTHER);
    await ask(OTHER, { ...REQUEST, window: 1_024 });
    expect(log).toEqual(["load 1 512", "close", "load 2 512", "close", "load 2 1024"]);
  });

  it("runs on the threads that it is told", async () => {
    const { ask, used } = setUp(hello);
    await ask();
    expect(used).toEqual([3]);
  });

  it("answers one question at a time, in their order", async () => {
    const order: string[] = [];
    const { ask } = setUp(async function* ({ model }) {
      order.push(`${model} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${model} ends`);
      yield { finish: "stop" };
    });
    await Promise.all(["a", "b"].map((model) => ask(LOCATION, { ...REQUEST, model })));
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("frees the memory after a while in which nobody asked", async () => {
    const { ask, log } = setUp(hello, { idleMs: 10 });
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 40));
    await ask();
    expect(log).toEqual(["load 1 512", "close", "load 1 512"]);
  });

  it("is ended where it does not hear a stop, and the next question is answered", async () => {
    let chat: Chat = deaf;
    const { ask, log } = setUp((...given) => chat(...given), { abortMs: 10 });
    const stopping = new AbortController();
    const running = ask(LOCATION, REQUEST, stopping.signal);
    setTimeout(() => stopping.abort(new Error("enough")), 5);
    await expect(running).rejects.toThrow("enough");
    chat = hello;
    expect(await ask()).toHaveLength(3);
    expect(log).toEqual(["load 1 512", "close", "load 1 512"]);
  });

  it("keeps a model that was stopped in time", async () => {
    const { ask, log } = setUp(async function* (_request, signal) {
      await new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("stop", "AbortError")));
      });
      yield {};
    });
    const stopping = new AbortController();
    const running = ask(LOCATION, REQUEST, stopping.signal);
    setTimeout(() => stopping.abort(new Error("enough")), 5);
    await expect(running).rejects.toThrow("enough");
    expect(log).toEqual(["load 1 512"]);
  });
});

describe("a file that is removed", () => {
  it("leaves the memory at once, and no other does", async () => {
    const { ask, log, engine } = setUp(hello);
    await ask();
    await engine.drop(OTHER.id);
    expect(log).toEqual(["load 1 512"]);
    await engine.drop(LOCATION.id);
    expect(log).toEqual(["load 1 512", "close"]);
  });

  it("says no more of its answer, heard or not", async () => {
    const { ask, log, engine } = setUp(deaf, { abortMs: 10 });
    const running = ask();
    const refused = expect(running).rejects.toMatchObject({
      code: "engine-failed",
      data: { reason: "gone" },
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await engine.drop(LOCATION.id);
    await refused;
    expect(log).toEqual(["load 1 512", "close"]);
  });
});

describe("an engine that fails", () => {
  it.each([
    [
      "request (900 tokens) exceeds the available context size (512 tokens)",
      "provider-too-long",
      {},
    ],
    ["Cannot enlarge memory arrays", "engine-failed", { reason: "memory" }],
    ["Failed to apply chat template", "engine-failed", { reason: "template" }],
    ["unreachable", "engine-failed", { reason: "gone" }],
  ])("with %s is told as such, without its words", async (words, code, data) => {
    const { ask } = setUp(() => {
      throw new Error(words);
    });
    const failure = await ask().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, data });
    expect(JSON.stringify(failure)).not.toContain(words);
  });

  it("is loaded anew for the next question, but not because a prompt was too long", async () => {
    let words = "exceeds the available context size";
    const { ask, log } = setUp(() => {
      throw new Error(words);
    });
    await ask().catch(() => {});
    words = "unreachable";
    await ask().catch(() => {});
    await ask().catch(() => {});
    expect(log).toEqual(["load 1 512", "close", "load 1 512", "close"]);
  });

  it("on a file that cannot be run says so, and tries again when asked again", async () => {
    let fails = true;
    const engine = createGgufEngine({
      readFile: async () => new Blob(["x"]),
      load: async () => {
        if (fails) throw engineError("file");
        return { chat: hello, close: async () => {} };
      },
    });
    const ask = () =>
      engine.chat(
        { location: LOCATION, request: REQUEST, threads: 1 },
        () => {},
        new AbortController().signal,
      );
    await expect(ask()).rejects.toEqual(
      new AppError("engine-failed", { data: { reason: "file" } }),
    );
    fails = false;
    await ask();
  });

  it("that ends without an end is told as gone", async () => {
    const { ask } = setUp(() => say({ text: "Good" }));
    await expect(ask()).rejects.toMatchObject({ data: { reason: "gone" } });
  });
});
