import { ENVELOPE_VERSION } from "../../crypto/envelope";
import { DATABASE_VERSION } from "./open-database";
import { currentVersion, PAYLOAD_STEPS } from "./payload-steps";
import { ruleOf, TABLE_NAMES } from "./schema";

/**
 * Tells the form in which this release stores rows: the version of the database, and of payloads that
 * have changed since their first, and which are sealed as bytes. A release that tells another one stores
 * another one.
 */
export function storedForm(): string {
  const payloads = TABLE_NAMES.map((table) => ({
    table,
    version: currentVersion(PAYLOAD_STEPS[table]),
  }));
  const changed = payloads.filter(({ version }) => version > 1);
  const versions = changed.map(({ table, version }) => `${table}:${version}`);
  const packed = TABLE_NAMES.filter((table) => ruleOf(table).packs !== null);
  const form = [String(DATABASE_VERSION), `seal:${ENVELOPE_VERSION}`, ...versions];
  return [...form, ...packed.map((table) => `${table}:packed`)].join(" ");
}
