import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { PERMISSIONS, type Permission } from "../../domain/block";
import type { BlockField, BlockSchema } from "../../domain/block-schema";
import { blockAdd, blockEdit, blockFit } from "../handlers/memory-handlers";

const field = (name: string): BlockField => ({
  name,
  type: "text",
  description: "",
  readOnly: false,
});
const LIST: BlockSchema = { kind: "list", checkbox: true, maxItems: null };

async function setup(over: Parameters<typeof makeBlockFields>[0] = {}) {
  const { app, contextId } = await makeApp();
  const id = crypto.randomUUID();
  await blockAdd(app, { id, contextId, fields: makeBlockFields(over) });
  return { app, id };
}

describe("block.fit", () => {
  it("P-032 lists what of a block has no place in another layout, by name, and changes nothing", async () => {
    const sections = [
      { name: "plan", description: "", readOnly: false, schema: LIST },
      {
        name: "who",
        description: "",
        readOnly: false,
        schema: { kind: "map" as const, fields: [field("name"), field("city")] },
      },
      { name: "more", description: "", readOnly: false, schema: LIST },
    ];
    const { app, id } = await setup({ schema: { kind: "composite", sections } });
    const edited = await blockEdit(app, {
      id,
      version: 1,
      edits: [
        { op: "push-item", section: "plan", item: { text: "a", done: true } },
        { op: "push-item", section: "plan", item: { text: "b", done: false } },
        { op: "push-item", section: "more", item: { text: "c", done: false } },
        { op: "set-field", section: "who", field: "name", value: "Ada" },
        { op: "set-field", section: "who", field: "city", value: "Turin" },
      ],
    });
    const [plan, who] = sections;
    const schema: BlockSchema = {
      kind: "composite",
      sections: [
        { ...plan!, schema: { kind: "list", checkbox: false, maxItems: 1 } },
        { ...who!, schema: { kind: "map", fields: [field("name")] } },
      ],
    };
    expect((await blockFit(app, { id, schema })).lost).toEqual([
      { kind: "ticks", section: "plan", name: null, count: 1 },
      { kind: "items", section: "plan", name: null, count: 1 },
      { kind: "field", section: "who", name: "city", count: 1 },
      { kind: "section", section: null, name: "more", count: 1 },
    ]);
    expect((await blockFit(app, { id, schema: edited.block.schema })).lost).toEqual([]);
    expect((await app.blockDocs().open(id)).block).toEqual({
      ...(await app.store.memory().blocks.get(id)),
      version: edited.block.version,
    });
  });
});

describe("deleting a block", () => {
  it("P-049 is a model's under Admin alone, and through a share by the stricter of two", async () => {
    const isDeleted = async (own: Permission, shared: Permission | null) => {
      const { app, id } = await setup({ permission: own });
      const share = shared && { contextId: crypto.randomUUID(), permission: shared };
      const removal = app.blockDocs().remove({ id, by: { who: "model", share } });
      const code = await removal.then(
        () => null,
        (error) => error.code,
      );
      const left = await app.store
        .memory()
        .blocks.get(id)
        .catch(() => null);
      expect(code).toBe(left === null ? null : "block-denied");
      return left === null;
    };
    for (const permission of PERMISSIONS) {
      expect(await isDeleted(permission, null)).toBe(permission === "Admin");
    }
    expect(await isDeleted("Admin", "ReadWrite")).toBe(false);
    expect(await isDeleted("ReadWrite", "Admin")).toBe(false);
    expect(await isDeleted("Admin", "Admin")).toBe(true);
  });
});
