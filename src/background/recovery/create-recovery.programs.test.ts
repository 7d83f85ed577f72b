import { expect, it } from "vitest";
import { makeProgram } from "../../../test/builders/make-program";
import { deleteDatabases, makeRecoveryDisk } from "../../../test/builders/make-recovery";
import { say } from "../../../test/builders/make-restores";
import { expectSound, restart, talkAround, unlock } from "../../../test/builders/recover-talk";

it("a deleted database comes back with the programs that had a token, as whole as it was", async () => {
  const disk = makeRecoveryDisk();
  const { app } = await talkAround(disk);
  const programs = [makeProgram(), makeProgram({ name: "Shell", createdAt: Date.UTC(2026, 0, 2) })];
  for (const program of programs) await app.store.programs().add(program);
  await say(app, "and after");
  for (let times = 0; times < 2; times += 1) {
    await deleteDatabases(disk);
    const next = restart(disk);
    const back = await unlock(next);
    expect(await back.store.programs().list()).toEqual(programs);
    expect(await next.recovery.note()).toMatchObject({ since: null, unreadable: 0 });
    await expectSound(back);
  }
});
