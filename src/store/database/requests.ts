/** What rows are asked of: a table, or an index of it. */
export type Source = IDBObjectStore | IDBIndex;

/** What a request gives; fails as it does, without taking its transaction down. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
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
export function walk<C extends IDBCursor, T>(
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
export function lastValues(
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
