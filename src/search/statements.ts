import type { Database, PreparedStatement, SqlValue } from "@sqlite.org/sqlite-wasm";

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

export function createStatements(db: Database): Statements {
  const known = new Map<string, PreparedStatement>();
  const bound = (sql: string, bind: Bound) => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    if (bind.length > 0) statement.bind([...bind]);
    return statement;
  };
  const rows = (sql: string, bind: Bound, most: number) => {
    const statement = bound(sql, bind);
    const found: SqlValue[][] = [];
    try {
      while (found.length < most && statement.step()) found.push(statement.get([]));
    } finally {
      statement.reset(true);
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
    },
  };
}
