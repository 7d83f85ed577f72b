/** How much of the key is asked for after it was shown. */
export const LAST = 6;

/** A recovery key as it is written: no spaces or line breaks of a print-out, capitals. */
export function cleanRecoveryKey(typed: string): string {
  return typed.replace(/\s+/gu, "").toUpperCase();
}

/** Whether what was typed is the key's end, or all of it. */
export function endsWithLast(key: string, typed: string): boolean {
  const clean = cleanRecoveryKey(typed);
  return clean.length >= LAST && cleanRecoveryKey(key).endsWith(clean);
}
