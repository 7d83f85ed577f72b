import { describe, expect, it } from "vitest";
import { idOf, makeSummary, NO_SUMMARIES } from "../../../test/fakes/fake-client";
import { placeMarks } from "./place-marks";

const ids = [8, 9, 10].map(idOf);
const active = makeSummary(70, { throughId: idOf(9) });

describe("placeMarks", () => {
  it("puts a mark after the last message that its summary covers", () => {
    const { first, afterId } = placeMarks({
      shown: { ...NO_SUMMARIES, active },
      editing: null,
      failure: null,
      ids,
    });
    expect(first).toEqual([]);
    expect([...afterId]).toEqual([[idOf(9), [{ kind: "active", summary: active }]]]);
  });

  it("puts it before everything where that message is not loaded", () => {
    const earlier = makeSummary(70, { throughId: idOf(3) });
    const shown = { ...NO_SUMMARIES, active: earlier, dropped: [makeSummary(71)] };
    const { first, afterId } = placeMarks({
      shown,
      editing: null,
      failure: null,
      ids: [idOf(8)],
    });
    expect(first).toEqual([{ kind: "active", summary: earlier }]);
    expect(afterId.get(idOf(8))?.[0]).toMatchObject({ kind: "dropped" });
  });

  it("keeps the mark of what is being edited although another window has dropped it", () => {
    const shown = { ...NO_SUMMARIES, dropped: [active] };
    const editing = { summary: active, conflict: "gone" as const };
    const { afterId } = placeMarks({ shown, editing, failure: null, ids });
    expect(afterId.get(idOf(9))?.map(({ kind }) => kind)).toEqual(["dropped", "active"]);
  });

  it("tells where a summary that failed would go on, or before everything where none stands", () => {
    const failure = { code: "provider-silent", data: {} } as const;
    const failed = { kind: "failed", failure };
    const shown = { ...NO_SUMMARIES, active };
    const after = placeMarks({ shown, editing: null, failure, ids });
    expect(after.afterId.get(idOf(9))).toEqual([{ kind: "active", summary: active }, failed]);
    const none = placeMarks({ shown: NO_SUMMARIES, editing: null, failure, ids });
    expect(none).toEqual({ first: [failed], afterId: new Map() });
  });
});
