import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";

/** The first day that the zip format can tell: when a file was built is no part of what it is. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * The files below a folder as the bytes of one zip archive: equal for equal files, whenever and in
 * whatever order they were written. Rejects where the folder cannot be read.
 * @param {string} folder
 * @returns {Promise<Uint8Array>}
 */
export async function packFolder(folder) {
  const archive = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    lastModDate: NO_TIME,
    extendedTimestamp: false,
    // Local time has no zone in this format, so that day is one everywhere.
    msDosCompatible: true,
  });
  for (const name of await listFiles(folder)) {
    await archive.add(name, new Uint8ArrayReader(await readFile(join(folder, name))));
  }
  return archive.close();
}

/**
 * Paths below a folder, with `/`, in the order of their characters.
 * @param {string} folder
 */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.map((path) => path.slice(folder.length + 1).replaceAll("\\", "/")).sort();
}
