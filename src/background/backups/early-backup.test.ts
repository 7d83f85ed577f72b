import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";

const MINUTE_MS = 60_000;

async function reasonsOf({ store }: Awaited<ReturnType<typeof makeBackups>>) {
  return ((await store.backups.read())?.records ?? []).map(({ reason }) => reason);
}

describe("a backup that the journal beside the database needs", () => {
  it("is made early, a quarter of an hour after another, where the journal needs it", async () => {
    const made = await makeBackups();
    await made.open().backups.make({ withKeys: false });
    await sayTurn(made.harness, "More", "Yes.");
    const needy = { rows: { ...made.store.backups, needsEarly: async () => true } };
    made.clock.time += 5 * MINUTE_MS;
    made.open(needy).backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual(["by-hand"]);
    made.clock.time = made.world.alarm ?? 0;
    made.open(needy).backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual(["daily", "by-hand"]);
  });

  it("lets the journal go of what it holds, once it was read back and noted", async () => {
    const made = await makeBackups();
    const { generation } = await made.store.rows.generation();
    const gone: number[] = [];
    const letGo = async (saved: number) => {
      expect(await reasonsOf(made)).toEqual(["by-hand"]);
      gone.push(saved);
    };
    const check = made.world.engine.check;
    const rows = { ...made.store.backups, letGo };
    made.world.engine = { ...made.world.engine, check: async () => null as never };
    await expect(made.open({ rows }).backups.make({ withKeys: false })).rejects.toMatchObject({
      code: "backup-failed",
    });
    expect(gone).toEqual([]);
    made.world.engine = { ...made.world.engine, check };
    await made.open({ rows }).backups.make({ withKeys: false });
    expect(gone).toHaveLength(1);
    expect(gone[0]).toBeGreaterThanOrEqual(generation);
  });
});
