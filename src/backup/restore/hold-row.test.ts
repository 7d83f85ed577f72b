import { describe, expect, it } from "vitest";
import { makeContext } from "../../../test/builders/make-context";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { decodePayload, encodePayload } from "../../store/database/payloads";
import { holdRow } from "./hold-row";

describe("a context of a backup", () => {
  const { id, version, ...payload } = makeContext({ tools: ["fact_set", "always:fact_set"] });
  const columns = { id };
  const row = { table: "contexts", columns, version, payload: encodePayload("contexts", payload) };

  it.each([true, false])("has its tools off where this vault has not made it: %s", (holds) => {
    const settings = { now: DEFAULT_SETTINGS, version: 0 };
    const held = holdRow({ holds, isForeign: holds, settings }, row as never);
    const { tools } = decodePayload("contexts", held.payload);
    expect(tools).toEqual(holds ? [] : ["fact_set", "always:fact_set"]);
  });
});

describe("the settings of a backup", () => {
  const server = {
    type: "model",
    model: { provider: "ollama", name: "far-embed", url: "http://127.0.0.1:11434" },
  } as const;
  const there = { ...DEFAULT_SETTINGS, embedder: server };
  const row = {
    ...{ table: "settings", columns: { id: "settings" }, version: 1 },
    payload: encodePayload("settings", there),
  };
  const restored = (holds: boolean, now = DEFAULT_SETTINGS) => {
    const held = holdRow({ holds, isForeign: false, settings: { now, version: 0 } }, row as never);
    return decodePayload("settings", held.payload).embedder;
  };

  it("send no text to a server that nobody has named here (D-23)", () => {
    expect(restored(true)).toBeUndefined();
    expect(restored(true, { ...DEFAULT_SETTINGS, embedder: { type: "none" } })).toEqual({
      type: "none",
    });
    expect(restored(false)).toEqual(server);
  });
});
