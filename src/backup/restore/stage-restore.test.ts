import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  compare,
  emptyVault,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  titlesOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { COMPLETE, makeStore, openTurn, sayTurn } from "../../../test/builders/make-store";
import { idOf, type RestorableBackup } from "./comparison";
import { stageRestore } from "./stage-restore";

/** What stages a restore by hand. */
async function staging(backup: RestorableBackup, here: Vault | null) {
  const vault = await emptyVault(here);
  const comparison = await compare(backup, here);
  const rows = here?.restart().rows ?? null;
  const { signal } = new AbortController();
  const { staged } = vault;
  const clock = { now: () => 0 };
  const input = { backup, comparison, mode: "merge", staged, here: rows, signal, clock } as const;
  return { vault, input: { ...input, onSlice: () => undefined } };
}

describe("restoring in place of what is here", () => {
  it("keeps the key of a connection whose address is the same, and drops it where it is another", async () => {
    for (const url of ["https://api.example.com/v1", "https://other.example.com/v1"]) {
      const here = await makeFullStore();
      const backup = await backUp(here, {
        change: (row) =>
          row.table === "connections"
            ? { ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), url }) }
            : row,
      });
      const { vault, result } = await restore(backup, here, "replace");
      const rows = await plainRows(vault);
      const isSame = url.startsWith("https://api");
      expect(result.withoutKey).toBe(isSame ? 0 : 1);
      expect(rowsIn(rows, "secrets").size).toBe(isSame ? 1 : 0);
      expect([...rowsIn(rows, "connections").values()][0]?.payload.hasKey).toBe(isSame);
      expect(rowsIn(rows, "model_files").size).toBe(1);
    }
  });

  it("brings keys where the backup has them", async () => {
    const here = await makeFullStore();
    const backup = await backUp(here, { withSecrets: true });
    const { vault, result } = await restore(backup, null, "replace");
    expect(result.withoutKey).toBe(0);
    const bare = await restore(await backUp(here), null, "replace");
    expect(bare.result.withoutKey).toBe(1);
    const other = await makeStore();
    const merged = await restore(await backUp(here), other, "merge");
    expect(merged.result.withoutKey).toBe(1);
    const [was, is] = [await plainRows(here), await plainRows(vault)];
    expect(rowsIn(is, "secrets")).toEqual(rowsIn(was, "secrets"));
  });

  it("brings no key of a stranger's backup, and keeps the one of here", async () => {
    const [theirs, other] = [await makeFullStore(), await makeStore()];
    const backup = await backUp(theirs, { withSecrets: true });
    for (const [here, kept] of [
      [null, 0],
      [other, 0],
      [theirs, 1],
    ] as const) {
      for (const mode of ["merge", "replace"] as const) {
        if (here === null && mode === "merge") continue;
        const { vault, result } = await restore(backup, here, mode, 0, true);
        const rows = await plainRows(vault);
        expect(rowsIn(rows, "secrets").size).toBe(kept);
        const [connection] = [...rowsIn(rows, "connections").values()];
        expect(connection?.payload).toMatchObject(
          kept === 1 ? { hasKey: true } : { held: true, hasKey: false, headerNames: [] },
        );
        expect(connection?.payload).not.toHaveProperty("heldKey");
        expect(result.withoutKey).toBe(1 - kept);
      }
    }
  });

  it("tells of a connection that its key came along, until it is allowed", async () => {
    const backup = await backUp(await makeFullStore(), { withSecrets: true });
    const { vault } = await restore(backup, null, "replace");
    const { connections } = vault.restart();
    const [came] = await connections.list();
    if (came === undefined) throw new Error("no connection came");
    expect(came).toMatchObject({ held: true, heldKey: true, hasKey: true });
    await connections.unhold({ id: came.id, what: "connection" });
    expect(await connections.find(came.id)).not.toHaveProperty("heldKey");
  });

  it("forgets that a key came along where the person gives another", async () => {
    const backup = await backUp(await makeFullStore(), { withSecrets: true });
    const { vault } = await restore(backup, null, "replace");
    const { connections } = vault.restart();
    const [came] = await connections.list();
    if (came === undefined) throw new Error("no connection came");
    const { id, version } = came;
    await connections.update({ id, version, name: "Renamed" });
    expect(await connections.find(id)).toHaveProperty("heldKey");
    await connections.update({ id, version: version + 1, key: "own", headers: [] });
    const own = await connections.find(id);
    expect([own?.heldKey, own?.hasKey]).toEqual([undefined, true]);
  });

  it("leaves the held rule about the origin behind where its connection moves", async () => {
    const backup = await backUp(await makeFullStore(), {
      change: (row) => {
        if (row.table !== "connections") return row;
        const payload = JSON.stringify({ ...JSON.parse(row.payload), hidesOrigin: true });
        return { ...row, payload };
      },
    });
    const { vault } = await restore(backup, null, "replace");
    const { connections } = vault.restart();
    const [came] = await connections.list();
    if (came === undefined) throw new Error("no connection came");
    expect(came.heldOrigin).toBe(true);
    const { id, version } = came;
    await connections.update({ id, version, url: "https://other.example/v1" });
    expect((await connections.find(id))?.heldOrigin).toBeUndefined();
  });

  it("removes what only this vault has, and takes the settings of the backup", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "only here", "only here");
    await other.store.settings.update((now) => ({ ...now, autoLockMinutes: 9 }));
    const { vault, comparison } = await restore(await backUp(other), here, "replace");
    expect(await textsIn(vault)).toEqual(["first", "one"]);
    expect(comparison.onlyHere.messages).toBe(2);
    expect((await vault.restart().settings.read()).autoLockMinutes).toBe(9);
  });

  it("brings a turn that ran, which then ends like any whose worker has died", async () => {
    const here = await makeStore();
    const turn = await openTurn(here, "question");
    await here.store.turns.checkpoint({ turnId: turn.id, text: "half an ans", thinking: "" });
    const { vault } = await restore(await backUp(here), null, "replace");
    const { turns } = vault.restart();
    expect(await turns.listOpenTurns()).toEqual([turn]);
    const outcome = { ...COMPLETE, status: "interrupted" } as const;
    const rest = { text: "", thinking: "" };
    await turns.closeTurn({ turnId: turn.id, outcome, rest, thinkingMs: 0, seenFrom: null });
    const { messages } = await vault.restart().listMessages({ ...here, before: null, limit: 5 });
    expect(messages[1]).toMatchObject({ text: "half an ans", reply: { status: "interrupted" } });
  });
});

describe("a backup in which something is missing", () => {
  it("brings the messages of a conversation whose head is not in it", async () => {
    const here = await makeStore();
    await sayTurn(here, "question", "answer");
    const backup = await backUp(here, { change: (row) => without(row, "conversations") });
    const { vault } = await restore(backup, null, "replace");
    const { messages } = await vault.restart().listMessages({ ...here, before: null, limit: 5 });
    expect(messages.map(({ text }) => text)).toEqual(["question", "answer"]);
    expect(await vault.restart().check()).toMatchObject({ mismatched: [], unreadable: [] });
  });

  it("takes them by the head that is here", async () => {
    const { here, other } = await makeTwo();
    await here.store.conversations.rename({ ...here, title: "Known here" });
    await sayTurn(other, "second", "two");
    const backup = await backUp(other, { change: (row) => without(row, "conversations") });
    const { vault } = await restore(backup, here, "merge");
    expect(await titlesOf(vault)).toEqual(["Known here"]);
    expect((await textsIn(vault)).length).toBe(4);
    const { messages } = await vault.restart().listMessages({ ...here, before: null, limit: 9 });
    expect(messages.length).toBe(4);
  });

  it("leaves out, and counts, what belongs to a conversation of which nothing is there", async () => {
    const here = await makeFullStore();
    const backup = await backUp(here, {
      change: (row) => without(row, "conversations") && without(row, "messages"),
    });
    const { vault, result } = await restore(backup, null, "replace");
    const rows = await plainRows(vault);
    for (const table of ["plans", "summaries", "open_turns", "draft_pieces", "forks"] as const) {
      expect(rowsIn(rows, table).size).toBe(0);
    }
    expect(result.leftOut).toBeGreaterThanOrEqual(8);
    expect(rowsIn(rows, "contexts").size).toBe(1);
  });

  it("leaves out the mark of a running turn whose reply is not there", async () => {
    const here = await makeStore();
    const { id } = await openTurn(here, "question");
    const backup = await backUp(here, { change: (row) => (idOf(row) === id ? null : row) });
    const bare = await restore(backup, null, "replace");
    expect(rowsIn(await plainRows(bare.vault), "open_turns").size).toBe(0);
  });

  it("leaves out, and counts, a row that is not what its table holds", async () => {
    const here = await makeStore();
    const { id } = await sayTurn(here, "question", "answer");
    const backup = await backUp(here, {
      change: (row) => (idOf(row) === id ? { ...row, payload: '{"v":1}' } : row),
    });
    const { vault, result } = await restore(backup, null, "replace");
    expect(result.leftOut).toBe(1);
    const { messages } = await vault.restart().listMessages({ ...here, before: null, limit: 5 });
    expect(messages.map(({ text }) => text)).toEqual(["question"]);
  });

  it("is refused where a newer release wrote a row of it", async () => {
    const here = await makeStore();
    const change = (row: Parameters<typeof idOf>[0] & { readonly payload: string }) =>
      ({ ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), v: 99 }) }) as never;
    const backup = await backUp(here, { change });
    await expect(compare(backup, null)).rejects.toMatchObject({ code: "version-unknown" });
  });
});

describe("a restore that is cut", () => {
  it("fails as the disk does, or as the signal says, and leaves the backup closed", async () => {
    const { here } = await makeTwo();
    const made = await backUp(here, { rowsPerSlice: 2 });
    let open = 0;
    const backup: RestorableBackup = {
      ...made,
      rows: async function* () {
        open += 1;
        try {
          yield* made.rows();
        } finally {
          open -= 1;
        }
      },
    };
    const { input } = await staging(backup, null);
    const full = { ...input.staged, add: () => Promise.reject(new Error("full")) };
    await expect(stageRestore({ ...input, staged: full })).rejects.toThrow("full");
    expect(open).toBe(0);

    const controller = new AbortController();
    const { signal } = controller;
    const onSlice = () => controller.abort(new Error("locked"));
    await expect(stageRestore({ ...input, signal, onSlice })).rejects.toThrow("locked");
    expect(open).toBe(0);
  });
});

function without<T extends { readonly table: string }>(row: T, table: string): T | null {
  return row.table === table ? null : row;
}
