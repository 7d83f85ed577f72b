import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  backUp,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  titlesOf,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import {
  closeTurn,
  MODEL,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { renamedId } from "./renamed-id";
import { withoutEmptied } from "./without-emptied";

/** The message that says this. */
async function saying(vault: StoreHarness, words: string) {
  const page = await vault.store.listMessages({ ...vault, before: null, limit: 20 });
  const found = page.messages.find(({ text }) => text === words);
  if (found === undefined) throw new Error(`nobody says ${words}`);
  return found;
}

/** Deletes the message that says this. */
async function remove(vault: StoreHarness, words: string): Promise<void> {
  const { id } = await saying(vault, words);
  const { context } = await vault.store.branches.readPosition(vault);
  const what = { type: "ids", ids: [id] } as const;
  await vault.store.deleteMessages({ contextId: context.id, ...vault, what });
}

/** Has that known, as it was said in the message that says this. */
async function learn(vault: StoreHarness, words: string): Promise<string> {
  const { id: messageId } = await saying(vault, words);
  const { context } = await vault.store.branches.readPosition(vault);
  const source = { conversationId: vault.conversationId, messageId, quote: words };
  const said = { contextId: context.id, source, taint: [] };
  return (await vault.store.memory().facts.keep({ ...said, key: words, value: "Known." })).id;
}

/** Has that noted, as it was said in the message that says this. */
async function jot(vault: StoreHarness, words: string): Promise<void> {
  const { id: messageId } = await saying(vault, words);
  const { context } = await vault.store.branches.readPosition(vault);
  const source = { conversationId: vault.conversationId, messageId };
  const said = { contextId: context.id, source, taint: [] };
  const note = { ...said, id: crypto.randomUUID(), text: `Noted: ${words}`, tags: [] };
  await vault.store.memory().archival.insert(note);
}

/** The message that the fact of that id is from. */
async function sourceOf(vault: Vault, id: string) {
  const rows = await plainRows(vault);
  const source = rowsIn(rows, "facts").get(id)?.payload.source as { messageId: string } | null;
  return source && rowsIn(rows, "messages").get(source.messageId)?.payload.text;
}

describe("merging a conversation in which a message was deleted here, and which has gone on there", () => {
  it("puts it beside the one here without the deleted words, and without what was made of them", async () => {
    const { here, other } = await makeTwo();
    const { id: firstId } = await saying(other, "first");
    await remove(here, "first");
    const { id, userMessageId } = await openTurn(other, "there");
    const history = [{ id: firstId, role: "user" as const, tokens: 1, text: "first" }];
    await other.store.turns.keepPlan({
      turnId: id,
      plan: makeKeptPlan(userMessageId, { history }),
    });
    await closeTurn(other, id, "so");
    const backup = await backUp(other);
    const { vault, result } = await restore(backup, here, "merge");
    expect(result).toMatchObject({ conversations: 1, copies: 1 });
    expect(await textsIn(vault)).toEqual(["", "", "one", "one", "so", "there"]);
    expect(await titlesOf(vault)).toEqual(["", ""]);
    const rows = await plainRows(vault);
    expect(JSON.stringify([...rows])).not.toMatch(/"first"(?!:)/);
    const copy = await renamedId({ id: here.conversationId, digest: backup.manifest.digest });
    const head = rowsIn(rows, "conversations").get(copy);
    expect(head?.payload).toMatchObject({ messageCount: 4, deletedCount: 1 });
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(rows);
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });

  it("brings them back where the person says so", async () => {
    const { here, other } = await makeTwo();
    await remove(here, "first");
    await sayTurn(other, "there", "there");
    const { vault } = await restore(await backUp(other), here, "merge", 0, false, true);
    expect(await textsIn(vault)).toContain("first");
  });

  it("leaves out of the copy a reference that was deleted here", async () => {
    const { here } = await makeTwo();
    const thing = { kind: "page", target: "https://example.org" } as const;
    const said = { name: "Example", action: "discussed", mentionedAt: 1 } as const;
    const { conversationId } = here;
    await here.store.references.note({ conversationId, ...thing, ...said, aliases: [] });
    const twin = await twinOf(here);
    const contextId = await contextIdOf(here.store, conversationId);
    await here.store.memory().references.remove({ contextId, ...thing });
    await sayTurn(here, "here", "so");
    await sayTurn(twin, "there", "so");
    const { vault, result } = await restore(await backUp(twin), here, "merge");
    expect(result.copies).toBe(1);
    expect(rowsIn(await plainRows(vault), "references").size).toBe(0);
  });

  it("leaves it deleted here, however often it was changed there", async () => {
    const { here, other } = await makeTwo();
    await remove(here, "one");
    const backup = await backUp(other, {
      change: (row) => (row.table === "messages" ? { ...row, version: row.version + 9 } : row),
    });
    const { vault, comparison } = await restore(backup, here, "merge");
    expect(comparison.diffCounts.messages).toMatchObject({ older: 1, newer: 1 });
    expect(await textsIn(vault)).not.toContain("one");
  });

  it("has a reply that was answered again there, and one that is being", async () => {
    const { here, other } = await makeTwo();
    const { id: messageId } = await saying(other, "one");
    await remove(here, "one");
    other.clock.time = here.clock.time + 1;
    await remove(other, "one");
    const id = crypto.randomUUID();
    await other.store.turns.answerTurn({ id, messageId, model: MODEL });
    const running = await restore(await backUp(other), here, "merge");
    expect(running.result).toMatchObject({ conversations: 1, copies: 0 });
    await closeTurn(other, messageId, "again");
    const { vault, result } = await restore(await backUp(other), here, "merge");
    expect(result).toMatchObject({ conversations: 1, copies: 0 });
    expect(await textsIn(vault)).toEqual(["again", "first"]);
  });

  it.each([
    ["summaries", { order: 5 }, { order: 4 }],
    ["plans", { order: 5 }, { order: 4 }],
    ["steps", { order: 6 }, { order: 4 }],
    ["draft_pieces", { parent: "reply", order: 1 }, { parent: "another", order: 9 }],
  ] as const)(
    "leaves out of its %s what may hold its words, and nothing else",
    (table, gone, kept) => {
      const sets = { images: new Set<string>(), kept: new Set<string>(), gone: new Set<string>() };
      const none = { tokens: 1, ...sets };
      const emptied = { ...none, from: 5, at: new Map([["reply", 1]]) };
      const rowOf = (columns: object) =>
        ({
          table,
          columns: { id: "a", parent: "talk", ...columns },
          version: 1,
          payload: "{}",
        }) as const;
      expect(withoutEmptied(emptied, rowOf(gone))).toBeNull();
      expect(withoutEmptied(emptied, rowOf(kept))).toEqual(rowOf(kept));
      expect(withoutEmptied({ ...emptied, at: new Map() }, rowOf(gone))).toEqual(rowOf(gone));
    },
  );

  it("leaves out its pictures, but for those that another message has, too", () => {
    const [gone = "", shared = "", parent = ""] = [1, 2, 3].map(() => crypto.randomUUID());
    const images = new Set<string>([gone, shared]);
    const sets = { kept: new Set<string>([shared]), gone: new Set<string>() };
    const counts = { from: 1, tokens: 1, ...sets };
    const emptied = { ...counts, at: new Map<string, number>([[parent, 1]]), images };
    const rowOf = (id: string) =>
      ({ table: "attachments", columns: { id, parent }, version: 1, payload: "{}" }) as const;
    expect(withoutEmptied(emptied, rowOf(gone))).toBeNull();
    expect(withoutEmptied(emptied, rowOf(shared))).toEqual(rowOf(shared));
  });
});

describe("a fact that was learned there", () => {
  it("names the message in the copy, and the one here where that is the same", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "here", "so");
    await sayTurn(other, "there", "so");
    const facts = [await learn(other, "there"), await learn(other, "first")];
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect(await Promise.all(facts.map((id) => sourceOf(vault, id)))).toEqual(["there", "first"]);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
  });

  it("quotes no message that was deleted here", async () => {
    const { here, other } = await makeTwo();
    await remove(here, "first");
    const fact = await learn(other, "first");
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await sourceOf(vault, fact)).toBeNull();
  });
});

describe("a note that was made there", () => {
  it.each([
    ["of a message that comes in the copy", "there"],
    ["of a message that was deleted here", "one"],
  ])("comes once, %s", async (_of, words) => {
    const { here, other } = await makeTwo();
    await remove(here, "one");
    await sayTurn(other, "there", "so");
    await jot(other, words);
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const rows = await plainRows(vault);
    expect(rowsIn(rows, "archival_entries").size).toBe(1);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(rows);
  });
});
