import { describe, expect, it } from "vitest";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import {
  type BrowserLanguageModel,
  type BrowserSession,
  chatWithBrowser,
  emitBrowserState,
} from "./browser-model";

const { signal } = new AbortController();

const REQUEST: LocalRequest = {
  model: "built-in",
  messages: [
    { role: "system", content: "Be kind." },
    { role: "user", content: "Hello" },
  ],
  maxTokens: 10,
  temperature: 0.5,
  window: 4_096,
};

type Prompting = BrowserSession["promptStreaming"];

const streamOf = (...chunks: string[]) =>
  new ReadableStream<string>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

function fakeModel(promptStreaming: Prompting, given: Partial<BrowserLanguageModel> = {}) {
  const seen = { created: [] as unknown[], prompts: [] as unknown[], destroyed: 0 };
  const model: BrowserLanguageModel = {
    availability: async () => "available",
    create: async (options) => {
      seen.created.push(options);
      return {
        promptStreaming: (input, options) => {
          seen.prompts.push(input);
          return promptStreaming(input, options);
        },
        measureInputUsage: async () => 7,
        destroy: () => {
          seen.destroyed += 1;
        },
        inputUsage: 5,
        inputQuota: 6_144,
      };
    },
    ...given,
  };
  return { model, seen };
}

async function chat(model: BrowserLanguageModel | undefined, request = REQUEST, given = signal) {
  const events: ComputeEvent[] = [];
  await chatWithBrowser(model, { request, emit: (event) => events.push(event), signal: given });
  return events;
}

async function stateOf(model: BrowserLanguageModel | undefined) {
  const events: ComputeEvent[] = [];
  await emitBrowserState(model, (event) => events.push(event), signal);
  return events;
}

describe("the state of the browser's own model", () => {
  it("is told with its window where it is available, and nothing is left open", async () => {
    const { model, seen } = fakeModel(() => streamOf());
    expect(await stateOf(model)).toEqual([
      { type: "state", availability: "available", window: 6_144 },
    ]);
    expect(seen.destroyed).toBe(1);
  });

  it.each(["unavailable", "downloadable", "downloading"])(
    "is %s without a session",
    async (availability) => {
      const { model, seen } = fakeModel(() => streamOf(), {
        availability: async () => availability,
      });
      expect(await stateOf(model)).toEqual([{ type: "state", availability, window: null }]);
      expect(seen.created).toEqual([]);
    },
  );

  it("is unavailable where there is none, and where it says what nobody knows", async () => {
    const none = [{ type: "state", availability: "unavailable", window: null }];
    expect(await stateOf(undefined)).toEqual(none);
    const { model } = fakeModel(() => streamOf(), { availability: async () => "soon" });
    expect(await stateOf(model)).toEqual(none);
  });
});

describe("a chat with the browser's own model", () => {
  it("is told what was said before, asked the last, and its words are passed on", async () => {
    const { model, seen } = fakeModel(() => streamOf("Good ", "day"));
    expect(await chat(model)).toEqual([
      { type: "text", text: "Good " },
      { type: "text", text: "day" },
      { type: "finish", reason: "stop", promptTokens: 12, replyTokens: null },
    ]);
    expect(seen.created).toMatchObject([
      { initialPrompts: [{ role: "system", content: "Be kind." }] },
    ]);
    expect(seen.prompts).toEqual([[{ role: "user", content: "Hello" }]]);
    expect(seen.destroyed).toBe(1);
  });

  it("goes on with what it had begun to say", async () => {
    const { model, seen } = fakeModel(() => streamOf("day"));
    const begun = { role: "assistant", content: "Good " } as const;
    await chat(model, { ...REQUEST, messages: [...REQUEST.messages, begun] });
    expect(seen.prompts).toEqual([
      [
        { role: "user", content: "Hello" },
        { ...begun, prefix: true },
      ],
    ]);
  });

  it("is given a temperature only together with the other number it wants", async () => {
    const { model, seen } = fakeModel(() => streamOf(), {
      params: async () => ({ defaultTopK: 3 }),
    });
    await chat(model);
    expect(seen.created).toMatchObject([{ temperature: 0.5, topK: 3 }]);
  });

  it("is stopped with the signal's reason, and its session is ended", async () => {
    const stopping = new AbortController();
    const { model, seen } = fakeModel((_input, options) => {
      return new ReadableStream({
        start: (controller) => {
          options.signal.addEventListener("abort", () => controller.error(new DOMException("x")));
        },
      });
    });
    const running = chat(model, REQUEST, stopping.signal);
    setTimeout(() => stopping.abort(new Error("enough")), 5);
    await expect(running).rejects.toThrow("enough");
    expect(seen.destroyed).toBe(1);
  });

  it("that is too long is told as that, and anything else as gone, without words", async () => {
    const full = fakeModel(() => {
      throw new DOMException("secret", "QuotaExceededError");
    }).model;
    await expect(chat(full)).rejects.toMatchObject({ code: "provider-too-long" });
    const broken = fakeModel(() => {
      throw new DOMException("secret", "InvalidStateError");
    }).model;
    const failure = await chat(broken).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "engine-failed", data: { reason: "gone" } });
    expect(String((failure as Error).cause)).not.toContain("secret");
    await expect(chat(undefined)).rejects.toMatchObject({ code: "engine-failed" });
  });
});
