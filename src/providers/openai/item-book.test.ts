import { describe, expect, it } from "vitest";
import { ask, callsOf } from "../../../test/conformance/outcome";
import { RESPONSES } from "../../../test/conformance/responses-dialect";

type Ids = { readonly id?: string | null; readonly call_id?: string };

const DONE = { type: "response.completed", response: { status: "completed" } };

/** The calls of a streamed answer, as "id arguments". */
async function callsIn(...payloads: readonly object[]) {
  const body = payloads.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
  const headers = { "content-type": "text/event-stream" };
  const { events } = await ask(RESPONSES, async () => new Response(body, { headers }));
  return callsOf(events).map((call) => `${call.id} ${call.arguments}`);
}

function wholeCall(ids: Ids, at: number) {
  return { type: "function_call", name: "look", arguments: JSON.stringify({ at }), ...ids };
}

/** A call told in one chunk, under other ids at its end. */
function streamedCall(begun: Ids, ended: Ids, at: number) {
  const item = wholeCall(begun, at);
  const position = { output_index: at };
  const chunk = { item_id: begun.id, delta: item.arguments };
  return [
    { type: "response.output_item.added", ...position, item: { ...item, arguments: "" } },
    { type: "response.function_call_arguments.delta", ...position, ...chunk },
    { type: "response.output_item.done", ...position, item: { ...item, ...ended } },
  ];
}

const FIRST = { id: "fc_1", call_id: "call_1" };
const SECOND = { id: "fc_2", call_id: "call_2" };
const BOTH = ['call_1 {"at":0}', 'call_2 {"at":1}'];

describe("a call of the Responses API", () => {
  it.each([
    ["has none any more (vLLM)", { id: null, call_id: "call_1" }],
    ["has another one (GitHub Copilot)", { id: "fc_other", call_id: "call_1" }],
    ["has others of both kinds", { id: "fc_other", call_id: "call_other" }],
  ])("is told once where its item, at its end, %s", async (_, ids) => {
    expect(
      await callsIn(...streamedCall(FIRST, ids, 0), ...streamedCall(SECOND, SECOND, 1), DONE),
    ).toEqual(BOTH);
  });

  it("is told once where the answer's end has it under new ids, beside one that only the end tells", async () => {
    const [first, second] = [0, 1].map((at) =>
      wholeCall({ id: `fc_n${at}`, call_id: `n${at}` }, at),
    );
    const late = wholeCall({ id: "fc_3", call_id: "call_3" }, 2);
    const known = wholeCall({ id: "fc_other", call_id: "call_2" }, 1);
    const ended = (...output: readonly unknown[]) => {
      const response = { status: "completed", output };
      const payloads = [
        ...streamedCall(FIRST, { id: null }, 0),
        ...streamedCall(SECOND, { id: null }, 1),
      ];
      return callsIn(...payloads, { type: "response.completed", response });
    };
    expect(await ended(first, second)).toEqual(BOTH);
    expect(await ended(first, second, late)).toEqual([...BOTH, 'call_3 {"at":2}']);
    expect(await ended(known, first, late)).toEqual([...BOTH, 'call_3 {"at":2}']);
  });

  it("is its own where another one has the same call id", async () => {
    const second = { ...SECOND, call_id: "call_1" };
    const payloads = [...streamedCall(FIRST, FIRST, 0), ...streamedCall(second, second, 1)];
    expect(await callsIn(...payloads, DONE)).toEqual(['call_1 {"at":0}', 'call_1-1 {"at":1}']);
  });

  it("has its arguments where no chunk told them, whatever its item is called at its end", async () => {
    const [begun, , ended] = streamedCall(FIRST, { id: null }, 0);
    expect(await callsIn(begun ?? {}, ended ?? {}, DONE)).toEqual(['call_1 {"at":0}']);
  });
});
