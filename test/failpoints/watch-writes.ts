/**
 * Tells each write that outlives the worker as it is done: what was written into (a transaction's
 * tables, a storage area's keys, a file). Patches the worker's own globals.
 */
export function watchWrites(report: (what: string) => void): void {
  watchTransactions(report);
  watchDatabases(report);
  for (const area of ["local", "session"] as const) watchArea(area, report);
  watchFiles(report);
}

function watchTransactions(report: (what: string) => void): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (tables, mode, options) {
    const begun = transaction.call(this, tables, mode, options);
    if (mode === "readwrite") {
      const names = [...begun.objectStoreNames].join("+");
      begun.addEventListener("complete", () => report(names));
    }
    return begun;
  };
}

function watchDatabases(report: (what: string) => void): void {
  const { open, deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener("upgradeneeded", () => {
      request.addEventListener("success", () => report("database made"));
    });
    return request;
  };
  IDBFactory.prototype.deleteDatabase = function (name) {
    const request = deleteDatabase.call(this, name);
    request.addEventListener("success", () => report("database deleted"));
    return request;
  };
}

function watchArea(name: "local" | "session", report: (what: string) => void): void {
  const area = chrome.storage[name];
  const set = area.set.bind(area);
  const remove = area.remove.bind(area);
  Object.assign(area, {
    set: async (items: Record<string, unknown>) => {
      await set(items);
      report(`${name} ${Object.keys(items).join("+")}`);
    },
    remove: async (keys: string | string[]) => {
      await remove(keys);
      report(`${name} -${[keys].flat().join("-")}`);
    },
  });
}

function watchFiles(report: (what: string) => void): void {
  const { close } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.close = async function () {
    await close.call(this);
    report("file");
  };
  const { removeEntry } = FileSystemDirectoryHandle.prototype;
  FileSystemDirectoryHandle.prototype.removeEntry = async function (...given) {
    await removeEntry.apply(this, given);
    report("file removed");
  };
}
