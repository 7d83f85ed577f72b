import type { DBCore, DBCoreIndex, DBCoreQueryRequest, DBCoreTable, Middleware } from "dexie";
import { TABLE_NAMES } from "./schema";

/** What Chromium says where such a file is gone, and where it is shorter than it was. */
const LOST: ReadonlySet<unknown> = new Set(["NotReadableError", "UnknownError"]);

/**
 * Chromium keeps values from 64 KiB on in files of their own. Where one of these is gone, cut or
 * empty, every read that meets it fails with all the other rows in it: it is then done row by row. The
 * row whose value is lost stands there by its keys alone, and so does not open, as any damaged one.
 */
export const lostValues: Middleware<DBCore> = {
  stack: "dbcore",
  name: "lost-values",
  create: (core) => {
    const sealed: ReadonlySet<string> = new Set(TABLE_NAMES);
    const table = (name: string) => {
      const under = core.table(name);
      return sealed.has(name) ? byRow(under) : under;
    };
    return { ...core, table };
  },
};

function byRow(table: DBCoreTable): DBCoreTable {
  type Transaction = DBCoreQueryRequest["trans"];
  const read = (trans: Transaction, key: unknown, columns: object) =>
    table.get({ trans, key }).catch(unlessLost(() => ({ ...columns, id: key })));
  return {
    ...table,
    get: ({ trans, key }) => read(trans, key, {}),
    getMany: (request) => {
      const { trans, keys } = request;
      const each = () => Promise.all(keys.map((key: unknown) => read(trans, key, {})));
      return table.getMany(request).catch(unlessLost(each));
    },
    query: (request) => {
      const { trans, values } = request;
      const each = async () => {
        const places = await readPlaces(table, request);
        const rows = places.map(({ key, columns }) => read(trans, key, columns));
        return { result: await Promise.all(rows) };
      };
      const asked = table.query(request);
      return values === true ? asked.catch(unlessLost(each)) : asked;
    },
  };
}

/** Whether a read has failed because of a value that is lost; the same name may mean a failing disk. */
export function isLostValue(error: unknown): boolean {
  return error instanceof Error && LOST.has(error.name);
}

/** Goes on where a value is lost; any other failure stays what it is. */
function unlessLost<T>(work: () => T): (error: unknown) => T {
  return (error) => {
    if (isLostValue(error)) return work();
    throw error;
  };
}

type Place = { readonly key: unknown; readonly columns: object };

/** The rows of a range by their keys, for which no value is read. */
async function readPlaces(
  table: DBCoreTable,
  { trans, query, limit = Number.POSITIVE_INFINITY, direction }: DBCoreQueryRequest,
): Promise<readonly Place[]> {
  const reverse = direction === "prev";
  const cursor = await table.openCursor({ trans, query, reverse, values: false });
  const places: Place[] = [];
  await cursor?.start(() => {
    places.push({ key: cursor.primaryKey, columns: columnsOf(query.index, cursor.key) });
    if (places.length < limit) cursor.continue();
    else cursor.stop();
  });
  return places;
}

/** The clear columns that an index knows. */
function columnsOf({ keyPath }: DBCoreIndex, key: unknown): object {
  if (typeof keyPath === "string") return { [keyPath]: key };
  if (!Array.isArray(keyPath) || !Array.isArray(key)) return {};
  return Object.fromEntries(keyPath.map((name, at) => [name, key[at]]));
}
