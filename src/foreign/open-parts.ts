import { type ExportPart, isZip, toPart, toParts } from "./export-part";

/** Whether a folder was chosen. */
export function isFolder(source: Blob | readonly File[]): source is readonly File[] {
  return Array.isArray(source);
}

/** The files to read of what was chosen; fails where an archive cannot be read. */
export async function openParts(source: Blob | readonly File[]): Promise<readonly ExportPart[]> {
  if (isFolder(source)) return toParts(source);
  if (!(await isZip(source))) return [toPart(source)];
  // Loaded when it is needed: it is larger than all the rest of a page.
  return (await import("./read-zip")).openZip(source);
}
