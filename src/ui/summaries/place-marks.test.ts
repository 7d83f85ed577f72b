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
      ids,
    });
    expect(first).toEqual([]);
    expect([...afterId]).toEqual([[idOf(9), [{ kind: "active", summary: active }]]]);
  });

  it("puts it before everything where that message is not loaded", () => {
    const earlier = makeSummary(70, { throughId: idOf(3) });
    const shown = { ...NO_SUMMARIES, active: earlier, dropped: [makeSummary(71)] };
    const { first, afterId } = placeMarks({ shown, editing: null, ids: [idOf(8)] });
    expect(first.map(({ summary }) => summary.id)).toEqual([earlier.id]);
    expect(afterId.get(idOf(8))?.[0]).toMatchObject({ kind: "dropped" });
  });

  it("keeps the mark of what is being edited although another window has dropped it", () => {
    const shown = { ...NO_SUMMARIES, dropped: [active] };
    const editing = { summary: active, conflict: "gone" as const };
    const { afterId } = placeMarks({ shown, editing, ids });
    expect(afterId.get(idOf(9))?.map(({ kind }) => kind)).toEqual(["dropped", "active"]);
  });
});
