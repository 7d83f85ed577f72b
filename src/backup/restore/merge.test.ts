import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  titlesOf,
  twinOf,
} from "../../../test/builders/make-restore";
import { COMPLETE, makeStore, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { renamedId } from "./renamed-id";

describe("merging", () => {
  it("takes a conversation that has gone on in the backup only, whole and in its place", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(other, "second", "two");
    const { vault, result } = await restore(await backUp(other), here, "merge");
    expect(await textsIn(vault)).toEqual(["first", "one", "second", "two"]);
    expect(result).toMatchObject({ conversations: 1, copies: 0, messages: 2 });
  });

  it("leaves one that has gone on here only as it is", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "second", "two");
    const { vault, result } = await restore(await backUp(other), here, "merge");
    expect(await plainRows(vault)).toEqual(await plainRows(here));
    expect(result.conversations).toBe(0);
  });

  it("does not bring back what was deleted here", async () => {
    const { here, other } = await makeTwo();
    const { id } = (await here.store.listMessages({ ...here, before: null, limit: 1 }))
      .messages[0]!;
    const { context } = await here.store.branches.readPosition(here);
    const what = { type: "ids", ids: [id] } as const;
    await here.store.deleteMessages({ contextId: context.id, ...here, what });
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await textsIn(vault)).toEqual(await textsIn(here));
  });

  it("puts a conversation that has gone on in both beside the one here, under ids of its own", async () => {
    const here = await makeFullStore();
    await here.store.turns.closeTurn(closing((await here.store.turns.listOpenTurns())[0]!.id));
    await here.store.conversations.rename({ ...here, title: "Letters" });
    const other = await twinOf(here);
    await sayTurn(here, "here", "here");
    await sayTurn(other, "there", "there");
    const backup = await backUp(other);
    const { vault, result } = await restore(backup, here, "merge");
    const { digest } = backup.manifest;
    expect(result).toMatchObject({ conversations: 1, copies: 1 });
    expect(await titlesOf(vault)).toEqual([
      "Letters",
      `Letters (${dayOf(backup.manifest.madeAt)})`,
    ]);

    const [before, after] = [await plainRows(here), await plainRows(vault)];
    // The backup is newer in when the context was last used, and in a connection that lost its key.
    const isNewer = (key: string) => key.startsWith("uses/") || key.startsWith("connections/");
    const kept = [...before].filter(([key]) => !isNewer(key));
    for (const [key, row] of kept) expect(after.get(key)).toEqual(row);
    // Nothing of the copy names a row of the conversation that it stands beside.
    const added = [...after].filter(([key]) => !before.has(key));
    const tables = new Set(added.map(([key]) => key.split("/")[0]));
    expect([...tables].sort()).toEqual(
      ["attachments", "composer_drafts", "conversations", "forks", "jobs", "messages"].concat([
        ...["plans", "references", "steps", "summaries"],
      ]),
    );
    const there = await plainRows(other);
    const own = ["messages", "summaries", "attachments", "references", "conversations"] as const;
    const ids = own.flatMap((table) => [...rowsIn(there, table).keys()]);
    for (const id of ids) expect(JSON.stringify(added)).not.toContain(id);
    const copy = await renamedId({ id: here.conversationId, digest });
    const page = await vault
      .restart()
      .listMessages({ conversationId: copy, before: null, limit: 20 });
    expect(page.messages.map(({ text }) => text)).toContain("there");
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });

  it("knows the copy again, even where something was said in it", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "here", "here");
    await sayTurn(other, "there", "there");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const { digest } = backup.manifest;
    const conversationId = await renamedId({ id: here.conversationId, digest });
    await sayTurn({ ...vault, store: vault.restart(), conversationId }, "more", "more");
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    expect(twice.comparison.diffCounts.conversations).toMatchObject({ both: 0, older: 1 });
  });

  it("keeps the title that was given here, and what was typed here", async () => {
    const { here, other } = await makeTwo();
    await here.store.conversations.rename({ ...here, title: "Mine" });
    for (const title of ["a", "b"]) await here.store.conversations.rename({ ...here, title });
    for (const title of ["c", "d", "Mine"]) {
      await here.store.conversations.rename({ ...here, title });
    }
    await here.store.saveDraft({ ...here, text: "typing" });
    await sayTurn(other, "second", "two");
    await other.store.saveDraft({ ...other, text: "typed there" });
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await titlesOf(vault)).toEqual(["Mine"]);
    expect((await textsIn(vault)).length).toBe(4);
    const draft = (await vault.restart().conversations.show(here)).draft;
    expect(draft).toBe("typing");
  });

  it("keeps a title that was given here before first words, however much was said there", async () => {
    const { here, other } = await makeTwo();
    await here.store.conversations.rename({ ...here, title: "Mine" });
    for (const text of ["second", "third"]) await sayTurn(other, text, "so");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect([await titlesOf(vault), (await textsIn(vault)).length]).toEqual([["Mine"], 6]);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    await other.store.conversations.rename({ ...other, title: "Theirs" });
    expect(await titlesOf((await restore(await backUp(other), here, "merge")).vault)).toEqual([
      "Theirs",
    ]);
  });

  it("takes a title that was given there before first words, and the tags of here", async () => {
    const { here, other } = await makeTwo();
    await here.store.conversations.setTags({ ...here, tags: ["a"] });
    for (const tag of ["b", "c", "d"]) {
      await here.store.conversations.setTags({ ...here, tags: ["a", tag] });
    }
    await other.store.conversations.rename({ ...other, title: "Theirs" });
    await sayTurn(other, "second", "so");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const head = rowsIn(await plainRows(vault), "conversations").get(here.conversationId);
    expect(head?.payload).toMatchObject({ title: "Theirs", tags: ["a", "d"] });
    expect(head?.payload.titleOf).toBeUndefined();
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    const foreign = await restore(backup, here, "merge", 0, true);
    expect(await titlesOf(foreign.vault)).not.toContain("Theirs");
  });

  it("gives a context whose name is taken here another one, once", async () => {
    const [here, other] = [await makeStore(), await makeStore()];
    await addContext(here.store, "Garden");
    const contextId = await addContext(other.store, "garden");
    await addConversation(other.store, { contextId });
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect((await vault.restart().contexts.get(contextId)).context.name).toBe("garden 2");
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
  });

  it("has the settings of here, and gives what comes a place behind all that is here", async () => {
    const [here, other] = [await makeStore(), await makeStore()];
    await here.store.settings.update((now) => ({ ...now, autoLockMinutes: 3 }));
    await other.store.settings.update((now) => ({ ...now, autoLockMinutes: 9 }));
    await sayTurn(here, "here", "here");
    await sayTurn(other, "there", "there");
    const { vault } = await restore(await backUp(other), here, "merge");
    expect((await vault.restart().settings.read()).autoLockMinutes).toBe(3);
    const orders = [...rowsIn(await plainRows(vault), "messages").values()].map((row) => {
      return row.columns.order;
    });
    expect(new Set(orders).size).toBe(4);
  });

  it("mends a conversation of which a message does not open here", async () => {
    const { here, other } = await makeTwo();
    const [row] = await here.database.rows("messages").toArray(1);
    const sealed = row?.sealed.map((byte) => byte ^ 1);
    await rawTable(here.database, "messages").put({ ...row, sealed });
    const { vault, comparison } = await restore(await backUp(other), here, "merge");
    expect(comparison.diffCounts.conversations.newer).toBe(1);
    expect(await textsIn(vault)).toEqual(["first", "one"]);
  });
});

/** `YYYY-MM-DD` where the test runs. */
function dayOf(time: number): string {
  const date = new Date(time);
  const month = `${date.getMonth() + 1}`.padStart(2, "0");
  return `${date.getFullYear()}-${month}-${`${date.getDate()}`.padStart(2, "0")}`;
}

const closing = (turnId: string) => ({
  turnId,
  outcome: COMPLETE,
  rest: { text: "", thinking: "" },
  thinkingMs: 0,
  seenFrom: null,
});
