import { stemOf } from "../../domain/english-words";

/** What people say for the same thing; the first of each line is the word of the help texts. */
const GROUPS = [
  "conversation chat dialogue thread talk",
  "delete erase wipe remove trash discard clear throw rid vanish",
  "image photo picture screenshot snap photograph",
  "attach upload drop paste document pdf",
  "passphrase password",
  "lock unlock locked",
  "private privacy confidential secret",
  "encrypt protect seal secure safe stolen thief",
  "telemetry statistics analytics track tracking collect",
  "cost price fee pay paid charge money bill subscription free",
  "made develop developer author company behind",
  "reply answer response",
  "stop abort halt cancel interrupt",
  "continue finish resume",
  "version variant attempt try",
  "edit correct fix typo reword",
  "shortcut hotkey keystroke",
  "keyboard mouse",
  "command slash",
  "toolbar icon",
  "panel sidebar",
  "provider service vendor",
  "key token credential",
  "offline internet wifi network",
  "personality persona character",
  "preset ready template",
  "context partner assistant",
  "archive end expire expiry",
  "import bring migrate transfer",
  "export download backup copy",
  "draft unsent typing",
  "search find look",
  "temporary incognito unsaved",
  "install setup set",
  "change switch swap select choose pick replace",
  "tool function approval approve",
  "remember know learn mind",
  "model llm ai",
  "store save keep kept",
  "version branch",
] as const;

const meanings: ReadonlyMap<string, readonly string[]> = meaningsOf(GROUPS);

function meaningsOf(groups: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.split(" ").map(stemOf);
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), ...stems]);
  }
  return found;
}

/** Stems that may stand for this one, itself before all. */
export function meaningsFor(stem: string): readonly string[] {
  return [...new Set([stem, ...(meanings.get(stem) ?? [])])];
}
