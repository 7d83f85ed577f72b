import { type FilePlace, MODELS_FOLDER } from "../domain/compute-protocol";
import { engineError } from "./local-model";

/** A model file as it lies on the disk; `engine-failed` (reason `gone`) where there is none. */
export async function readModelFile({ folder, id }: FilePlace): Promise<Blob> {
  try {
    const root = await navigator.storage.getDirectory();
    const models = await root.getDirectoryHandle(MODELS_FOLDER);
    const own = await models.getDirectoryHandle(folder);
    return await (await own.getFileHandle(id)).getFile();
  } catch (cause) {
    throw engineError("gone", cause);
  }
}
