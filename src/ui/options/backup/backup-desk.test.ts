import { describe, expect, it } from "vitest";
import { makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { createBackupDesk } from "./backup-desk";

function setUp() {
  const fake = createFakeClient();
  const desk = createBackupDesk({ client: fake.client });
  desk.start();
  const watch = (at: number) => fake.watched("backup.watch")[at];
  return { ...fake, desk, watch };
}

describe("what is known of the backups", () => {
  it("is followed, by the next worker, too, and without a word of the one that rests", () => {
    const { desk, watch, startWorker } = setUp();
    watch(0)?.event(makeBackupStatus());
    watch(0)?.end({ code: "worker-gone", data: {} });
    expect(desk.state.get()).toEqual({ status: makeBackupStatus(), failure: null });
    startWorker();
    watch(1)?.event(makeBackupStatus({ changed: true }));
    expect(desk.state.get().status?.changed).toBe(true);
  });

  it("stays as it was where it cannot be followed any more, with the reason", () => {
    const { desk, watch } = setUp();
    watch(0)?.event(makeBackupStatus());
    watch(0)?.end({ code: "internal", data: {} });
    expect(desk.state.get()).toMatchObject({ status: {}, failure: { code: "internal" } });
  });

  it("is followed anew when a call brought it, for that may have woken a worker", () => {
    const { desk, watch, watched } = setUp();
    watch(0)?.end(null);
    desk.accept(makeBackupStatus({ isOld: true }));
    expect(desk.state.get().status?.isOld).toBe(true);
    expect(watched("backup.watch")).toHaveLength(2);
  });

  it("is not followed after the page was left", () => {
    const { desk, watch, listeners } = setUp();
    desk.close();
    expect([watch(0)?.stopped(), listeners()]).toEqual([true, 0]);
  });
});
