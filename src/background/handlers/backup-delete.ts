import type { CallInput, CallOutput } from "../../contract/contract";
import type { App } from "../app";

/** Deletes a backup; its file stays for as long as that can be taken back. */
export async function backupDelete(
  { backups, undo: shelf }: Pick<App, "backups" | "undo">,
  { name, undo }: CallInput<"backup.delete">,
): Promise<CallOutput<"backup.delete">> {
  if (undo === undefined) return backups.remove(name);
  // Asked once more by the same id it is done.
  if (shelf.has(undo)) return { ...(await backups.status()), canUndo: true };
  const { status, putBack, clear } = await backups.takeOut(name);
  shelf.offer(undo, { undo: putBack, onEnd: clear });
  return { ...status, canUndo: true };
}
