import type { KeyValueArea } from "../platform/key-value-area";

/** Under which they lie. */
export const MODEL_FOLDERS = "model-folders";

/** Folders of model files by store, where that is not the folder of the store's own name. */
export async function readModelFolders(
  local: Pick<KeyValueArea, "get">,
): Promise<Readonly<Record<string, string>>> {
  const kept = await local.get(MODEL_FOLDERS);
  return isTexts(kept) ? kept : {};
}

/** Gives a store the folder of the one that it replaces: such files are large, and not copied. */
export async function takeModelFolder(
  local: Pick<KeyValueArea, "get" | "set">,
  { storeName, from }: { readonly storeName: string; readonly from: string },
): Promise<void> {
  const folders = await readModelFolders(local);
  await local.set(MODEL_FOLDERS, { ...folders, [storeName]: folders[from] ?? from });
}

/** Forgets which folder a store had; its files stay. */
export async function dropModelFolder(
  local: Pick<KeyValueArea, "get" | "set">,
  storeName: string,
): Promise<void> {
  const { [storeName]: had, ...others } = await readModelFolders(local);
  if (had !== undefined) await local.set(MODEL_FOLDERS, others);
}

/** Looked at by hand: each waking worker waits for it, and would build a schema first. */
function isTexts(kept: unknown): kept is Readonly<Record<string, string>> {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return false;
  return Object.values(kept).every((folder) => typeof folder === "string");
}
