import { describe, expect, it } from "vitest";
import {
  backUp,
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
} from "../../../test/builders/make-recovery";
import { restart, talkAround, unlock } from "../../../test/builders/recover-talk";
import type { RecoveryPreview } from "../../contract/recovery";
import { vaultStatus } from "../handlers/vault-status";

/** What can be read each time that a slice of the backup is asked for, while the recovery runs. */
async function readWhileRecovering(disk: RecoveryDisk) {
  await deleteDatabases(disk);
  const next = restart(disk);
  const seen: (RecoveryPreview | null)[] = [];
  next.state.beforeSlice = async () => {
    seen.push(next.lifecycle.recovery.preview());
  };
  await unlock(next);
  return { next, seen };
}

const textsOf = (preview: RecoveryPreview | null | undefined) =>
  preview?.messages.map(({ text }) => text);

describe("what was written last, while a deleted database is put back", () => {
  it("can be read before the rest is there, from backup and journal, and no longer than that", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    const { next, seen } = await readWhileRecovering(disk);
    expect(textsOf(seen.at(-1))).toEqual(["said before", "yes", "said after", "yes"]);
    expect(seen.at(-1)?.more).toBe(false);
    expect(next.lifecycle.recovery.preview()).toBeNull();
  });

  it("is what the backup has of it, where the journal has nothing", async () => {
    const disk = makeRecoveryDisk();
    const { worker } = await talkAround(disk);
    await backUp(disk, worker);
    const { seen } = await readWhileRecovering(disk);
    expect(textsOf(seen.at(-1))).toEqual(["said before", "yes", "said after", "yes"]);
  });

  it("has nothing of what was deleted since the backup", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    await backUp(disk, worker);
    const { conversation } = await app.store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    await app.store.conversations.purge({ conversationId: conversation.id, messages: 4 });
    const { seen } = await readWhileRecovering(disk);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every((preview) => preview === null)).toBe(true);
  });

  it("is told by the vault's status, and gone at once with a lock", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    const { recovery } = next.lifecycle;
    let met: unknown = null;
    let locking: Promise<void> | null = null;
    next.state.beforeSlice = async () => {
      if (recovery.preview() === null || locking !== null) return;
      met = await vaultStatus(next.lifecycle);
      locking = next.lifecycle.lock();
      expect(recovery.preview()).toBeNull();
    };
    await expect(unlock(next)).rejects.toMatchObject({ code: "locked" });
    await locking;
    expect(met).toMatchObject({ state: "recovering", recovery: { isReadable: true } });
    expect(recovery.preview()).toBeNull();
  });
});
