import type { CallInput, CallOutput } from "../../contract/contract";
import type { App } from "../app";

/** Removes a model file; its bytes stay for as long as that can be taken back. */
export async function modelFileRemove(
  { modelFiles, undo: shelf }: Pick<App, "modelFiles" | "undo">,
  { id, undo }: CallInput<"modelFile.remove">,
): Promise<CallOutput<"modelFile.remove">> {
  // Asked once more by the same id it is done.
  if (undo !== undefined && shelf.has(undo)) return { canUndo: true };
  const taken = undo === undefined ? null : await modelFiles.takeOut(id);
  if (undo === undefined || taken === null) {
    await modelFiles.remove(id);
    return {};
  }
  const canUndo = shelf.offer(undo, { undo: taken.putBack, onEnd: taken.clear });
  return { canUndo };
}
