import { isZip } from "../../../foreign/export-part";
import { type RecordFile, toRecordFiles } from "../../../foreign/record-file";

/** An archive, or the files of a folder. */
export type ElaraRecords = Blob | readonly File[];

/** The files that may be records; fails where an archive is broken or unpacks to too much. */
export async function openRecords(records: ElaraRecords): Promise<readonly RecordFile[]> {
  if (!(records instanceof Blob)) return toRecordFiles(records);
  // Loaded when it is needed: it is larger than all the rest of a page.
  const { openRecordZip } = await import("../../../foreign/read-zip");
  return openRecordZip(records);
}

/** Whether a chosen file is an archive of Elara's records; what cannot be read is not. */
export async function isElaraFile(file: Blob): Promise<boolean> {
  try {
    if (!(await isZip(file))) return false;
    const { isRecordZip } = await import("../../../foreign/read-zip");
    return await isRecordZip(file);
  } catch {
    // What is wrong with it is said when it is imported.
    return false;
  }
}
