import type { DirectoryHandle } from "./elara-target";

type Picker = (options: { mode: "readwrite" }) => Promise<DirectoryHandle>;

/** What asks for a folder to write into, where the browser has that; else null. */
export function findFolderPicker(page: object): (() => Promise<DirectoryHandle>) | null {
  const picker = (page as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;
  return picker === undefined ? null : () => picker.call(page, { mode: "readwrite" });
}
