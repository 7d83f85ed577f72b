import { AppError } from "../../domain/app-error";
import { ASIDE_KEY_FILE, KEY_FILE } from "../../domain/backup";
import { countGuess } from "./count-guess";
import type { RestoresDeps } from "./restores-deps";

type Deps = Pick<RestoresDeps, "engine" | "kept" | "local" | "clock" | "log">;

/**
 * The identities in every key file beside the kept backups that this passphrase opens: the one of
 * today, and those that it was set in the place of, which alone open what is older. None tells whose
 * it is before it is opened. Fails as the first of them does where none opens, without any as for a
 * wrong passphrase.
 */
export async function openKeptKeys(deps: Deps, passphrase: string): Promise<readonly string[]> {
  const listed = (await deps.kept.list()).map(({ name }) => name);
  const aside = listed.filter((name) => ASIDE_KEY_FILE.test(name)).sort();
  const found: string[] = [];
  let failure: unknown = null;
  for (const name of [KEY_FILE, ...aside.reverse()]) {
    try {
      found.push(...(await openOne(deps, name, passphrase)));
    } catch (error) {
      failure ??= error;
    }
  }
  if (found.length === 0) throw failure;
  return found;
}

async function openOne(deps: Deps, name: string, passphrase: string): Promise<readonly string[]> {
  const file = await deps.kept.read(name);
  const bytes = new Uint8Array(await (file ?? new Blob()).arrayBuffer());
  return countGuess(deps, bytes, async () => {
    if (file === null) throw new AppError("wrong-passphrase");
    return deps.engine.openKeyFile(bytes, passphrase);
  });
}
