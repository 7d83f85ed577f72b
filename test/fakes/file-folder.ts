import { AppError } from "../../src/domain/app-error";
import type { FileFolder, FileWriter } from "../../src/domain/file-folder";

type Options = {
  /** Which call that takes room fails, from 1: opening, writing and closing each are one; 0 for none. */
  readonly fullAt?: number;
};

/**
 * A folder in memory. `calls` counts what takes room, so that a test can be run full at each;
 * `unfinished` counts the files that were neither closed nor aborted.
 */
export function makeFileFolder({ fullAt = 0 }: Options = {}) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let calls = 0;
  let unfinished = 0;
  const takeRoom = () => {
    calls += 1;
    if (calls === fullAt) throw new AppError("quota-exceeded");
  };
  const folder: FileFolder = {
    list: async () => [...files].map(([name, { length }]) => ({ name, bytes: length })),
    read: async (name) => {
      const bytes = files.get(name);
      return bytes === undefined ? null : new Blob([bytes]);
    },
    write: async (name) => {
      takeRoom();
      unfinished += 1;
      return makeWriter(takeRoom, (parts) => {
        unfinished -= 1;
        if (parts !== null) files.set(name, join(parts));
      });
    },
    remove: async (name) => {
      files.delete(name);
    },
  };
  return { folder, files, calls: () => calls, unfinished: () => unfinished };
}

/** `done` is told what was written, or null where it was given up; it is told once. */
function makeWriter(
  takeRoom: () => void,
  done: (parts: readonly Uint8Array[] | null) => void,
): FileWriter {
  let parts: Uint8Array[] | null = [];
  return {
    write: async (bytes) => {
      if (parts === null) throw new AppError("internal");
      takeRoom();
      parts.push(bytes.slice());
    },
    close: async () => {
      if (parts === null) throw new AppError("internal");
      takeRoom();
      done(parts);
      parts = null;
    },
    abort: async () => {
      if (parts !== null) done(null);
      parts = null;
    },
  };
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
