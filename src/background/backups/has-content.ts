import {
  DEFAULT_PRESET_ID,
  FIRST_CONTEXT_NAME,
  findBuiltInPreset,
} from "../../domain/built-in-presets";
import type { ContextEntry } from "../../store/contexts/context-cache";
import { defaultContextFields } from "../../store/contexts/default-context";
import type { Store } from "../../store/create-store";
import { ruleOf, TABLE_NAMES, type TableName } from "../../store/database/schema";

/**
 * Whether anything of the person's is stored that a backup would be for: one of these rows, or a
 * context other than the one that every store begins with.
 */
export async function hasContent(store: Pick<Store, "rows" | "contexts">): Promise<boolean> {
  const wanted = TABLE_NAMES.filter((table) => ruleOf(table).wanted && table !== "contexts");
  for (const table of wanted) if (await countIds(store, table, 1)) return true;
  const contexts = await countIds(store, "contexts", 2);
  if (contexts !== 1) return contexts > 1;
  // One that does not open is in no list, and somebody's all the same.
  const [only] = await store.contexts.list();
  return only === undefined || !isDefault(only);
}

/** How many rows a table has; it is not counted much further than `most`. */
async function countIds({ rows }: Pick<Store, "rows">, table: TableName, most: number) {
  let count = 0;
  for await (const some of rows.ids(table)) {
    count += some.length;
    if (count >= most) break;
  }
  return count;
}

function isDefault({ context }: ContextEntry): boolean {
  const { createdAt, updatedAt, renewedAt, first } = context;
  // Releases before called it as the preset is called, and it keeps the name that it has.
  if (![FIRST_CONTEXT_NAME, findBuiltInPreset(DEFAULT_PRESET_ID)?.name].includes(context.name)) {
    return false;
  }
  // Whatever time and for whomever it was made, it is as it is made.
  const { name: _name, ...made } = defaultContextFields(0);
  const untouched = { ...made, createdAt, updatedAt, renewedAt, first };
  return Object.entries(untouched).every(
    ([name, value]) => JSON.stringify(Reflect.get(context, name)) === JSON.stringify(value),
  );
}
