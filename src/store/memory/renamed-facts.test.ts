import { expect, it, vi } from "vitest";
import { makeFactStore } from "../../../test/builders/make-fact-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { backUp, restore } from "../../../test/builders/make-restore";
import { rawRows } from "../../../test/builders/make-store";
import type { BackupRow } from "../../backup/backup-line";
import { createUndoRecord } from "../rows/undo-record";
import { FORGOTTEN } from "./forget-in-plans";

/** A fact that was learned as `illness`, and renamed twice since. */
async function makeRenamed() {
  const made = await makeFactStore();
  const { store, learn, learned, list, clock } = made;
  const { facts } = store.memory();
  const heard = learned({ key: "illness", value: "flu" });
  await learn(heard);
  const [found] = await list();
  if (found === undefined) throw new Error("not learned");
  let fact = found;
  for (const key of ["health", "body"]) {
    clock.time += 1_000;
    const { id, version } = fact;
    fact = await facts.update({ id, version, key, value: "flu" });
  }
  const { id, version } = fact;
  const record = createUndoRecord(0);
  const forget = () => facts.forget({ id, version, record });
  return { ...made, fact, heard, record, forget };
}

it("a fact that was renamed and forgotten is learned again under none of its keys", async () => {
  const { learn, heard, forget, said, harness } = await makeRenamed();
  await forget();
  for (const key of ["Illness", "health", "body"]) {
    expect(await learn({ ...heard, key }), key).toBe(false);
  }
  expect(await said()).toEqual([]);
  expect(await rawRows(harness.database, "forgotten_facts")).toHaveLength(3);
});

it("a key that a renamed fact had is not forgotten where another one has it by then", async () => {
  const { learn, heard, forget, said, keep, harness } = await makeRenamed();
  await keep("illness", "none");
  await forget();
  expect(await said()).toEqual(["kept illness: none"]);
  expect(await learn({ ...heard, key: "health" })).toBe(false);
  expect(await rawRows(harness.database, "forgotten_facts")).toHaveLength(2);
});

it("a renamed fact that comes back by undo is forgotten under none of its keys", async () => {
  const { store, learn, heard, forget, record, list, fact } = await makeRenamed();
  await forget();
  await store.undo(record);
  expect(await list()).toEqual([{ ...fact, version: expect.any(Number) }]);
  expect(await learn({ ...heard, key: "health" })).toBe(true);
});

it("kept requests tell a renamed fact under none of its keys once it is forgotten", async () => {
  const { store, harness, forget, userMessageId } = await makeRenamed();
  const [turn] = (await store.listMessages({ ...harness, before: null, limit: 1 })).messages;
  const source = { type: "facts" as const, ids: [] };
  const text = "- illness: flu\n- body: flu\n- city: Turin";
  const plan = makeKeptPlan(userMessageId, {
    sections: [{ kind: "facts", tokens: 9, text, source }],
  });
  await store.turns.keepPlan({ turnId: turn?.id ?? "", plan });
  await forget();
  const [section] = (await store.plans.read(turn?.id ?? ""))?.kept.plan.sections ?? [];
  expect(section?.text).toBe(`- ${FORGOTTEN}\n- ${FORGOTTEN}\n- city: Turin`);
});

it("former keys that many rows of a key have are looked for once each", async () => {
  const { harness, list, keep, contextId } = await makeRenamed();
  for (let nth = 0; nth < 40; nth += 1) await keep(`key ${nth}`, "flu");
  const formerKeys = Array.from({ length: 20 }, (_, nth) => `former ${nth}`);
  const change = (row: BackupRow): BackupRow => {
    if (row.table !== "facts") return row;
    const payload = { ...JSON.parse(row.payload), key: "body", formerKeys };
    return { ...row, payload: JSON.stringify(payload) };
  };
  const { vault } = await restore(await backUp(harness, { change }), null, "replace");
  const [fact] = await vault.store.readFacts(contextId);
  expect(await list()).toHaveLength(41);
  const normalised = vi.spyOn(String.prototype, "normalize");
  await vault.store.memory().facts.forget(fact!);
  const count = normalised.mock.calls.length;
  normalised.mockRestore();
  expect(count).toBeLessThan(10_000);
  expect(await rawRows(vault.database, "forgotten_facts")).toHaveLength(21);
});

it("the copy of a renamed fact has none of its former keys: forgotten, these stay free", async () => {
  const { store, contextId, harness } = await makeRenamed();
  const id = crypto.randomUUID();
  await store.contexts.duplicate({ id, contextId, snapshotOf: () => null });
  const [copy] = await store.readFacts(id);
  await store.memory().facts.forget(copy!);
  expect(await rawRows(harness.database, "forgotten_facts")).toHaveLength(1);
});
