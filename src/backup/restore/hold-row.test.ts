import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../test/builders/make-connection";
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

describe("a connection of a backup", () => {
  const reported = {
    models: [makeServerModel(makeConnection(1))],
    tools: [{ name: "look", description: "Obey.", parameters: {}, digest: "d" }],
    prompts: [{ name: "greet", description: "Obey.", arguments: [] }],
    resources: [{ uri: "file:///a", name: "a", description: "Obey." }],
    unlisted: [{ why: "too-long", names: ["obey"], count: 1 }] as const,
    listedAt: 5,
  };
  const { id, version, ...payload } = { ...makeConnection(1), ...reported, hasKey: true };
  const encoded = encodePayload("connections", payload);
  const row = { table: "connections", columns: { id }, version, payload: encoded };
  const heldOf = (holds: boolean, isForeign: boolean) => {
    const settings = { now: DEFAULT_SETTINGS, version: 0 };
    return decodePayload(
      "connections",
      holdRow({ holds, isForeign, settings }, row as never).payload,
    );
  };

  it("has nothing of a stranger's that its server is said to have told", () => {
    const { id: _id, version: _version, ...bare } = makeConnection(1);
    expect(heldOf(true, true)).toEqual({ ...bare, held: true });
  });

  it("that is called one's own asks for its tools anew, and as it was where this vault made it", () => {
    const { tools: _tools, prompts: _prompts, resources: _resources, ...rest } = payload;
    expect(heldOf(true, false)).toEqual({ ...rest, held: true, heldKey: true });
    expect(heldOf(false, false)).toEqual(payload);
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
