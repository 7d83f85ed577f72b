/** What of some chosen files is a backup, which one is a key file, and which are neither. */
export type SortedFiles = {
  readonly backup: File | null;
  readonly keyFile: File | null;
  /** Names of what is neither. */
  readonly others: readonly string[];
};

/** The format's own first line, https://age-encryption.org/v1. */
const FIRST_LINE = "age-encryption.org/v1\n";
const HEAD_BYTES = 64;

/** Tells backups from key files by their first bytes; of several of a kind, the last one counts. */
export async function sortFiles(files: Iterable<File>): Promise<SortedFiles> {
  let sorted: SortedFiles = { backup: null, keyFile: null, others: [] };
  for (const file of files) {
    const kind = await kindOf(file);
    if (kind === null) sorted = { ...sorted, others: [...sorted.others, file.name] };
    else sorted = { ...sorted, [kind]: file };
  }
  return sorted;
}

/** A file that a passphrase opens is sealed by `scrypt`, one that a key opens by `X25519`. */
async function kindOf(file: File): Promise<"backup" | "keyFile" | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .text()
    .catch(() => "");
  if (!head.startsWith(FIRST_LINE)) return null;
  return head.startsWith("-> scrypt ", FIRST_LINE.length) ? "keyFile" : "backup";
}
