import { describe, expect, it } from "vitest";
import { makeContext } from "../../../test/builders/make-context";
import type { ToolResult } from "../../domain/step";
import type { StepContent } from "../../domain/turn-store";
import { boundResult } from "./bound-result";
import { createTools, offerTools } from "./create-tools";
import type { Answered, CallSite } from "./tool";

const WIDE = 1_000_000;

const stepOf = (calls: readonly string[], results: ToolResult[] = []): StepContent => ({
  index: 0,
  text: "",
  toolCalls: calls.map((id) => ({ id, name: "block_read", arguments: "{}" })),
  results,
});

/** 100,000 characters that tell where they stand. */
const LONG = Array.from({ length: 10_000 }, (_, at) => `${at}`.padStart(9, " ")).join("\n");

const makeCallSite = (steps: readonly StepContent[], window = WIDE): CallSite => ({
  context: makeContext({ tools: ["block_read"] }),
  conversationId: crypto.randomUUID(),
  turnId: crypto.randomUUID(),
  isTemporary: false,
  taint: [],
  steps,
  window,
  noteSent: async () => {},
  signal: new AbortController().signal,
});

/** What the model gets for `result_read` with these. */
async function readOn(input: object, at: CallSite): Promise<ToolResult> {
  const call = { id: "r", name: "result_read", arguments: JSON.stringify(input) };
  const { result } = (await createTools(async () => []).answer(call, at)) as Answered;
  return result;
}

describe("an answer of a tool", () => {
  it("is told whole where it fits, and nothing of it is kept beside that", () => {
    const result = { call: "a", text: "short" };
    expect(boundResult(result, { window: WIDE, steps: [stepOf(["a"])] })).toBe(result);
  });

  it("of more than 32 KB is told to there, and kept whole with the turn", () => {
    const bounded = boundResult(
      { call: "a", text: LONG },
      { window: WIDE, steps: [stepOf(["a"])] },
    );
    expect(bounded.whole).toBe(LONG);
    expect(bounded.text.length).toBeLessThanOrEqual(32_768);
    expect(bounded.text).toMatch(/read on with result_read \{"result":1,"from":\d+\}\.$/);
  });

  it("is read on part by part until nothing is missing, also in a small window", async () => {
    for (const window of [WIDE, 4_096]) {
      const steps = [stepOf(["first"]), stepOf(["a"])];
      const first = boundResult({ call: "a", text: LONG }, { window, steps });
      const at = makeCallSite([stepOf(["first"]), stepOf(["a"], [first])], window);
      let { text } = first;
      let whole = "";
      for (;;) {
        const next = /\n… \d+ more characters; read on with result_read (\{.+\})\.$/.exec(text);
        whole += next === null ? text : text.slice(0, next.index);
        if (next === null) break;
        const read = await readOn(JSON.parse(next[1] ?? ""), at);
        // Short enough not to be cut once more.
        expect(boundResult(read, { window, steps })).toBe(read);
        text = read.text;
      }
      expect(whole === LONG).toBe(true);
    }
  });

  it("never ends within a character of two halves", () => {
    const text = `x${"🙂".repeat(40_000)}`;
    const bounded = boundResult({ call: "a", text }, { window: WIDE, steps: [stepOf(["a"])] });
    expect(bounded.text).not.toMatch(/\p{Surrogate}/u);
  });

  it("is kept up to half a million characters, and says what is not", () => {
    const text = "x".repeat(3_000_000);
    const bounded = boundResult({ call: "a", text }, { window: WIDE, steps: [stepOf(["a"])] });
    expect(bounded.whole).toHaveLength(524_288);
    expect(bounded.text).toContain(`… ${3_000_000 - 524_288} more characters are left out.`);
  });

  it("is not kept any more where a turn has kept two million, and says so", () => {
    const full = ["a", "b", "c", "d"].map((call) => {
      return { call, text: "", whole: "x".repeat(524_288) };
    });
    const steps = [stepOf(["a", "b", "c", "d"], full), stepOf(["e"])];
    const bounded = boundResult({ call: "e", text: LONG }, { window: WIDE, steps });
    expect(bounded).not.toHaveProperty("whole");
    expect(bounded.text).toMatch(/more characters are left out\.$/);
  });
});

describe("result_read", () => {
  const context = { tools: ["block_read"] };
  const model = { provider: "openai" } as const;
  const kept: ToolResult = { call: "a", text: "x", whole: LONG, taint: ["page"] };

  it("is told once there is something to read on, and not before", () => {
    const names = (steps: readonly StepContent[]) =>
      offerTools([], { context, model, steps }).map(({ name }) => name);
    expect(names([])).toEqual([]);
    expect(names([stepOf(["a"], [{ call: "a", text: "x" }])])).toEqual([]);
    expect(names([stepOf(["a"], [kept])])).toEqual(["result_read"]);
  });

  it("is as untrusted as what it reads", async () => {
    const read = await readOn({ result: 1, from: 10 }, makeCallSite([stepOf(["a"], [kept])]));
    expect(read.taint).toEqual(["page"]);
    expect(read.text.startsWith(LONG.slice(10, 500))).toBe(true);
  });

  it.each([
    [{ result: 2, from: 0 }, "not-found"],
    [{ result: 1, from: 5_000_000 }, "it has 99999 characters"],
    [{ result: 0, from: 0 }, "result: "],
    [{ result: 1, from: -1 }, "from: "],
    [{ result: "1e9", from: null }, "another form"],
  ])("with %j says what is wrong", async (input, part) => {
    const read = await readOn(input, makeCallSite([stepOf(["a"], [kept])]));
    expect(read).toMatchObject({ failed: true, text: expect.stringContaining(part) });
  });
});
