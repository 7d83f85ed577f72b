import { unlessLost } from "./lost-values";

/** Rows of a table along its keys or an index. */
export type Range<R> = {
  readonly toArray: (limit?: number) => Promise<R[]>;
  /** The last ones, last first. */
  readonly newest: (limit: number) => Promise<R[]>;
  readonly count: () => Promise<number>;
  /** Ids, in the order of the range. */
  readonly primaryKeys: (limit?: number) => Promise<string[]>;
  /** Keys of the index, in its order. */
  readonly keys: () => Promise<unknown[]>;
  readonly uniqueKeys: () => Promise<unknown[]>;
  /** The last key of the index; undefined for none. */
  readonly lastKey: () => Promise<unknown>;
};

/** From one key to another, either of them left out where it is open. */
export type Bounds = {
  readonly lower: unknown;
  readonly upper: unknown;
  readonly lowerOpen?: boolean;
  readonly upperOpen?: boolean;
};

type Where<R> = {
  readonly equals: (key: unknown) => Range<R>;
  /** With the lower key and without the upper one, if nothing else is said. */
  readonly between: (
    lower: unknown,
    upper: unknown,
    hasLower?: boolean,
    hasUpper?: boolean,
  ) => Range<R>;
  /** The rows of several ranges, of each up to a limit, in one transaction. */
  readonly each: (ranges: readonly Bounds[], limit?: number) => Promise<R[][]>;
};

/** What lies in one table; all of it, where it is taken as a range. Nothing here writes. */
export type Table<R> = Range<R> & {
  readonly get: (id: string) => Promise<R | undefined>;
  readonly bulkGet: (ids: readonly string[]) => Promise<(R | undefined)[]>;
  readonly where: (index: string) => Where<R>;
  readonly orderBy: (index: string) => Range<R>;
};

type Deps<R> = {
  /** Begins a transaction that reads; waits for a database that is being opened. */
  readonly read: <T>(work: (table: IDBObjectStore) => Promise<T>) => Promise<T>;
  readonly keyRange: () => Pick<typeof IDBKeyRange, "bound" | "only">;
  readonly factory: Pick<IDBFactory, "cmp">;
  /** What is given of a value as it lies there. */
  readonly shape: (value: unknown) => R;
};

const PRIMARY = "id";

/** Null where no key can be in the bounds, which the browser would refuse. */
type Query = IDBKeyRange | undefined | null;

/** A table of an open database. */
export function createTable<R>(deps: Deps<R>): Table<R> {
  const { read, keyRange, shape } = deps;
  const shaped = (value: unknown) => (value === undefined ? undefined : shape(value));
  const range = (index: string, query: () => Query) => createRange(deps, { index, query });
  return {
    ...range(PRIMARY, () => undefined),
    get: async (id) => shaped(await read((table) => getRow(table, id, {}))),
    bulkGet: (ids) =>
      read(async (table) =>
        (await Promise.all(ids.map((id) => getRow(table, id, {})))).map(shaped),
      ),
    orderBy: (index) => range(index, () => undefined),
    where: (index) => ({
      equals: (key) => range(index, () => keyRange().only(key)),
      between: (lower, upper, hasLower = true, hasUpper = false) => {
        const bounds = { lower, upper, lowerOpen: !hasLower, upperOpen: !hasUpper };
        return range(index, () => toQuery(deps, bounds));
      },
      each: (ranges, limit) =>
        read(async (table) => {
          const along = sourceOf(table, index);
          const reads = ranges.map((bounds) => readRows(along, toQuery(deps, bounds), limit));
          return (await Promise.all(reads)).map((rows) => rows.map(shape));
        }),
    }),
  };
}

type Along = { readonly index: string; readonly query: () => Query };

function createRange<R>({ read, shape }: Deps<R>, { index, query }: Along): Range<R> {
  const ask = async <T>(
    none: T,
    work: (source: Source, query: IDBKeyRange | undefined) => Promise<T>,
  ): Promise<T> => {
    const keyRange = query();
    return keyRange === null ? none : read((table) => work(sourceOf(table, index), keyRange));
  };
  const keys = (direction: IDBCursorDirection, limit?: number) =>
    ask<unknown[]>([], (source, keyRange) =>
      walk({ request: source.openKeyCursor(keyRange, direction), limit }, ({ key }) => key),
    );
  return {
    toArray: (limit) =>
      ask<R[]>([], async (source, keyRange) =>
        (await readRows(source, keyRange, limit)).map(shape),
      ),
    newest: (limit) =>
      ask<R[]>([], async (source, keyRange) => {
        const byRow = () => readByRow(source, keyRange, { limit, direction: "prev" });
        return (await lastValues(source, keyRange, limit).catch(unlessLost(byRow))).map(shape);
      }),
    count: () => ask(0, (source, keyRange) => settled(source.count(keyRange))),
    primaryKeys: (limit) =>
      ask<string[]>([], async (source, keyRange) => {
        // What somebody has altered may be of another type: it is asked for as it lies there.
        return (await settled(source.getAllKeys(keyRange, limit))) as string[];
      }),
    keys: () => keys("next"),
    uniqueKeys: () => keys("nextunique"),
    lastKey: async () => (await keys("prev", 1))[0],
  };
}

function sourceOf(table: IDBObjectStore, index: string): Source {
  return index === PRIMARY ? table : table.index(index);
}

function toQuery<R>(
  { keyRange, factory }: Deps<R>,
  { lower, upper, lowerOpen = false, upperOpen = false }: Bounds,
): Query {
  const order = factory.cmp(lower, upper);
  if (order > 0 || (order === 0 && (lowerOpen || upperOpen))) return null;
  return keyRange().bound(lower, upper, lowerOpen, upperOpen);
}

/** The values of a range; row by row where one of them is lost, which fails all that are read with it. */
async function readRows(source: Source, query: Query, limit?: number): Promise<unknown[]> {
  if (query === null) return [];
  const byRow = () => readByRow(source, query, { limit, direction: "next" });
  return settled<unknown[]>(source.getAll(query, limit)).catch(unlessLost(byRow));
}

/** A row by its id; by its keys alone where its value is lost: so it does not open, as any damaged one. */
function getRow(table: IDBObjectStore, id: IDBValidKey, columns: object): Promise<unknown> {
  return settled<unknown>(table.get(id)).catch(unlessLost(() => ({ ...columns, id })));
}

type WalkOptions = { readonly limit?: number | undefined; readonly direction: IDBCursorDirection };

/** The rows of a range by their keys, for which no value is read; in the same transaction. */
async function readByRow(
  source: Source,
  query: IDBKeyRange | undefined,
  { limit, direction }: WalkOptions,
): Promise<unknown[]> {
  const table = "objectStore" in source ? source.objectStore : source;
  const rows = await walk(
    { request: source.openKeyCursor(query, direction), limit },
    ({ primaryKey, key }) => getRow(table, primaryKey, columnsOf(source, key)),
  );
  return Promise.all(rows);
}

/** The clear columns that an index knows. */
function columnsOf({ keyPath }: Source, key: unknown): object {
  if (typeof keyPath === "string") return { [keyPath]: key };
  if (!Array.isArray(key)) return {};
  return Object.fromEntries((keyPath ?? []).map((name, at) => [name, key[at]]));
}

/** What rows are asked of: a table, or an index of it. */
type Source = IDBObjectStore | IDBIndex;

/** What a request gives; fails as it does, without taking its transaction down. */
function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error);
    };
  });
}

type Walk<C extends IDBCursor> = {
  readonly request: IDBRequest<C | null>;
  readonly limit?: number | undefined;
};

/** What is taken from each place that a cursor comes to, up to a limit. */
function walk<C extends IDBCursor, T>(
  { request, limit = Number.POSITIVE_INFINITY }: Walk<C>,
  take: (cursor: C) => T,
): Promise<T[]> {
  const taken: T[] = [];
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor !== null) taken.push(take(cursor));
      if (cursor === null || taken.length >= limit) resolve(taken);
      else cursor.continue();
    };
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error);
    };
  });
}

type Directed = {
  readonly getAll: (options: {
    readonly query: IDBKeyRange | undefined;
    readonly count: number;
    readonly direction: "prev";
  }) => IDBRequest<unknown[]>;
};

/** The last values of a range, last first: by one request where the browser has one for it. */
function lastValues(
  source: Source,
  query: IDBKeyRange | undefined,
  limit: number,
): Promise<unknown[]> {
  if (isDirected(source)) {
    return settled(source.getAll({ query, count: limit, direction: "prev" }));
  }
  return walk(
    { request: source.openCursor(query, "prev"), limit },
    ({ value }) => value as unknown,
  );
}

/** Browsers that have this take a direction for `getAll`. */
function isDirected(source: object): source is Directed {
  return "getAllRecords" in source;
}
