import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { makeContext } from "../../../test/builders/make-context";
import { AppError } from "../../domain/app-error";
import type { ToolResult } from "../../domain/step";
import { createTools, offerTools } from "./create-tools";
import { Refused } from "./refused";
import {
  type Answered,
  type CallSite,
  readingTool,
  type Tool,
  type ToolAnswer,
  writingTool,
} from "./tool";

const look = (run: () => Promise<string>): Tool =>
  readingTool({
    name: "block_read",
    description: "Looks.",
    input: z.object({ label: z.string().check(z.maxLength(5)) }),
    run: async () => ({ text: await run() }),
  });

const makeCallSite = (over: Partial<CallSite> = {}): CallSite => ({
  context: makeContext({ tools: ["block_read", "fact_set"] }),
  conversationId: crypto.randomUUID(),
  turnId: crypto.randomUUID(),
  isTemporary: false,
  taint: [],
  steps: [],
  window: 100_000,
  noteSent: async () => {},
  signal: new AbortController().signal,
  ...over,
});

const call = (args: unknown, name = "block_read") => {
  return { id: "a", name, arguments: typeof args === "string" ? args : JSON.stringify(args) };
};

const never = () => new Promise<string>(() => {});

describe("a call", () => {
  it.each([
    ["no JSON", "{", "no JSON"],
    ["nothing where something is needed", "", "label"],
    ["another form", { label: 7 }, "label"],
    ["a list", [1], "arguments"],
    ["more than the tool takes", { label: "x".repeat(900_000) }, "label"],
  ])("with %s is answered with what is wrong, in a few words", async (_, args, part) => {
    const answered = await createTools(async () => [look(async () => "seen")]).answer(
      call(args),
      makeCallSite(),
    );
    expect(answered).toMatchObject({ result: { failed: true }, isKept: false });
    const { text } = (answered as { result: { text: string } }).result;
    expect(text).toContain(part);
    expect(text.length).toBeLessThan(500);
  });

  it("of a tool that is not switched on is answered as one that is not there", async () => {
    const at = makeCallSite({ context: makeContext({ tools: [] }) });
    const answered = await createTools(async () => [look(async () => "seen")]).answer(
      call({ label: "x" }),
      at,
    );
    expect(answered).toMatchObject({ result: { failed: true } });
  });
});

describe("a tool that never answers", () => {
  beforeEach(() => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      return AbortSignal.abort(new DOMException("late", "TimeoutError"));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is answered for once its time is over", async () => {
    const answered = await createTools(async () => [look(never)]).answer(
      call({ label: "x" }),
      makeCallSite(),
    );
    expect(answered).toMatchObject({
      result: { failed: true, text: expect.stringContaining("in time") },
    });
  });
});

describe("a call that is sent", () => {
  const sending = (send: () => Promise<ToolAnswer>, leaves = true): Tool => ({
    spec: { name: "block_read", description: "Sends.", parameters: {} },
    parse: () => ({
      kind: "sends",
      look: () => ({ target: "", before: "", after: "", needsPerson: false }),
      send: async (_, onLeave) => {
        if (leaves) await onLeave();
        return send();
      },
    }),
  });

  it.each<[string, () => Promise<ToolAnswer>, true | undefined]>([
    ["is never answered", () => Promise.reject(new AppError("provider-silent")), true],
    ["is answered with a failure", async () => ({ text: "no", failed: true }), true],
    ["is answered", async () => ({ text: "done" }), undefined],
  ])("and %s: its result says whether it left and failed", async (_, send, sent) => {
    const marks: ToolResult[] = [];
    const at = makeCallSite({ noteSent: async (mark) => void marks.push(mark) });
    const answered = (await createTools(async () => [sending(send)]).answer(
      call({}),
      at,
    )) as Answered;
    expect(answered.result.sent).toBe(sent);
    expect(marks).toMatchObject([{ failed: true, sent: true }]);
  });

  it.each([new Refused("no"), new AppError("provider-unreachable")])(
    "and fails before it leaves with %s is neither marked nor counted",
    async (error) => {
      const marks: ToolResult[] = [];
      const at = makeCallSite({ noteSent: async (mark) => void marks.push(mark) });
      const tool = sending(() => Promise.reject(error), false);
      const answered = (await createTools(async () => [tool]).answer(call({}), at)) as Answered;
      expect([marks, answered.isSent, answered.result.sent]).toEqual([[], undefined, undefined]);
      expect(answered.result.text).not.toContain("Whether it was done");
    },
  );

  it("is not sent again where its tool may be called once, though nobody answered", async () => {
    const toolRules = [{ type: "MaxCalls", tool: "block_read", max: 1 } as const];
    const context = makeContext({ tools: ["block_read"], toolRules });
    const done = { ...call({}), id: "b" };
    const results: ToolResult[] = [{ call: "b", text: "late", failed: true, sent: true }];
    const steps = [{ index: 0, text: "", toolCalls: [done], results }];
    const sent: string[] = [];
    const tool = sending(async () => {
      sent.push("again");
      return { text: "" };
    });
    const answered = await createTools(async () => [tool]).answer(
      call({}),
      makeCallSite({ context, steps }),
    );
    expect(answered).toMatchObject({ result: { text: expect.stringContaining("1 times") } });
    expect(sent).toEqual([]);
  });
});

describe("Stop and the lock", () => {
  it.each([Symbol("cancelled"), new AppError("locked")])(
    "end the turn in mid-call: %s",
    async (why) => {
      const ending = new AbortController();
      const at = makeCallSite({ signal: ending.signal });
      const answering = createTools(async () => [look(never)]).answer(call({ label: "x" }), at);
      ending.abort(why);
      await expect(answering).rejects.toBe(why);
    },
  );

  it("before a change keep it from being done", async () => {
    const ending = new AbortController();
    const written: string[] = [];
    const tool = writingTool({
      name: "fact_set",
      description: "Keeps.",
      input: z.object({}),
      look: async () => {
        ending.abort(new AppError("locked"));
        return { target: "", before: "", after: "", needsPerson: false };
      },
      write: async () => written.push("done"),
    });
    const at = makeCallSite({ signal: ending.signal });
    await expect(
      createTools(async () => [tool]).answer(call({}, "fact_set"), at),
    ).rejects.toThrow();
    expect(written).toEqual([]);
  });
});

describe("tools are told", () => {
  const all = [look(async () => "seen")];
  const context = makeContext({ tools: ["block_read"] });
  const model = { provider: "openai", callsTools: true } as const;

  it("where they are on and the model can call them, or nobody knows", () => {
    expect(offerTools(all, { context, model })).toHaveLength(1);
    expect(offerTools(all, { context, model: { provider: "openai" } })).toHaveLength(1);
    expect(offerTools(all, { context, model: { ...model, callsTools: false } })).toEqual([]);
    expect(offerTools(all, { context, model: { ...model, habits: ["no-tools"] } })).toEqual([]);
    expect(offerTools(all, { context, model: { provider: "gguf" } })).toEqual([]);
    expect(offerTools(all, { context: makeContext({ tools: [] }), model })).toEqual([]);
  });

  it("with a schema without what every model takes for granted", () => {
    expect(offerTools(all, { context, model })[0]?.parameters).toEqual({
      type: "object",
      properties: { label: { type: "string", maxLength: 5 } },
      required: ["label"],
    });
  });

  it("without those that write, in a temporary conversation", () => {
    const input = z.object({});
    const change = { target: "", before: "", after: "", needsPerson: false };
    const about = { name: "fact_set", description: "", input };
    const tool = writingTool({ ...about, look: async () => change, write: async () => {} });
    const writing = { context: makeContext({ tools: ["fact_set"] }), model };
    expect(offerTools([tool], writing)).toHaveLength(1);
    expect(offerTools([tool], { ...writing, isTemporary: true })).toEqual([]);
  });
});
