import { describe, expect, it } from "vitest";
import { makeRun } from "../../test/builders/make-run";
import { MAX_REPLY_CHARACTERS } from "../domain/limits";
import type { ModelEvent } from "../domain/provider";

const MILLION = "x".repeat(1_000_000);
const text = (said = MILLION): ModelEvent => ({ type: "text-delta", text: said });
const thinking = (said = MILLION): ModelEvent => ({ type: "thinking-delta", text: said });
const finish: ModelEvent = { type: "finish", reason: "stop", usage: null };

/** How a reply of these events ends, and how much of it is kept. */
async function play(events: readonly ModelEvent[], begun = "") {
  const source = { begun, begunThinking: "" };
  const { run, live, closed, chunks } = await makeRun(() => events, { source });
  await run();
  const kept = [...chunks, ...closed.map(({ rest }) => rest)];
  const length = kept.reduce((all, chunk) => all + chunk.text.length + chunk.thinking.length, 0);
  return { code: closed[0]?.outcome.failure?.code, length, shown: live.state() };
}

describe("a reply without an end", () => {
  it("fails once text and thinking together are too long, and keeps what came before", async () => {
    const { code, length, shown } = await play([thinking(), text(), text(), text(), text("!")]);
    expect([code, length]).toEqual(["provider-malformed", MAX_REPLY_CHARACTERS]);
    expect(shown.text).toHaveLength(3_000_000);
  });

  it("may be as long as that", async () => {
    const { code, length } = await play([thinking(), text(), text(), text(), finish]);
    expect([code, length]).toEqual([undefined, MAX_REPLY_CHARACTERS]);
  });

  it("fails where its calls make it too long, or are too long together", async () => {
    const call = (nth: number): ModelEvent[] => [
      { type: "tool-call-start", call: nth, id: `c${nth}`, name: "look" },
      { type: "tool-call-delta", call: nth, text: MILLION.slice(100) },
    ];
    const long = await play([text(), text(), text(), ...call(0), text("!".repeat(101)), finish]);
    expect([long.code, long.length]).toEqual(["provider-malformed", 3_000_000]);
    const many = await play([...call(0), ...call(1), ...call(2), finish]);
    expect(many.code).toBe("provider-malformed");
    expect(many.shown.toolCalls).toHaveLength(3);
    expect((await play([...call(0), ...call(1), finish])).code).toBeUndefined();
  });

  it("is not longer for having been continued", async () => {
    const { code, length } = await play([text(), text("!")], MILLION.repeat(3));
    expect([code, length]).toEqual(["provider-malformed", 1_000_000]);
  });
});
