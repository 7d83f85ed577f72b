import * as z from "zod/mini";
import type { KeyValueArea } from "../platform/key-value-area";

const KEY = "model-folders";
const schema = z.record(z.string(), z.string());

/** Folders of model files by store, where that is not the folder of the store's own name. */
export async function readModelFolders(
  local: Pick<KeyValueArea, "get">,
): Promise<Readonly<Record<string, string>>> {
  const parsed = schema.safeParse(await local.get(KEY));
  return parsed.success ? parsed.data : {};
}

/** Gives a store the folder of the one that it replaces: such files are large, and not copied. */
export async function takeModelFolder(
  local: Pick<KeyValueArea, "get" | "set">,
  { storeName, from }: { readonly storeName: string; readonly from: string },
): Promise<void> {
  const folders = await readModelFolders(local);
  await local.set(KEY, { ...folders, [storeName]: folders[from] ?? from });
}

/** Forgets which folder a store had; its files stay. */
export async function dropModelFolder(
  local: Pick<KeyValueArea, "get" | "set">,
  storeName: string,
): Promise<void> {
  const { [storeName]: had, ...others } = await readModelFolders(local);
  if (had !== undefined) await local.set(KEY, others);
}
