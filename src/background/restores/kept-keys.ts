import { AppError } from "../../domain/app-error";
import { ASIDE_KEY_FILE, KEY_FILE } from "../../domain/backup";
import { countGuess, guessedAt } from "./count-guess";
import { NO_KEY_FILE } from "./no-key-file";
import type { RestoresDeps } from "./restores-deps";

type Deps = Pick<RestoresDeps, "engine" | "kept" | "local" | "clock" | "log">;

/**
 * The identities in every key file beside the kept backups that this passphrase opens: the one of
 * today, and those that it was set in the place of, which alone open what is older. None tells whose
 * it is before it is opened. The one that was tried already is passed over. Fails where none opens: with
 * `too-many-attempts` where one has to wait, for the passphrase may be right for it, else as the first
 * does; without any as for a wrong passphrase.
 */
export async function openKeptKeys(
  deps: Deps,
  passphrase: string,
  tried: Uint8Array<ArrayBuffer> | null = null,
): Promise<readonly string[]> {
  const passed = tried === null ? null : await guessedAt(tried);
  const listed = (await deps.kept.list()).map(({ name }) => name);
  const aside = listed.filter((name) => ASIDE_KEY_FILE.test(name)).sort();
  const found: string[] = [];
  const failures: unknown[] = [];
  for (const name of [KEY_FILE, ...aside.reverse()]) {
    try {
      found.push(...(await openOne(deps, { name, passphrase, passed })));
    } catch (error) {
      failures.push(error);
    }
  }
  if (found.length === 0 && failures.length > 0) {
    throw failures.find(hasToWait) ?? failures[0];
  }
  return found;
}

/** Whether a guess was not even made. */
export function hasToWait(error: unknown): boolean {
  return error instanceof AppError && error.code === "too-many-attempts";
}

type One = {
  readonly name: string;
  readonly passphrase: string;
  /** What is not guessed at once more. */
  readonly passed: string | null;
};

/**
 * By a key file that lies there. Without one it is a wrong passphrase, found after the same derivation:
 * the time of an answer would tell else whether somebody has backups here.
 */
async function openOne(deps: Deps, { name, passphrase, passed }: One): Promise<readonly string[]> {
  const file = await deps.kept.read(name);
  const bytes = file === null ? NO_KEY_FILE : new Uint8Array(await file.arrayBuffer());
  if (passed !== null && passed === (await guessedAt(bytes))) return [];
  return countGuess(deps, bytes, async () => {
    const opening = deps.engine.openKeyFile(bytes, passphrase);
    if (file !== null) return opening;
    await opening.catch(() => undefined);
    throw new AppError("wrong-passphrase");
  });
}
