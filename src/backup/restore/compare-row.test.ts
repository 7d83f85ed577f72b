import { describe, expect, it } from "vitest";
import { encodePayload } from "../../store/database/payloads";
import type { BackupRow } from "../backup-line";
import { compareRow, tryDecode } from "./compare-row";

const id = crypto.randomUUID();
const parent = crypto.randomUUID();

type Given = { readonly text?: string; readonly version?: number; readonly parent?: string };

function makeRow(given: Given = {}) {
  const { text = "hello", version = 2 } = given;
  const columns = { id, parent: given.parent ?? parent };
  const payload = encodePayload("open_turns", {
    status: "open",
    model: { provider: "guide", name: text, url: "", window: null, thinks: false },
    maintainPersonality: null,
  });
  return { table: "open_turns" as const, columns, version, payload };
}

function diffStatus(there: BackupRow, here: BackupRow | "unreadable" | undefined) {
  const payload = tryDecode("open_turns", there.payload);
  if (payload === null) throw new Error("no payload");
  return compareRow({ ...there, table: "open_turns" }, payload, here);
}

describe("a row of a backup", () => {
  it("is new where there is none, and newer where the one here does not open", () => {
    expect(diffStatus(makeRow(), undefined)).toBe("new");
    expect(diffStatus(makeRow(), "unreadable")).toBe("newer");
    expect(diffStatus(makeRow(), { ...makeRow(), payload: "{}" })).toBe("newer");
  });

  it("is newer or older by its version, whatever it holds", () => {
    expect(diffStatus(makeRow({ version: 3 }), makeRow())).toBe("newer");
    expect(diffStatus(makeRow({ version: 1, text: "other" }), makeRow())).toBe("older");
  });

  it("is the same where it says the same in another spelling, at another place in the log", () => {
    const { payload } = makeRow();
    const { v, status, ...rest } = JSON.parse(payload);
    const spelled = { ...makeRow(), payload: JSON.stringify({ ...rest, status, v }) };
    expect(diffStatus(spelled, makeRow())).toBe("same");
    const moved = { ...makeRow(), columns: { id, parent, order: 7 } };
    expect(diffStatus(moved, { ...makeRow(), columns: { id, parent, order: 8 } })).toBe("same");
  });

  it("and the row here each have something where they differ at one version", () => {
    expect(diffStatus(makeRow({ text: "other" }), makeRow())).toBe("both");
    expect(diffStatus(makeRow({ parent: crypto.randomUUID() }), makeRow())).toBe("both");
  });
});
