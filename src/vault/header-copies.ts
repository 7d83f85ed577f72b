import { AppError } from "../domain/app-error";
import type { KeyValueArea } from "../platform/key-value-area";
import type { Log } from "../platform/log";
import { type Header, parseHeader, sameHeader } from "./header";
import type { HeaderStore } from "./header-store";

const LOCAL_KEY = "vault-header";

/** One copy of the header as found: its MAC is not yet checked. */
export type HeaderCopy = Header | "absent" | "corrupt";

/** `stored` lies beside the rows, `local` in the browser's extension storage. */
export type HeaderCopies = { readonly stored: HeaderCopy; readonly local: HeaderCopy };

/**
 * Both copies, the stored one from the value already read. Throws `version-unknown` if either is
 * newer than this code, even where the other is not: healing would overwrite the newer one.
 */
export async function readCopies(
  local: Pick<KeyValueArea, "get">,
  stored: unknown,
): Promise<HeaderCopies> {
  const kept = await local.get(LOCAL_KEY);
  return { stored: toCopy(stored), local: toCopy(kept) };
}

/**
 * Writes `header` wherever a copy differs. A failure is logged and left to the next open, which
 * finds the same difference: the vault is readable by the copy that is good.
 */
export async function healCopies(
  deps: {
    readonly headers: Pick<HeaderStore, "save">;
    readonly local: Pick<KeyValueArea, "set">;
    readonly log: Log;
  },
  copies: HeaderCopies,
  header: Header,
): Promise<void> {
  try {
    // The copy beside the rows first: it decides where both are good.
    if (differs(copies.stored, header)) await deps.headers.save(header);
    if (differs(copies.local, header)) await deps.local.set(LOCAL_KEY, header);
  } catch {
    deps.log.warn("header-copy-failed");
  }
}

function toCopy(value: unknown): HeaderCopy {
  if (value === null || value === undefined) return "absent";
  try {
    return parseHeader(value);
  } catch (error) {
    if (error instanceof AppError && error.code === "header-corrupt") return "corrupt";
    throw error;
  }
}

function differs(copy: HeaderCopy, header: Header): boolean {
  return typeof copy === "string" || !sameHeader(copy, header);
}
