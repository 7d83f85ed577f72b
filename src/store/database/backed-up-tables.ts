import { ruleOf, TABLE_NAMES, type TableName } from "./schema";

/** The tables whose rows a backup holds, with or without the keys of connections. */
export function backedUpTables(withSecrets: boolean): readonly TableName[] {
  return TABLE_NAMES.filter((table) => {
    const { backup } = ruleOf(table);
    return backup === "always" || (withSecrets && backup === "with-keys");
  });
}
