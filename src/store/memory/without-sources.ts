import type { FactSource, FactValue } from "../../domain/fact";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { factToPut, openFacts, rowToFact } from "./fact-rows";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };

/**
 * The facts of a context without the words of messages that go. What was known stays, for the person
 * forgets it where it stands; what they have deleted is quoted nowhere.
 */
export async function putsWithoutSources(
  deps: Deps,
  contextId: Id,
  isGone: (source: FactSource) => boolean,
): Promise<readonly Put[]> {
  const isOf = ({ source }: FactValue) => source !== null && isGone(source);
  const without = <T extends FactValue>(value: T): T =>
    isOf(value) ? { ...value, source: null } : value;
  const rows = await openFacts(deps, contextId);
  return rows
    .filter(({ payload }) => isOf(payload) || payload.former.some(isOf))
    .map((one) => {
      const { version: _version, ...fact } = rowToFact(one);
      return factToPut({ ...without(fact), former: fact.former.map(without) }, one.row);
    });
}
