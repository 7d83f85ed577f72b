import { describe, expect, it } from "vitest";
import { makeContext } from "../../../test/builders/make-context";
import { idOf } from "../../../test/fakes/fake-client";
import type { ContextCard } from "../../contract/context";
import { findContexts, firstChoice, toPopupContexts } from "./popup-contexts";

function makeCard(n: number, lastChatAt: number | null, name = `context ${n}`): ContextCard {
  const context = makeContext({ id: idOf(n), name, tags: n === 3 ? ["Garden"] : [] });
  return { context, expiry: { at: 0, state: "fresh" }, lastChatAt };
}

const CARDS = [makeCard(1, 30), makeCard(2, 10), makeCard(3, 20)];

describe("what Enter takes in the popup", () => {
  it("is the context used last beside the active one, so that two keys go back and forth", () => {
    expect(firstChoice(CARDS, { activeId: idOf(1), query: "" })).toBe(idOf(3));
    expect(firstChoice(CARDS, { activeId: idOf(3), query: "" })).toBe(idOf(1));
  });

  it("is the first that was found where something is looked for, the active one too", () => {
    expect(firstChoice(CARDS, { activeId: idOf(1), query: "context" })).toBe(idOf(1));
  });

  it("is the only one there is, or nothing", () => {
    expect(firstChoice([makeCard(1, null)], { activeId: idOf(1), query: "" })).toBe(idOf(1));
    expect(firstChoice([], { activeId: null, query: "" })).toBeNull();
  });
});

describe("findContexts", () => {
  it("M-087 finds by a part of the name or of a tag, in any case, in the order given", () => {
    expect(findContexts(CARDS, "CONTEXT")).toEqual(CARDS);
    expect(findContexts(CARDS, " gard 3 ")).toEqual([CARDS[2]]);
    expect(findContexts(CARDS, "gardens")).toEqual([]);
  });
});

describe("the active context", () => {
  it("is the one that the worker names, if it is listed", () => {
    expect(toPopupContexts({ contexts: CARDS, activeId: idOf(2) }).activeId).toBe(idOf(2));
    expect(toPopupContexts({ contexts: CARDS, activeId: idOf(9) }).activeId).toBe(idOf(1));
  });

  it("is the one used last where none was chosen yet", () => {
    expect(toPopupContexts({ contexts: CARDS, activeId: null }).activeId).toBe(idOf(1));
    expect(toPopupContexts({ contexts: [], activeId: null }).activeId).toBeNull();
  });
});
