import { BACKUPS_FOLDER } from "../../domain/backup";

type Root = () => Promise<Pick<FileSystemDirectoryHandle, "getDirectoryHandle">>;

/** The sealed files that are kept in this browser; they are read and nothing else. */
export type KeptFiles = {
  /** Null where there is none of that name. */
  readonly read: (name: string) => Promise<File | null>;
};

/** The folder of backups in the origin's private file system. */
export function createKeptFiles(root: Root = () => navigator.storage.getDirectory()): KeptFiles {
  const open = async () => (await root()).getDirectoryHandle(BACKUPS_FOLDER);
  return {
    read: async (name) => {
      try {
        return await (await (await open()).getFileHandle(name)).getFile();
      } catch {
        return null;
      }
    },
  };
}

/** When a backup was made, by its name (ms since 1970); null where that names no time. */
export function madeAtOf(name: string): number | null {
  const [, day = "", time = ""] = /^confidant-(\d{8})T(\d{9})Z\.age$/.exec(name) ?? [];
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? [];
  const [, hour, minute, second, ms] = /^(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(time) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(at) ? null : at;
}
