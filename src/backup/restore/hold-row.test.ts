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
