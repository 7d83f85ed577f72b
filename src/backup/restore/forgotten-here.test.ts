import { expect, it } from "vitest";
import { backUp, makeTwo, restore, twinOf } from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";

it.each(["merge", "replace"] as const)(
  "what was forgotten here does not come back with a backup from before, what else it knew does: %s",
  async (mode) => {
    const { here, other } = await makeTwo();
    const { context } = await here.store.branches.readPosition(here);
    const from = { contextId: context.id, source: null, taint: [] };
    const facts = here.store.memory().facts;
    await facts.forget(await facts.keep({ ...from, key: "name", value: "Ada" }));
    other.clock.time = here.clock.time;
    const theirs = other.store.memory().facts;
    await theirs.keep({ ...from, key: "Name", value: "Ada" });
    await theirs.keep({ ...from, key: "city", value: "Turin" });
    other.clock.time += 1_000;
    await theirs.keep({ ...from, key: "Job", value: "known since" });
    const { vault } = await restore(await backUp(other), here, mode);
    const known = await vault.store.readFacts(context.id);
    expect(known.map(({ key }) => key)).toEqual(["city", "Job"]);
  },
);

it("what was said again after it was forgotten comes with the backup", async () => {
  const { here, other } = await makeTwo();
  const { context } = await here.store.branches.readPosition(here);
  const from = { contextId: context.id, source: null, taint: [], key: "name", value: "Ada" };
  const facts = here.store.memory().facts;
  await facts.forget(await facts.keep(from));
  other.clock.time = here.clock.time + 1_000;
  await other.store.memory().facts.keep(from);
  const { vault } = await restore(await backUp(other), here, "merge");
  expect(await vault.store.readFacts(context.id)).toMatchObject([{ key: "name", state: "kept" }]);
});

it.each(["merge", "replace"] as const)(
  "what was forgotten again here stays forgotten, also by a backup that is merged after an older one: %s",
  async (mode) => {
    const here = await makeStore();
    const { context } = await here.store.branches.readPosition(here);
    const said = { contextId: context.id, source: null, taint: [], key: "name", value: "Ada" };
    const { facts } = here.store.memory();
    const forget = async () => facts.forget(await facts.keep(said));
    await forget();
    const oldest = await backUp(here);
    const other = await twinOf(here);
    other.clock.time = here.clock.time + 1_000;
    await other.store.memory().facts.keep(said);
    const before = await backUp(other);
    here.clock.time += 2_000;
    await forget();
    const { vault } = await restore(oldest, here, mode);
    const again = await restore(before, { ...here, ...vault, store: vault.restart() }, "merge");
    expect(await again.vault.restart().readFacts(context.id)).toEqual([]);
  },
);
