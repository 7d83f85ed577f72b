import { describe, expect, it } from "vitest";
import { untilQuiet } from "../../../test/builders/make-app";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import type { Taint } from "../../domain/taint";
import { turnDecide, turnTools } from "../handlers/turn-tools";

const TASKS = { kind: "workflow", name: "Task Management", target: "wf-1" } as const;
const CREATED: Order = ["reference_note", { ...TASKS, action: "created" }];
const DISCUSSED: Order = ["reference_note", { ...TASKS, name: "Tasks", action: "discussed" }];

async function setup(orders: readonly Order[]) {
  const given = await makeToolApp({ orders });
  const { app, conversationId } = given;
  const noted = async () =>
    (await app.store.references.listOf({ conversationId, limit: 9 })).map(
      ({ target, name, action, taint = [] }) => [target, name, action, taint],
    );
  return { ...given, noted };
}

describe("reference_note", () => {
  it("A-032 A-055 notes what a turn has created, and with which words it is found", async () => {
    const { app, conversationId, send, noted } = await setup([CREATED]);
    await send();
    expect(await noted()).toEqual([["wf-1", "Task Management", "created", []]]);
    const text = "update my task workflow";
    const found = await app.store.references.find({ conversationId, text });
    expect(found.map(({ reference }) => reference.target)).toEqual(["wf-1"]);
  });

  it("keeps the name and what was done where it is only spoken of later", async () => {
    const { send, noted } = await setup([CREATED, DISCUSSED]);
    await send();
    expect(await noted()).toEqual([["wf-1", "Task Management", "created", []]]);
  });

  it("waits in a turn that was told what a stranger wrote, and is as untrusted once approved", async () => {
    const { app, contextId, send, noted } = await setup([CREATED]);
    const fact = { key: "city", value: "Rome", source: null, taint: ["page"] as Taint[] };
    await app.store.memory().facts.keep({ contextId, ...fact });
    const turnId = await send();
    const { uses } = await turnTools(app, { turnId });
    expect(uses[0]?.asks).toMatchObject({
      before: "",
      after: "workflow “Task Management”, created",
    });
    expect(await noted()).toEqual([]);
    const input = { id: crypto.randomUUID(), turnId, call: "call-0", approved: true };
    await turnDecide(app, input);
    await untilQuiet(app);
    expect(await noted()).toEqual([["wf-1", "Task Management", "created", ["import"]]]);
  });

  it("is told of in no temporary conversation", async () => {
    const { app, contextId } = await setup([]);
    const { context } = await app.store.contexts.get(contextId);
    const temporary = crypto.randomUUID();
    const at = { context, conversationId: temporary, turnId: temporary, isTemporary: true };
    const rest = { taint: [], steps: [], window: 8_192, noteSent: async () => {} };
    const { signal } = new AbortController();
    const call = { id: "a", name: "reference_note", arguments: JSON.stringify(CREATED[1]) };
    const answered = await app.tools().answer(call, { ...at, ...rest, signal });
    expect(answered).toMatchObject({ result: { failed: true } });
  });
});
