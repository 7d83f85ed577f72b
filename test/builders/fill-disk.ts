import { AppError } from "../../src/domain/app-error";
import { NO_LOG_WALL } from "../../src/store/database/log-wall";
import type { Database } from "../../src/store/database/open-database";
import { nativeDatabase } from "../../src/store/database/open-database";

/** From now on the disk is full at the n-th write of a transaction; tells how often that was. */
export function fillDisk(database: Database, n: number) {
  const native = nativeDatabase(database);
  const begin = native.transaction.bind(native);
  const state = { hits: 0, empty: () => (native.transaction = begin) };
  native.transaction = (names, mode, options) => {
    const transaction = begin(names, mode, options);
    if (mode !== "readwrite") return transaction;
    let writes = 0;
    const watch = (request: IDBRequest) => {
      writes += 1;
      if (writes !== n) return request;
      state.hits += 1;
      request.addEventListener("success", () => {
        const value = new DOMException("full", "QuotaExceededError");
        Object.defineProperty(transaction, "error", { value });
        transaction.abort();
      });
      return request;
    };
    const open = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) => {
      const store = open(name);
      const { add, put } = store;
      const remove = store.delete;
      store.add = (value) => watch(add.call(store, value));
      store.put = (value) => watch(put.call(store, value)) as IDBRequest<IDBValidKey>;
      store.delete = (key) => watch(remove.call(store, key)) as IDBRequest<undefined>;
      return store;
    };
    return transaction;
  };
  return state;
}

/** From now on the disk is too full for anything but what makes room. */
export function leaveNoRoom(database: Database): void {
  const build = async () => {
    throw new AppError("quota-exceeded");
  };
  Object.assign(database, { logWall: { ...NO_LOG_WALL, build } });
}
