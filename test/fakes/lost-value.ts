import { IDBObjectStore as FakeObjectStore } from "fake-indexeddb";

/** Stands for a value whose file beside the database is lost: it lies there, and cannot be read. */
export const LOST_VALUE = "in a file that is lost";

type Reading = "get" | "getAll";
type Requested = { readonly request: IDBRequest; operation: () => unknown };

/**
 * From now on a read that meets such a value fails as it does in Chromium, with its transaction, whoever
 * heeds that; gives what ends it.
 */
export function failLostValues(): () => void {
  const endings = (["get", "getAll"] as const).map(failReading);
  return () => {
    for (const end of endings) end();
  };
}

function failReading(name: Reading): () => void {
  const prototype: Pick<IDBObjectStore, Reading> = FakeObjectStore.prototype;
  const read = prototype[name];
  function readUnlessLost(this: IDBObjectStore, ...given: [never]): IDBRequest {
    const request = read.apply(this, given);
    const transaction = this.transaction as unknown as { readonly _requests: readonly Requested[] };
    const last = transaction._requests.at(-1);
    if (last?.request !== request) throw new Error("a read is asked for in another way now");
    request.addEventListener("error", () => this.transaction.abort());
    const { operation } = last;
    last.operation = () => {
      const value = operation();
      if ([value].flat().includes(LOST_VALUE)) throw new DOMException("lost", "NotReadableError");
      return value;
    };
    return request;
  }
  Object.assign(prototype, { [name]: readUnlessLost });
  return () => void Object.assign(prototype, { [name]: read });
}
