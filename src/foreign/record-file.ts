/** Bytes of a record's file: a message of 1 MiB, escaped and in base64, takes about half of it. */
export const MAX_RECORD_BYTES = 16 * 1_048_576;

/** A file that may be a record, in a folder or in an archive. */
export type RecordFile = {
  /** Its own name, without folders: nothing is ever written under it. */
  readonly name: string;
  /** Bytes that it says it has. */
  readonly size: number;
  /** Null where there are more than it may have; reading may fail. */
  readonly read: (maxBytes: number) => Promise<Uint8Array | null>;
};

/** The files of a chosen folder. */
export function toRecordFiles(files: Iterable<File>): readonly RecordFile[] {
  return Array.from(files, (file) => ({
    name: fileName(file.name),
    size: file.size,
    read: async (maxBytes) => {
      return file.size > maxBytes ? null : new Uint8Array(await file.arrayBuffer());
    },
  }));
}

/** The last part of a path, whichever way it is written. */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
