import { describe, expect, it } from "vitest";
import { makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { createBackupController } from "./backup-controller";

function setUp() {
  const fake = createFakeClient();
  const controller = createBackupController({ client: fake.client });
  controller.start();
  const watch = (at: number) => fake.watched("backup.watch")[at];
  return { ...fake, controller, watch };
}

describe("what is known of the backups", () => {
  it("is followed, by the next worker, too, and without a word of the one that rests", () => {
    const { controller, watch, startWorker } = setUp();
    watch(0)?.event(makeBackupStatus());
    watch(0)?.end({ code: "worker-gone", data: {} });
    expect(controller.state.get()).toEqual({ status: makeBackupStatus(), failure: null });
    startWorker();
    watch(1)?.event(makeBackupStatus({ changed: true }));
    expect(controller.state.get().status?.changed).toBe(true);
  });

  it("stays as it was where it cannot be followed any more, with the reason", () => {
    const { controller, watch } = setUp();
    watch(0)?.event(makeBackupStatus());
    watch(0)?.end({ code: "internal", data: {} });
    expect(controller.state.get()).toMatchObject({ status: {}, failure: { code: "internal" } });
  });

  it("is followed anew when a call brought it, for that may have woken a worker", () => {
    const { controller, watch, watched } = setUp();
    watch(0)?.end(null);
    controller.accept(makeBackupStatus({ isOld: true }));
    expect(controller.state.get().status?.isOld).toBe(true);
    expect(watched("backup.watch")).toHaveLength(2);
  });

  it("is not followed after the page was left", () => {
    const { controller, watch, listeners } = setUp();
    controller.close();
    expect([watch(0)?.stopped(), listeners()]).toEqual([true, 0]);
  });
});
