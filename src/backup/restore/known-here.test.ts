import { expect, it } from "vitest";
import { backUp, makeTwo, restore } from "../../../test/builders/make-restore";

it("what a backup says of a key that something else is known of here waits for the person", async () => {
  const { here, other } = await makeTwo();
  const { context } = await here.store.branches.readPosition(here);
  const from = { contextId: context.id, source: null, taint: [] };
  const [facts, theirs] = [here, other].map(({ store }) => store.memory().facts);
  await facts?.keep({ ...from, key: "city", value: "Turin" });
  await facts?.keep({ ...from, key: "name", value: "Ada" });
  await theirs?.keep({ ...from, key: "City", value: "Rome" });
  await theirs?.keep({ ...from, key: "name", value: "ada" });
  await theirs?.keep({ ...from, key: "job", value: "pilot" });
  const backup = await backUp(other);
  const { vault } = await restore(backup, here, "merge");
  const formatFacts = (known: Awaited<ReturnType<typeof vault.store.readFacts>>) =>
    known.map(({ key, value, state }) => `${key}: ${value} (${state})`).sort();
  const all = [
    "City: Rome (waiting)",
    "city: Turin (kept)",
    "job: pilot (kept)",
    "name: Ada (kept)",
  ];
  expect(formatFacts(await vault.store.readFacts(context.id))).toEqual(all);
  const again = await restore(backup, vault, "merge");
  expect(formatFacts(await again.vault.store.readFacts(context.id))).toEqual(all);
});
