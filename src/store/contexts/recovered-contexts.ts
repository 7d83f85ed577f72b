import type { Row } from "../database/schema";
import type { Put } from "../rows/changes";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { toFreeName } from "../rows/unique-name";
import { defaultContextFields } from "./default-context";

/** A context that is put in the place of one that is lost is called this. */
const RECOVERED = "Recovered";

type Deps = {
  readonly reader: Pick<RowReader, "findAll" | "tryOpen">;
  readonly clock: { readonly now: () => number };
};

/** A context to be made, in place of a row that will never open or of none. */
type FreeRow = { readonly id: string; readonly replaces: Row<"contexts"> | null };

/** Contexts made anew with what a first one has, under names that are free. */
export async function recoveredContexts(deps: Deps, freeRows: readonly FreeRow[]): Promise<Put[]> {
  // What is lost may have been the first one: the next cleanup looks for it (D-24).
  const { first: _first, ...payload } = defaultContextFields(deps.clock.now());
  const names = [...(await namesThere(deps))];
  return freeRows.map(({ id, replaces }) => {
    const name = toFreeName(RECOVERED, names);
    names.push(name);
    return { table: "contexts", columns: { id }, replaces, payload: { ...payload, name } };
  });
}

/** Names of the contexts that open and are not archived. */
async function namesThere({ reader }: Deps): Promise<readonly string[]> {
  const rows = await reader.findAll("contexts");
  const opened = await tryOpenAll(reader, "contexts", rows);
  return opened.flatMap(({ payload }) => (payload.archived === null ? [payload.name] : []));
}
