import { describe, expect, it } from "vitest";
import { MODEL, makeStore } from "../../../test/builders/make-store";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { decodePayload, encodePayload } from "./payloads";

describe("encodePayload", () => {
  it.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
    "refuses %s, however deep it lies",
    (prompt) => {
      const settings = { ...DEFAULT_SETTINGS, model: { ...MODEL, price: { prompt, reply: 1 } } };
      expect(() => encodePayload("settings", settings)).toThrow(
        expect.objectContaining({ code: "internal" }),
      );
    },
  );

  it("keeps the row that a refused one was to replace", async () => {
    const { store, restart } = await makeStore();
    await store.settings.update((current) => ({ ...current, autoLockMinutes: 7 }));
    const bad = store.settings.update((current) => ({ ...current, autoLockMinutes: Number.NaN }));
    await expect(bad).rejects.toMatchObject({ code: "internal" });
    expect((await store.settings.read()).autoLockMinutes).toBe(7);
    expect((await restart().settings.read()).autoLockMinutes).toBe(7);
  });
});

describe("decodePayload", () => {
  it.each([
    { prompt: null, reply: 1 },
    { prompt: 1e300, reply: 1 },
  ])("reads a model without a price that is none: %j", (price) => {
    const json = JSON.stringify({ v: 1, ...DEFAULT_SETTINGS, model: { ...MODEL, price } });
    const { model } = decodePayload("settings", encodeWithVersion(json));
    expect(model).toEqual({ ...MODEL, price: undefined });
  });
});

/** The text with the version that settings are written in now. */
function encodeWithVersion(json: string): string {
  const { v } = JSON.parse(encodePayload("settings", DEFAULT_SETTINGS));
  return JSON.stringify({ ...JSON.parse(json), v });
}
