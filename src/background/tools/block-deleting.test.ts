import { describe, expect, it } from "vitest";
import { untilQuiet } from "../../../test/builders/make-app";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import { PERMISSIONS } from "../../domain/block";
import { alwaysOf } from "../../domain/tool-name";
import { turnDecide, turnTools } from "../handlers/turn-tools";

const DELETE: Order = ["block_delete", { label: "plan" }];

async function setup(permission: (typeof PERMISSIONS)[number], orders = [DELETE]) {
  const given = await makeToolApp({ orders, permission });
  const { app, contextId } = given;
  const isThere = async () =>
    (await app.store.readBlocks(contextId)).own.some(({ label }) => label === "Plan");
  const decide = async (turnId: string, rest: object = {}) => {
    const id = crypto.randomUUID();
    await turnDecide(app, { id, turnId, call: "call-0", approved: true, ...rest });
    await untilQuiet(app);
  };
  return { ...given, isThere, decide };
}

describe("block_delete", () => {
  it.each(PERMISSIONS)(
    "P-049 under %s waits for the person under Admin alone, else it is refused",
    async (permission) => {
      const { app, send, isThere } = await setup(permission);
      const { uses } = await turnTools(app, { turnId: await send() });
      expect([uses[0]?.asks !== null, uses[0]?.failed]).toEqual(
        permission === "Admin" ? [true, false] : [false, true],
      );
      expect(await isThere()).toBe(true);
    },
  );

  it("P-049 deletes what the person has approved, as the model is told", async () => {
    const { app, send, isThere, decide } = await setup("Admin");
    const turnId = await send();
    await decide(turnId);
    expect(await isThere()).toBe(false);
    expect((await turnTools(app, { turnId })).uses[0]).toMatchObject({ result: "Done." });
  });

  it("is asked about with all that would be gone, what no model is shown too", async () => {
    const schema = { kind: "log", displayLimit: 1 } as const;
    const options = { orders: [DELETE], permission: "Admin", schema } as const;
    const { app, contextId, send } = await makeToolApp(options);
    const { own } = await app.store.readBlocks(contextId);
    const id = own.find(({ label }) => label === "Plan")?.id ?? "";
    const edits = ["It rained.", "It snowed."].map((text) => {
      return { op: "append-entry", entry: { at: 1, text } } as const;
    });
    const by = { who: "person", share: null, why: "" } as const;
    await app.blockDocs().edit({ id, version: null, edits, by });
    const before = (await turnTools(app, { turnId: await send() })).uses[0]?.asks?.before;
    for (const text of ["It rained.", "It snowed."]) expect(before).toContain(text);
  });

  it("asks whatever was let before, and is never let do so always", async () => {
    const { app, contextId, send, isThere, decide } = await setup("Admin");
    const { context } = await app.store.contexts.get(contextId);
    const fields = { tools: [...context.tools, alwaysOf("block_delete")] };
    await app.store.contexts.update({ id: contextId, version: context.version, fields });
    const turnId = await send();
    expect((await turnTools(app, { turnId })).uses[0]?.asks).not.toBeNull();
    await expect(decide(turnId, { always: true })).rejects.toMatchObject({ code: "bad-request" });
    expect(await isThere()).toBe(true);
  });
});

describe("why a model changes a block", () => {
  it("stands in its history, as the model's words", async () => {
    const why = "You asked for it.";
    const append: Order = ["block_append", { label: "Plan", text: "x", why }];
    const { app, contextId, send } = await setup("ReadWrite", [append]);
    await send();
    const { own } = await app.store.readBlocks(contextId);
    const id = own.find(({ label }) => label === "Plan")?.id ?? "";
    const { revisions } = await app.store.memory().blocks.history({ id, before: null, limit: 1 });
    expect(revisions).toMatchObject([{ who: "model", why }]);
  });
});
