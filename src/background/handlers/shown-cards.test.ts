import { describe, expect, it } from "vitest";
import { untilQuiet } from "../../../test/builders/make-app";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import type { BlockEdit } from "../../domain/block-edit";
import type { BlockSchema } from "../../domain/block-schema";
import { contextArchive } from "./context-handlers";
import { turnDecide, turnTools } from "./turn-tools";

const DELETE: Order = ["block_delete", { label: "Plan" }];
const APPEND: Order = ["block_append", { label: "Plan", text: "x" }];
const SET: Order = ["block_set_field", { label: "Plan", field: "city", value: "Rome" }];
const FORGET: Order = ["fact_forget", { key: "tea" }];
const KEEP: Order = ["fact_set", { key: "tea", value: "coffee" }];

const CHANGED = { code: "conflict", data: { reason: "card-changed" } };
const MAP = {
  kind: "map",
  fields: [{ name: "city", type: "text", readOnly: false, description: "" }],
} satisfies BlockSchema;

const LOG = { kind: "log", displayLimit: 10 } satisfies BlockSchema;

/** A model's call that waits under a card that was read once, as a page has it. */
async function setup(order: Order, more: object = {}) {
  const given = await makeToolApp({ orders: [order], permission: "Admin", ...more });
  const { app, contextId, send } = given;
  const { facts, blocks } = app.store.memory();
  const keep = (value: string) =>
    facts.keep({ contextId, key: "tea", value, source: null, taint: [] });
  await keep("sencha");
  const plan = async () => {
    const { own } = await app.store.readBlocks(contextId);
    const found = own.find(({ label }) => label === "Plan");
    if (found === undefined) throw new Error("there is no Plan");
    return found;
  };
  const write = async (...edits: readonly BlockEdit[]) => {
    const by = { who: "person", share: null, why: "" } as const;
    await app.blockDocs().edit({ id: (await plan()).id, version: null, edits, by });
  };
  const card = async (turnId: string) => {
    const asks = (await turnTools(app, { turnId })).uses[0]?.asks;
    if (asks == null) throw new Error("nothing waits");
    return asks;
  };
  const decide = async (turnId: string, shown: string, rest: object = {}) => {
    const id = crypto.randomUUID();
    await turnDecide(app, { id, turnId, call: "call-0", approved: true, shown, ...rest });
    await untilQuiet(app);
  };
  const known = async () => (await app.store.readFacts(contextId)).map(({ value }) => value);
  return { ...given, blocks, keep, plan, write, card, decide, known, turnId: await send() };
}

describe("a card that is approved", () => {
  it("deletes no block in which the person has written since, and tells it anew", async () => {
    const { turnId, card, write, decide, plan } = await setup(DELETE);
    const { digest } = await card(turnId);
    await write({ op: "set-text", text: "A page of it." });
    await expect(decide(turnId, digest)).rejects.toMatchObject(CHANGED);
    expect((await plan()).text).toBe("A page of it.");
    const now = await card(turnId);
    expect(now.before).toBe("A page of it.");
    await decide(turnId, now.digest);
    await expect(plan()).rejects.toThrow("there is no Plan");
  });

  it("deletes no other block that has come to be called so, though it says the same", async () => {
    const { turnId, app, contextId, blocks, card, decide, plan } = await setup(DELETE);
    const { digest } = await card(turnId);
    const { id: first, version, description, type, pinned, permission, schema } = await plan();
    await blocks.change({ id: first, version, fields: { label: "Old plan" } });
    const fields = { label: "Plan", description, type, pinned, permission, schema };
    await blocks.add({ id: crypto.randomUUID(), contextId, fields });
    await expect(decide(turnId, digest)).rejects.toMatchObject(CHANGED);
    expect((await app.store.readBlocks(contextId)).own.map(({ label }) => label)).toContain("Plan");
  });

  it("sets no field over a newer value", async () => {
    const { turnId, card, write, decide, plan } = await setup(SET, {
      permission: "Human",
      schema: MAP,
    });
    const { digest } = await card(turnId);
    await write({ op: "set-field", field: "city", value: "Turin" });
    await expect(decide(turnId, digest)).rejects.toMatchObject(CHANGED);
    expect((await plan()).text).toContain("Turin");
  });

  it.each([[FORGET], [KEEP]])(
    "changes no fact that says something else by now: %j",
    async (order) => {
      const { turnId, card, keep, known, decide } = await setup(order);
      const { digest } = await card(turnId);
      await keep("gyokuro");
      await expect(decide(turnId, digest)).rejects.toMatchObject(CHANGED);
      expect(await known()).toEqual(["gyokuro"]);
      await decide(turnId, (await card(turnId)).digest);
      expect(await known()).not.toContain("gyokuro");
    },
  );

  it("does nothing in a context that was archived meanwhile, and waits there", async () => {
    const { turnId, app, contextId, card, decide, plan } = await setup(APPEND, {
      permission: "Human",
    });
    const { digest } = await card(turnId);
    await contextArchive(app, { id: contextId });
    for (const approved of [true, false]) {
      const decided = decide(turnId, digest, { approved });
      await expect(decided).rejects.toMatchObject({ code: "archived" });
    }
    expect((await plan()).text).toBe("");
    expect(await card(turnId)).toMatchObject({ digest });
  });

  it("lets nothing be done always where it is another by now", async () => {
    const { turnId, app, contextId, card, write, decide } = await setup(APPEND, {
      permission: "Human",
    });
    const { digest } = await card(turnId);
    await write({ op: "set-text", text: "Else." });
    await expect(decide(turnId, digest, { always: true })).rejects.toMatchObject(CHANGED);
    const { context } = await app.store.contexts.get(contextId);
    expect(context.tools).not.toContain("always:block_append");
  });

  it("lets an entry of a log be written, whose time is that of the writing", async () => {
    const order: Order = ["log_append", { label: "Plan", text: "A heron." }];
    const { turnId, clock, card, decide, plan } = await setup(order, {
      permission: "Human",
      schema: LOG,
    });
    const { digest } = await card(turnId);
    clock.time += 60_000;
    await decide(turnId, digest);
    expect((await plan()).text).toContain("A heron.");
  });

  it("is looked at before the person's own arguments are followed, too", async () => {
    const { turnId, card, write, decide, plan } = await setup(APPEND, { permission: "Human" });
    const { digest } = await card(turnId);
    await write({ op: "set-text", text: "Else." });
    const own = { arguments: '{"label":"Plan","text":"y"}' };
    await expect(decide(turnId, digest, own)).rejects.toMatchObject(CHANGED);
    await decide(turnId, (await card(turnId)).digest, own);
    expect((await plan()).text).toBe("Else.y");
  });
});

describe("a card that is out of date", () => {
  it("can be declined all the same", async () => {
    const { turnId, app, card, write, decide, plan } = await setup(DELETE);
    const { digest } = await card(turnId);
    await write({ op: "set-text", text: "A page of it." });
    await decide(turnId, digest, { approved: false });
    expect((await plan()).text).toBe("A page of it.");
    expect((await turnTools(app, { turnId })).uses[0]).toMatchObject({ failed: true });
  });

  it("of what cannot be done any more is answered with why", async () => {
    const { turnId, app, card, blocks, decide, plan } = await setup(DELETE);
    const { digest } = await card(turnId);
    await blocks.remove({ id: (await plan()).id });
    await decide(turnId, digest);
    const { uses } = await turnTools(app, { turnId });
    expect(uses[0]?.result).toContain("no such block");
  });
});

describe("what the person changes while an approved card is answered", () => {
  it.each([[DELETE], [APPEND]])("is not changed unseen: %j", async (order) => {
    const permission = order === DELETE ? "Admin" : "Human";
    const { turnId, app, card, blocks, decide, plan } = await setup(order, { permission });
    const { digest } = await card(turnId);
    const { id, version } = await plan();
    const { memoryWith } = app.store;
    let changed: Promise<unknown> = Promise.resolve();
    Object.assign(app.store, {
      memoryWith: (...given: Parameters<typeof memoryWith>) => {
        // Asks for the lock before what was approved does.
        changed = blocks.change({ id, version, fields: { description: "Mine." } });
        return memoryWith(...given);
      },
    });
    await expect(decide(turnId, digest)).rejects.toMatchObject(CHANGED);
    await changed;
    expect(await plan()).toMatchObject({ description: "Mine.", text: "" });
  });
});
