import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeCard } from "../../../test/fakes/fake-client";
import type { ContextCard } from "../../contract/context";
import { findContexts } from "./find-contexts";

const work = makeCard({ id: idOf(2), name: "Work", tags: ["Home office"] });
const birds = makeCard({ id: idOf(3), name: "Birds", tags: ["home", "lake"] });

type Filter = { readonly query?: string; readonly tag?: string };

/** Answers as the worker does, with so many more of the same name. */
function setUp(more = 0) {
  const has = ({ context }: ContextCard, { query = "", tag }: Filter) =>
    context.name.toLowerCase().includes(query.toLowerCase()) &&
    (tag === undefined || context.tags.includes(tag));
  return createFakeClient({
    "context.list": (filter: Filter) => {
      const contexts = [work, birds].filter((card) => has(card, filter));
      return { contexts, total: contexts.length + more, tags: ["home", "Home office", "lake"] };
    },
  });
}

const namesOf = (contexts: readonly ContextCard[]) => contexts.map(({ context }) => context.name);

describe("findContexts", () => {
  it("asks once where nothing is looked for, also for those archived (D-24)", async () => {
    const { client, calls } = setUp();
    expect(namesOf((await findContexts(client, { query: "", archived: true })).contexts)).toEqual([
      "Work",
      "Birds",
    ]);
    expect(calls.map(({ input }) => input)).toEqual([
      { pageSize: 30, include: "archived", query: "" },
    ]);
  });

  it("asks for none archived where something is to be put into one", async () => {
    const { client, calls } = setUp();
    await findContexts(client, { query: "", archived: false });
    expect(calls.map(({ input }) => input)).toEqual([{ pageSize: 30, query: "" }]);
  });

  it("M-087 finds by a part of the name or of a tag, each once", async () => {
    const { client } = setUp();
    expect(
      namesOf((await findContexts(client, { query: "LAKE", archived: true })).contexts),
    ).toEqual(["Birds"]);
    expect(
      namesOf((await findContexts(client, { query: "home", archived: true })).contexts),
    ).toEqual(["Birds", "Work"]);
    expect(
      namesOf((await findContexts(client, { query: "bird", archived: true })).contexts),
    ).toEqual(["Birds"]);
    expect((await findContexts(client, { query: "heron", archived: true })).contexts).toEqual([]);
  });

  it("tells how many more there are", async () => {
    expect((await findContexts(setUp(7).client, { query: "", archived: true })).rest).toBe(7);
    expect((await findContexts(setUp().client, { query: "home", archived: true })).rest).toBe(0);
  });
});
