import { toIso } from "./iso-time";

/** The roles in a record's name and, capitalised, in the record. */
export const ELARA_ROLES = ["user", "assistant", "system"] as const;
export type ElaraRole = (typeof ELARA_ROLES)[number];

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z_(\d{4,9})_([a-z]{1,20})\.json$/;

export type ElaraName = {
  /** `yyyyMMddTHHmmssfffZ`. */
  readonly stamp: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seq: number;
  /** As it is written; whether it is a role is for whoever reads the record to say. */
  readonly role: string;
};

/** What a record's name says; null where it is no name of a record. */
export function readElaraName(name: string): ElaraName | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, year, month, day, hours, minutes, seconds, ms, seq = "", role = ""] = match;
  const iso = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`;
  const at = Date.parse(iso);
  // The 31st of February is read as a day of March.
  if (toIso(at) !== iso) return null;
  return { stamp: name.slice(0, name.indexOf("_")), at, seq: Number(seq), role };
}

/**
 * E-033, E-034: `yyyyMMddTHHmmssfffZ_{seq}_{role}.json`, UTC, the number of at least four digits.
 * Null for a time whose year has not four digits.
 */
export function elaraName(at: number, seq: number, role: ElaraRole): string | null {
  const stamp = toIso(at)?.replaceAll(/[-:.]/g, "");
  return stamp === undefined ? null : `${stamp}_${String(seq).padStart(4, "0")}_${role}.json`;
}

/** The order of names: by time, then by number, also where that has five digits. */
export function compareElaraNames(left: ElaraName, right: ElaraName): number {
  if (left.stamp !== right.stamp) return left.stamp < right.stamp ? -1 : 1;
  return left.seq - right.seq;
}
