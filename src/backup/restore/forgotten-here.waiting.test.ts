import { expect, it } from "vitest";
import { backUp, makeTwo, restore, twinOf } from "../../../test/builders/make-restore";

it.each(["merge", "replace"] as const)(
  "what stays known here when what waited beside it is forgotten comes with backups, what waited does not: %s",
  async (mode) => {
    const { here } = await makeTwo();
    const { context } = await here.store.branches.readPosition(here);
    const { facts } = here.store.memory();
    const said = { contextId: context.id, source: null, taint: [] };
    await facts.keep({ ...said, key: "name", value: "Ada" });
    const since = here.clock.now();
    const brought = [{ key: "Name", value: "Eve", since }];
    await facts.bring({ contextId: context.id, facts: brought });
    const twin = await twinOf(here);
    twin.clock.time = since;
    const known = await here.store.readFacts(context.id);
    const [kept, waiting] = ["kept", "waiting"].map((state) =>
      known.find((one) => one.state === state),
    );
    await twin.store.memory().facts.update({ ...kept!, value: "Ada Lovelace" });
    const before = await backUp(twin);
    here.clock.time += 1_000;
    await facts.forget(waiting!);
    const valuesAfter = async (backup: typeof before) => {
      const { vault } = await restore(backup, here, mode);
      return (await vault.store.readFacts(context.id)).map(({ value }) => value);
    };
    expect(await valuesAfter(await backUp(here))).toEqual(["Ada"]);
    expect(await valuesAfter(before)).toEqual(["Ada Lovelace"]);
    await facts.forget(kept!);
    expect(await valuesAfter(before)).toEqual([]);
  },
);
