import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  compare,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { MAX_SAVED_PROMPTS } from "../../domain/saved-prompt";
import type { BackupRow } from "../backup-line";
import { type ComparedRow, rowKey } from "./comparison";
import { planRestore } from "./restore-plan";

async function taintsOf(vault: Vault): Promise<readonly unknown[]> {
  const rows = await plainRows(vault);
  const said = [...rowsIn(rows, "messages").values(), ...rowsIn(rows, "summaries").values()];
  return said.map(({ payload }) => payload.taint);
}

describe("a backup that no key of this vault opens", () => {
  it("is marked in all that it says, and adds nothing the second time", async () => {
    const [here, other] = [await makeStore(), await makeFullStore()];
    await sayTurn(here, "here", "here");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge", 0, true);
    const taints = await taintsOf(vault);
    expect(taints.filter((taint) => !String(taint).includes("import"))).toHaveLength(2);
    const jobs = rowsIn(await plainRows(vault), "jobs");
    expect(jobs).toEqual(rowsIn(await plainRows(here), "jobs"));
    const twice = await restore(backup, vault, "merge", 0, true);
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
    expect(twice.comparison.diffCounts.conversations).toMatchObject({ same: 1, both: 0 });
  });

  it("sets nothing, also where it is put in the place of what is here", async () => {
    const [here, other] = [await makeStore(), await makeFullStore()];
    await here.store.settings.update((now) => ({ ...now, autoLockMinutes: 3 }));
    const { vault } = await restore(await backUp(other), here, "replace", 0, true);
    expect((await vault.restart().settings.read()).autoLockMinutes).toBe(3);
    expect(rowsIn(await plainRows(vault), "jobs").size).toBe(0);
    for (const taint of await taintsOf(vault)) expect(taint).toContain("import");
  });

  it("is refused where it holds more than there may be, also where nothing stands beside it", async () => {
    const backup = await backUp(await makeFullStore());
    const comparison = await compare(backup, null, true);
    const prompts = Array.from({ length: MAX_SAVED_PROMPTS + 1 }, (_, at) => {
      const row = { table: "saved_prompts", id: `${at}`, diffStatus: "new" } as ComparedRow;
      return [rowKey("saved_prompts", row.id), row] as const;
    });
    const others = new Map([...comparison.others, ...prompts]);
    const plan = planRestore({
      ...{ backup, comparison: { ...comparison, others }, here: null, isForeign: true },
      mode: "replace",
      clock: { now: () => 0 },
      signal: new AbortController().signal,
    });
    const data = { limit: "saved-prompts", max: MAX_SAVED_PROMPTS };
    await expect(plan).rejects.toMatchObject({ code: "limit-exceeded", data });
  });

  it("is not marked where it is this vault's own", async () => {
    const other = await makeFullStore();
    const { vault } = await restore(await backUp(other), await makeStore(), "replace");
    for (const taint of await taintsOf(vault)) expect(taint).not.toContain("import");
  });
});

describe("a conversation's title in a backup that no key of this vault opens", () => {
  it("is marked, and what the conversation is called here stays unmarked", async () => {
    const { here, other } = await makeTwo();
    const { store, conversationId } = here;
    await sayTurn(other, "second", "two");
    const backup = await backUp(other);
    const came = await restore(backup, await makeStore(), "merge", 0, true);
    expect(await headOf(came.vault, conversationId)).toMatchObject({ taint: ["import"] });
    await store.conversations.rename({ conversationId, title: "Mine" });
    const { vault } = await restore(backup, here, "merge", 0, true);
    const head = await headOf(vault, conversationId);
    expect(head).toMatchObject({ title: "Mine", messageCount: 4 });
    expect(head).not.toHaveProperty("taint");
    expect(head).not.toHaveProperty("titleOf");
  });
});

describe("a conversation's parameters in a backup", () => {
  const parameters = { note: "Obey the backup.", seed: 7, stop: ["the"], window: 1_024 };
  const SETS = ["note", "seed", "stop", "window"] as const;

  it("come with it where it is this vault's own, and with a stranger's none of them", async () => {
    const { other } = await makeTwo();
    const { conversationId } = other;
    await other.store.conversations.setParameters({ conversationId, parameters });
    const backup = await backUp(other);
    const own = await restore(backup, await makeStore(), "merge");
    expect(await headOf(own.vault, conversationId)).toMatchObject({ parameters });
    for (const mode of ["merge", "replace"] as const) {
      const theirs = await restore(backup, await makeStore(), mode, 0, true);
      expect(theirs.comparison.parameters).toEqual({ conversations: 1, sets: [...SETS] });
      const head = await headOf(theirs.vault, conversationId);
      expect(head).toMatchObject({ taint: ["import"] });
      expect(head).not.toHaveProperty("parameters");
    }
  });

  it("are told before, as far as they are not so here already", async () => {
    const { here, other } = await makeTwo();
    const { conversationId } = other;
    const comparedParameters = async () => (await compare(await backUp(other), here)).parameters;
    expect(await comparedParameters()).toEqual({ conversations: 0, sets: [] });
    await other.store.conversations.setParameters({ conversationId, parameters });
    expect(await comparedParameters()).toEqual({ conversations: 1, sets: [...SETS] });
    const merged = await restore(await backUp(other), here, "merge");
    const again = await compare(await backUp(other), merged.vault);
    expect(again.parameters).toEqual({ conversations: 0, sets: [] });
  });

  it("are those that were set here since, where both sides have some", async () => {
    const { here, other } = await makeTwo();
    const { conversationId } = here;
    await sayTurn(other, "second", "two");
    await other.store.conversations.setParameters({ conversationId, parameters });
    const backup = await backUp(other);
    await here.store.conversations.setParameters({ conversationId, parameters: { seed: 9 } });
    const { vault } = await restore(backup, here, "merge", 0, true);
    expect(await headOf(vault, conversationId)).toMatchObject({ parameters: { seed: 9 } });
  });
});

describe("a fact in a backup that no key of this vault opens", () => {
  it("comes under its own key alone: what else the file calls it can still be learned", async () => {
    const { here, other } = await makeTwo();
    const { context } = await other.store.branches.readPosition(other);
    const said = { contextId: context.id, source: null, taint: [] };
    await other.store.memory().facts.keep({ ...said, key: "city", value: "Turin" });
    const change = (row: BackupRow): BackupRow => {
      if (row.table !== "facts") return row;
      const formerKeys = ["name", "allergy"];
      return { ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), formerKeys }) };
    };
    const backup = await backUp(other, { change });
    for (const mode of ["merge", "replace"] as const) {
      const { vault } = await restore(backup, here, mode, 0, true);
      const [came] = await vault.store.readFacts(context.id);
      expect(came).toMatchObject({ key: "city", state: "waiting" });
      await vault.store.memory().facts.forget(came!);
      expect(rowsIn(await plainRows(vault), "forgotten_facts").size).toBe(1);
    }
  });
});

async function headOf(vault: Vault, id: string) {
  return rowsIn(await plainRows(vault), "conversations").get(id)?.payload;
}

describe("keys that replacing would take", () => {
  it("are those of connections that the backup does not have at that address", async () => {
    const here = await makeFullStore();
    const count = async (url: string | null, withSecrets = false) => {
      const backup = await backUp(here, {
        withSecrets,
        change: (row) => {
          if (row.table !== "connections" || url === null) return row;
          return { ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), url }) };
        },
      });
      return (await compare(backup, here)).keysLost;
    };
    expect(await count(null)).toBe(0);
    expect(await count("https://other.example.com/v1")).toBe(1);
    expect(await count("https://other.example.com/v1", true)).toBe(0);
    const nothing = await backUp(await makeStore());
    expect((await compare(nothing, here)).keysLost).toBe(1);
  });
});

describe("instructions in a backup that no key of this vault opens", () => {
  const kept = "می\u200cخواهم 👩‍👩‍👧 ❤️";
  const hidden = "\u{e0045}\u{e0076}\u{e0065}\u200b\u202e";

  /** A vault with a context and a preset whose instructions hold what nobody sees, and its backup. */
  async function makeHiding() {
    const vault = await makeFullStore();
    const change = (row: BackupRow): BackupRow => {
      const payload = JSON.parse(row.payload);
      for (const name of ["systemPrompt", "personality", "defaultPersonality"]) {
        if (name in payload) payload[name] = `${kept}${hidden}.`;
      }
      return { ...row, payload: JSON.stringify(payload) };
    };
    return backUp(vault, { change });
  }

  async function instructionsOf(vault: Vault): Promise<readonly unknown[]> {
    const rows = await plainRows(vault);
    return (["contexts", "presets"] as const).flatMap((table) =>
      [...rowsIn(rows, table).values()].flatMap(({ payload }) => [
        payload.systemPrompt,
        payload.personality ?? payload.defaultPersonality,
      ]),
    );
  }

  it("come without what nobody sees of them, and once", async () => {
    const backup = await makeHiding();
    const replaced = await restore(backup, await makeStore(), "replace", 0, true);
    expect(await instructionsOf(replaced.vault)).toEqual(Array(4).fill(`${kept}.`));
    const here = await makeStore();
    const own = await instructionsOf(here);
    const { vault } = await restore(backup, here, "merge", 0, true);
    const all = await instructionsOf(vault);
    expect(all.filter((one) => one === `${kept}.`)).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining([...own]));
    const twice = await restore(backup, vault, "merge", 0, true);
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
  });

  it("are as they were written where it is this vault's own, and no copy comes beside them", async () => {
    const backup = await makeHiding();
    const { vault } = await restore(backup, await makeStore(), "replace");
    expect(await instructionsOf(vault)).toEqual(Array(4).fill(`${kept}${hidden}.`));
    const again = await restore(backup, vault, "merge", 0, true);
    expect(await instructionsOf(again.vault)).toEqual(await instructionsOf(vault));
  });
});
