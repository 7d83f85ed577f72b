import { describe, expect, it } from "vitest";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import type { ContextCard } from "../../../contract/context";
import type { CallInput } from "../../../contract/contract";
import { DEFAULT_CONTEXT_FIELDS } from "../../../domain/context";
import { DEFAULT_PRESET_SETTINGS, type Preset } from "../../../domain/preset";
import { createContextEditor, fieldsOfContext } from "./context-editor";
import { createPresetEditor } from "./preset-editor";

const CARD: ContextCard = {
  context: makeContext({ id: idOf(2), name: "Work" }),
  expiry: { at: 0, state: "fresh" },
  lastChatAt: null,
};

const later = () => () => {};

describe("the editor of a context", () => {
  it("has every field that a person sets, and no others", () => {
    const set = ["name", "systemPrompt", ...Object.keys(DEFAULT_CONTEXT_FIELDS)];
    expect(Object.keys(fieldsOfContext(CARD)).sort()).toEqual(set.sort());
  });

  it("M-004 names the version that it was made from, and only what was changed", async () => {
    const { client, named } = createFakeClient({
      "context.update": ({ fields }: CallInput<"context.update">) => ({
        ...CARD,
        context: { ...CARD.context, ...fields, version: 2 },
      }),
    });
    const editor = createContextEditor({ client, later }, CARD);
    editor.change({ temperature: 0, maintainPersonality: false });
    await editor.save();
    expect(named("context.update").map(({ input }) => input)).toEqual([
      { id: idOf(2), version: 1, fields: { maintainPersonality: false, temperature: 0 } },
    ]);
    expect(editor.get().item.context.version).toBe(2);
  });

  it("takes what another call brought, and keeps what is typed and not kept yet", () => {
    const editor = createContextEditor({ client: createFakeClient().client, later }, CARD);
    editor.change({ name: "Home" });
    editor.accept({ ...CARD, context: { ...CARD.context, version: 4, pinned: true } });
    expect(editor.get()).toMatchObject({
      isDirty: true,
      fields: { name: "Home" },
      item: { context: { version: 4 } },
    });
  });
});

describe("the editor of a preset", () => {
  const preset: Preset = {
    id: idOf(7),
    version: 3,
    builtIn: false,
    name: "Coach",
    description: "",
    systemPrompt: "You are a coach.",
    defaultPersonality: "",
    defaultSettings: DEFAULT_PRESET_SETTINGS,
    tags: [],
    isActive: true,
    metadata: null,
    createdAt: 0,
    updatedAt: 0,
  };

  it("tells a wrong default by its own name, and keeps it back with its neighbours", async () => {
    const { client, named } = createFakeClient({ "preset.update": () => preset });
    const editor = createPresetEditor({ client, later }, preset);
    editor.change({ defaultSettings: { ...DEFAULT_PRESET_SETTINGS, temperature: 1.1 } });
    editor.change({ description: "Asks, and listens." });
    await editor.save();
    expect(editor.get().problems).toEqual([
      { field: "temperature", problem: "too-large", limit: 1 },
    ]);
    expect(named("preset.update").map(({ input }) => input)).toEqual([
      { id: idOf(7), version: 3, fields: { description: "Asks, and listens." } },
    ]);
  });
});
