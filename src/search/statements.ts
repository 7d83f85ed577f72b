import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from "@sqlite.org/sqlite-wasm";
import { createBinding } from "./bind-values";

export type Bound = readonly (string | number | null)[];

/** Statements of a database, each compiled when it is first run. */
export type Statements = {
  /** How many rows it has inserted, updated or deleted. */
  readonly run: (sql: string, bind: Bound) => number;
  /** The first column of the first row; null where there is none. */
  readonly value: (sql: string, bind: Bound) => SqlValue;
  readonly rows: (sql: string, bind: Bound) => readonly (readonly SqlValue[])[];
  readonly end: () => void;
};

export function createStatements(sqlite: Sqlite3Static, db: Database): Statements {
  const known = new Map<string, PreparedStatement>();
  const binding = createBinding(sqlite);
  const prepared = (sql: string) => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  const rows = (sql: string, bind: Bound, most: number) => {
    const statement = prepared(sql);
    const found: SqlValue[][] = [];
    try {
      binding.bind(statement, bind);
      while (found.length < most && statement.step()) found.push(statement.get([]));
    } finally {
      binding.reset(statement);
    }
    return found;
  };
  return {
    run: (sql, bind) => {
      rows(sql, bind, Number.POSITIVE_INFINITY);
      return db.changes();
    },
    value: (sql, bind) => rows(sql, bind, 1)[0]?.[0] ?? null,
    rows: (sql, bind) => rows(sql, bind, Number.POSITIVE_INFINITY),
    end: () => {
      for (const statement of known.values()) statement.finalize();
      binding.end();
    },
  };
}
