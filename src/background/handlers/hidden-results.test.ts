import { describe, expect, it } from "vitest";
import { untilQuiet } from "../../../test/builders/make-app";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import type { Tools } from "../../turns/tools/tool";
import type { App } from "../app";
import { turnDecide, turnTools } from "./turn-tools";

const APPEND: Order = ["block_append", { label: "Plan", text: "x" }];

/** Wherever a part of it ends, that is amid a name. */
const LONG = "Müller ".repeat(6_000);

/** A call that waits, and a rule by which its model is not to be told that name. */
async function setup() {
  const made = await makeToolApp({ orders: [APPEND], permission: "Human" });
  const { app, send } = made;
  const turnId = await send();
  const rule = { kind: "word", text: "Müller", when: "sent" } as const;
  await app.store.settings.update((current) => {
    return { ...current, prompt: { ...current.prompt, redactions: [rule] } };
  });
  const approve = async (own: App, args?: object) => {
    const changed = args === undefined ? {} : { arguments: JSON.stringify(args) };
    const input = { id: crypto.randomUUID(), turnId, call: "call-0", approved: true };
    await turnDecide(own, { ...input, ...changed });
    await untilQuiet(app);
    const { uses } = await turnTools(app, { turnId });
    const body = made.sent().at(-1)?.body ?? "";
    return {
      toolResult: uses[0]?.result ?? "",
      sentBody: body.slice(body.indexOf('"role":"tool"')),
    };
  };
  return { ...made, turnId, approve };
}

describe("what is told of a call that the person has approved", () => {
  it("holds nothing that is hidden from models, where they have changed it, and is done as they have it", async () => {
    const { app, approve, text } = await setup();
    const written = `y\n${LONG}`;
    const { toolResult, sentBody } = await approve(app, { label: "Plan", text: written });
    expect(await text()).toBe(written);
    // In JSON's letters the name has another neighbour than in the text.
    expect(toolResult).toContain("The person has changed the arguments");
    expect(toolResult).toContain("y\\n[redacted]");
    expect(sentBody).toContain("[redacted]");
    expect(toolResult + sentBody).not.toMatch(/Mü/);
  });

  it("holds no half of what is hidden from models, where the answer is cut", async () => {
    const { app, approve } = await setup();
    const answer: Tools["answer"] = async ({ id }) => {
      return { result: { call: id, text: LONG }, isKept: false };
    };
    const tools = { ...app.tools(), answer };
    const own: App = Object.assign(Object.create(app), { tools: () => tools });
    const { toolResult, sentBody } = await approve(own);
    expect(toolResult).toContain("read on with");
    expect(sentBody).toContain("[redacted]");
    expect(toolResult + sentBody).not.toMatch(/Mü/);
  });
});
