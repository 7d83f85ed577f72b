import type { Database } from "../../src/store/database/open-database";
import type { TableName } from "../../src/store/database/schema";

/** Counts the rows that come out of a table from now on. */
export function countReads(database: Database, table: TableName): { rows: number } {
  const count = { rows: 0 };
  const { rows } = database;
  const countRows = (found: unknown): unknown => {
    const isRow = (one: unknown) => typeof one === "object" && one !== null && "sealed" in one;
    count.rows += [found].flat(3).filter(isRow).length;
    return found;
  };
  const watched = <T extends object>(given: T): T =>
    new Proxy(given, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, args);
          if (result instanceof Promise) return result.then(countRows);
          return typeof result === "object" && result !== null ? watched(result) : result;
        };
      },
    });
  const counted = <T extends TableName>(name: T) =>
    name === table ? watched(rows(name)) : rows(name);
  Object.assign(database, { rows: counted });
  return count;
}
