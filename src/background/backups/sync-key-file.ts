import { backupName } from "../../backup/backup-name";
import { sha256Hex } from "../../backup/sha256-hex";
import { ASIDE_KEY_FILE, type BackupState, KEY_FILE } from "../../domain/backup";
import { fromBase64 } from "../../domain/base64";
import type { FileFolder } from "../../domain/file-folder";
import { writeFile } from "./write-file";

type KeyFileState = Pick<BackupState, "keyFile" | "keyFileDigests">;

type Input = {
  readonly folder: FileFolder;
  readonly state: KeyFileState;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly signal: AbortSignal;
};

/**
 * Puts the vault's key file beside the backups in a folder where it is not there yet, or removes it
 * where there is none any more. One that this vault has not made is another's, whose backups it
 * opens: it is never removed, and kept under a name of its own before this vault's takes its place.
 */
export async function syncKeyFile({ folder, state, now, signal }: Input): Promise<void> {
  const bytes = ownBytes(state);
  const found = await folder.read(KEY_FILE);
  const isOurs = found !== null && (await isOwn(found, state));
  if (bytes === null) {
    if (isOurs) await folder.remove(KEY_FILE);
    return;
  }
  const file = new Blob([bytes]);
  if (found !== null && (await isSame(found, file))) return;
  if (found !== null && !isOurs) await setAside({ folder, state, now, signal }, found);
  await writeFile({ folder, name: KEY_FILE, file, signal });
}

/** Whether the vault's key file lies in a folder as it was made. */
export async function isKeyFilePlaced(
  folder: Pick<FileFolder, "read">,
  state: Pick<BackupState, "keyFile">,
): Promise<boolean> {
  const bytes = ownBytes(state);
  const found = bytes && (await folder.read(KEY_FILE));
  return bytes !== null && found !== null && isSame(found, new Blob([bytes]));
}

function ownBytes({ keyFile }: Pick<BackupState, "keyFile">): Uint8Array<ArrayBuffer> | null {
  return keyFile === null ? null : fromBase64(keyFile.data);
}

/** What is longer is no key file of ours (bytes). */
const MOST_BYTES = 100_000;

async function isOwn(file: Blob, state: KeyFileState): Promise<boolean> {
  if (file.size > MOST_BYTES) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const own = ownBytes(state);
  if (own !== null && (await isSame(file, new Blob([own])))) return true;
  return state.keyFileDigests?.includes(await sha256Hex(bytes)) ?? false;
}

async function setAside({ folder, state, now, signal }: Input, found: Blob): Promise<void> {
  const aside = (await folder.list()).filter(({ name }) => ASIDE_KEY_FILE.test(name));
  let isKept = false;
  for (const { name } of aside) {
    const file = await folder.read(name);
    if (file === null) continue;
    if (await isSame(file, found)) isKept = true;
    // Another vault has set it aside; where two take turns there is no more than one of each.
    else if (await isOwn(file, state)) await folder.remove(name);
  }
  if (isKept) return;
  const taken = new Set(aside.map(({ name }) => name));
  let at = now;
  while (taken.has(asideName(at))) at += 1;
  await writeFile({ folder, name: asideName(at), file: found, signal });
}

function asideName(at: number): string {
  return backupName(at).replace("confidant-", "confidant-key-");
}

async function isSame(left: Blob, right: Blob): Promise<boolean> {
  if (left.size !== right.size || left.size > MOST_BYTES) return false;
  const [some, others] = await Promise.all([left.arrayBuffer(), right.arrayBuffer()]);
  const bytes = new Uint8Array(others);
  return new Uint8Array(some).every((byte, at) => byte === bytes[at]);
}
