import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import { messageActions, type Remembered } from "./message-actions";

const nothing = () => {};
const NAMES = { isModels: true, onDelete: nothing, selected: () => "" };

describe("the actions of a message", () => {
  it("begin another way on behind a reply where that can be", () => {
    let begun = 0;
    const onBranch = () => {
      begun += 1;
    };
    const [first] = messageActions({ ...NAMES, messageId: idOf(10), onBranch });
    expect(first).toMatchObject({ name: "branch", label: "Branch from here …" });
    first?.run();
    expect(begun).toBe(1);
    const without = messageActions({ ...NAMES, messageId: idOf(10) });
    expect(without.map(({ name }) => name)).toEqual(["delete"]);
  });

  it("keep what is selected, as what it is to be", () => {
    const kept: Remembered[] = [];
    const onRemember = (one: Remembered) => void kept.push(one);
    const own = { messageId: idOf(9), isModels: false, onRemember, selected: () => "a heron" };
    const actions = messageActions({ ...NAMES, ...own });
    expect(actions.map(({ name }) => name)).toEqual(["remember", "prompt", "delete"]);
    for (const { name, run } of actions) if (name !== "delete") run();
    expect(kept.map(({ as, selected }) => [as, selected])).toEqual([
      ["memory", "a heron"],
      ["prompt", "a heron"],
    ]);
  });
});
