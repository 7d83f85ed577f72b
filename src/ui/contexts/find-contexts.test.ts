import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeCard } from "../../../test/fakes/fake-client";
import type { ContextCard } from "../../contract/context";
import { findContexts } from "./find-contexts";

const work = makeCard({ id: idOf(2), name: "Work", tags: ["Home office"] });
const birds = makeCard({ id: idOf(3), name: "Birds", tags: ["home", "lake"] });

type Asked = { readonly query?: string; readonly tag?: string };

/** Answers as the worker does, with so many more of the same name. */
function setUp(more = 0) {
  const has = ({ context }: ContextCard, { query = "", tag }: Asked) =>
    context.name.toLowerCase().includes(query.toLowerCase()) &&
    (tag === undefined || context.tags.includes(tag));
  return createFakeClient({
    "context.list": (asked: Asked) => {
      const contexts = [work, birds].filter((card) => has(card, asked));
      return { contexts, total: contexts.length + more, tags: ["home", "Home office", "lake"] };
    },
  });
}

const namesOf = (contexts: readonly ContextCard[]) => contexts.map(({ context }) => context.name);

describe("findContexts", () => {
  it("asks once where nothing is looked for, also for those past their time", async () => {
    const { client, calls } = setUp();
    expect(namesOf((await findContexts(client, "")).contexts)).toEqual(["Work", "Birds"]);
    expect(calls.map(({ input }) => input)).toEqual([
      { pageSize: 30, include: "expired", query: "" },
    ]);
  });

  it("M-087 finds by a part of the name or of a tag, each once", async () => {
    const { client } = setUp();
    expect(namesOf((await findContexts(client, "LAKE")).contexts)).toEqual(["Birds"]);
    expect(namesOf((await findContexts(client, "home")).contexts)).toEqual(["Birds", "Work"]);
    expect(namesOf((await findContexts(client, "bird")).contexts)).toEqual(["Birds"]);
    expect((await findContexts(client, "heron")).contexts).toEqual([]);
  });

  it("tells how many more there are", async () => {
    expect((await findContexts(setUp(7).client, "")).rest).toBe(7);
    expect((await findContexts(setUp().client, "home")).rest).toBe(0);
  });
});
