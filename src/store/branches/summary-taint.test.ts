import { describe, expect, it } from "vitest";
import { addContext, contextIdOf } from "../../../test/builders/add-conversation";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeImportedConversation } from "../../../test/builders/make-import-store";
import { makeBranch } from "../../../test/builders/make-message";
import {
  commitBeside,
  makeStore,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { makeSummary } from "../../../test/builders/make-summary";
import { summarise } from "../../../test/builders/summarise";
import type { Summary } from "../../domain/summary";
import { summaryToPut } from "../rows/row-to-entity";
import { withTaint } from "./summary-taint";

/** A conversation that was said here, and one beside it that was imported. */
async function makeImportedBeside() {
  const said = await makeStore();
  await sayTurn(said, "1", "one");
  const { store } = said;
  const contextId = await contextIdOf(store, said.conversationId);
  const { base } = await store.imports.begin({ contextId });
  const conversations = [makeImportedConversation([">q1", "q1>a1", "a1>q2", "q2>a2"])];
  await store.imports.add({ contextId, source: "chatgpt", base, conversations });
  const known = await store.imports.known({ source: "chatgpt", ids: ["c1"] });
  const imported: StoreHarness = { ...said, conversationId: known[0]?.conversationId ?? "" };
  return { said, imported, contextId };
}

/** A summary of the branch that is shown, as a store of before kept it: without any taint. */
async function keepOldSummary(harness: StoreHarness, fields: Partial<Summary>): Promise<Summary> {
  const { store, conversationId } = harness;
  const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
  const last = messages.at(-1);
  if (last === undefined) throw new Error("no message");
  const contextId = await contextIdOf(store, conversationId);
  const position = { conversationId, contextId, order: last.order, throughId: last.id };
  const summary = makeSummary({ ...position, messages: messages.length, ...fields });
  const { version: _version, ...stored } = summary;
  await commitBeside(harness, { durability: "strict", puts: [summaryToPut(stored, null)] });
  return summary;
}

const others = ({ store }: StoreHarness, contextId: string) =>
  store.summaries.newestWhole({ contextId, except: crypto.randomUUID(), limit: 5 });

const readBranch = async ({ store, conversationId }: StoreHarness) => {
  const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
  return store.branches.read({ conversationId, leaf: messages.at(-1)?.id ?? "", limit: 50 });
};

describe("withTaint", () => {
  const branch = makeBranch([["q0", "a0"]]).map((message, at) => ({
    ...message,
    taint: at === 0 ? (["page"] as const) : (["tool"] as const),
  }));
  const [first] = branch;

  it("adds that of the messages up to the last one covered, each once", () => {
    const messages = branch.map((message) => ({ ...message, taint: [...message.taint] }));
    const summary = makeSummary({ order: first?.order ?? 0, taint: ["import"] });
    expect(withTaint(summary, null, messages).taint).toEqual(["import", "page"]);
    const clean = makeSummary({ order: 0 });
    expect(withTaint(clean, null, [])).toBe(clean);
  });
});

describe("a summary of an imported conversation", () => {
  it("is stored as tainted, whatever who made it says", async () => {
    const { imported, said, contextId } = await makeImportedBeside();
    await summarise(imported, { through: 1, kind: "whole" });
    await summarise(said, { through: 1, kind: "whole" });
    const found = (await others(said, contextId)).map(({ conversationId, taint }) => ({
      conversationId,
      taint,
    }));
    expect(found).toContainEqual({ conversationId: imported.conversationId, taint: ["import"] });
    expect(found).toContainEqual({ conversationId: said.conversationId, taint: [] });
  });

  it("is tainted when it is read, where it was stored without", async () => {
    const { imported, contextId } = await makeImportedBeside();
    await keepOldSummary(imported, { kind: "whole" });
    const range = await keepOldSummary(imported, {});
    const { conversationId } = imported;
    const later = { ...imported, store: imported.restart() };
    expect(await others(later, contextId)).toMatchObject([{ conversationId, taint: ["import"] }]);
    const { active } = await later.store.summaries.list({ conversationId });
    expect(active).toMatchObject({ id: range.id, taint: ["import"] });
    expect((await readBranch(later)).summary).toMatchObject({ id: range.id, taint: ["import"] });
    const { previous } = await later.store.jobs.readUnsummarised({ conversationId, limit: 50 });
    expect(previous).toMatchObject({ id: range.id, taint: ["import"] });
  });

  it("is told no other conversation of a context that its conversation is moved to", async () => {
    const { imported, contextId } = await makeImportedBeside();
    const { conversationId, store } = imported;
    await summarise(imported, { through: 1, kind: "whole" });
    await summarise(imported, { through: 1 });
    const to = await addContext(store, "Other");
    await store.conversations.move({ conversationId, contextId: to });
    const later = { ...imported, store: imported.restart() };
    expect(await others(later, to)).toEqual([]);
    expect(await others(later, contextId)).toEqual([]);
    expect((await readBranch(later)).summary).toMatchObject({ contextId: to, taint: ["import"] });
    await later.store.conversations.move({ conversationId, contextId });
    expect(await others(later, contextId)).toMatchObject([{ conversationId }]);
  });
});

describe("a summary that names a context which its conversation is not in", () => {
  it("is told in neither", async () => {
    const { said, contextId } = await makeImportedBeside();
    const contextOther = await addContext(said.store, "Other");
    await keepOldSummary(said, { kind: "whole", contextId: contextOther, taint: ["import"] });
    const later = { ...said, store: said.restart() };
    expect(await others(later, contextOther)).toEqual([]);
    expect(await others(later, contextId)).toEqual([]);
  });

  it("harms none beside it where its conversation does not open", async () => {
    const { said, imported, contextId } = await makeImportedBeside();
    await summarise(said, { through: 1, kind: "whole" });
    await summarise(imported, { through: 1, kind: "whole" });
    await flipRow(said.database, "conversations", imported.conversationId);
    const later = { ...said, store: said.restart() };
    expect(await others(later, contextId)).toMatchObject([{ conversationId: said.conversationId }]);
  });
});
