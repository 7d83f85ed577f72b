import init from "@sqlite.org/sqlite-wasm";
import { expect, it } from "vitest";
import { asks, docOf, PAGE } from "../../test/builders/make-docs";
import type { SearchDoc } from "../domain/search-index";
import { answerAsks } from "./answer-asks";
import { createKeywordIndex } from "./keyword-index";

const sqlite = await init();

async function begun() {
  const send = answerAsks({
    engine: Promise.resolve((chunks, watch) => createKeywordIndex(sqlite, chunks, watch)),
    openImage: async () => null,
    later: () => {},
  });
  await send({ type: "open", location: { folder: "store", key: "" } });
  const begin = (mark: string) => send({ type: "begin", mark, isAnew: false });
  const fill = (docs: SearchDoc[], isWhole = false) => send({ type: "fill", docs, isWhole });
  const purge = (contextId: string, mark: string) =>
    send({ type: "change", puts: [], removed: [], owners: [contextId], mark });
  const find = async (typed: string) => {
    const { hits } = await send({ type: "find", question: asks(typed), page: PAGE });
    return hits?.total;
  };
  await begin("store 1");
  return { begin, fill, purge, find };
}

it("an index that is made anew takes nothing in that was read before, of what is gone since", async () => {
  const { begin, fill, purge, find } = await begun();
  const title = docOf("talk", "A talk", { kind: "title", contextId: "home", order: null });
  const said = Array.from({ length: 320 }, (_, at) => docOf(`m${at}`, "violin", { order: at }));
  await fill([title, ...said]);
  // Parts that were read before the purge are on their way when it is told.
  const late = [docOf("late", "violin", { order: 400 })];
  const [gone] = await Promise.all([purge("home", "store 2"), fill(late)]);
  expect(gone.state).toMatchObject({ mark: null, count: 0 });
  await begin("store 2");
  await fill([docOf("other", "violin", { owner: "another" })], true);
  expect(await find("violin")).toBe(1);
});
