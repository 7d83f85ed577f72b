import { AppError } from "../../domain/app-error";

/** One connection to a database at most, which makes way for whoever wants to delete or upgrade it. */
export type Connection = {
  /** Once or again; fails as the request does, with `store-unavailable` if blocked or closed meanwhile. */
  readonly open: () => Promise<IDBDatabase>;
  /** What is being opened; fails with `store-unavailable` where nothing is. */
  readonly opening: () => Promise<IDBDatabase>;
  /** Null while it is not open. */
  readonly handle: () => IDBDatabase | null;
  readonly close: () => void;
  /** Calls back whenever it closes, whoever has closed it. */
  readonly onClose: (hear: () => void) => void;
};

/** A connection that is not open yet. */
export function createConnection(request: () => IDBOpenDBRequest): Connection {
  const hearers = new Set<() => void>();
  let handle: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;
  const close = () => {
    const closed = handle;
    if (closed === null && opening === null) return;
    handle = null;
    opening = null;
    closed?.close();
    for (const hear of hearers) hear();
  };
  const adopt = (opened: IDBDatabase) => {
    handle = opened;
    const closeThis = () => {
      if (handle === opened) close();
    };
    opened.onversionchange = closeThis;
    // By the browser: an I/O error, or data that was cleared.
    opened.onclose = closeThis;
    return opened;
  };
  return {
    open: () => {
      if (opening !== null) return opening;
      const begun: Promise<IDBDatabase> = tryToBegin(request).then((opened) => {
        if (opening === begun) return adopt(opened);
        opened.close();
        throw new AppError("store-unavailable");
      });
      opening = begun;
      return begun;
    },
    opening: async () => opening ?? Promise.reject(new AppError("store-unavailable")),
    handle: () => handle,
    close,
    onClose: (hear) => void hearers.add(hear),
  };
}

/** Chromium answers with this now and then, and opens it when it is asked again. */
const PASSING = "UnknownError";
const TRIES = 4;

async function tryToBegin(request: () => IDBOpenDBRequest): Promise<IDBDatabase> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await begin(request);
    } catch (error) {
      if (left === 1 || !(error instanceof Error) || error.name !== PASSING) throw error;
    }
  }
}

/** Fails where another connection of an older form blocks it, which is waited for no longer. */
async function begin(request: () => IDBOpenDBRequest): Promise<IDBDatabase> {
  const openRequest = request();
  return new Promise((resolve, reject) => {
    let isLate = false;
    openRequest.onblocked = () => {
      isLate = true;
      reject(new AppError("store-unavailable"));
    };
    openRequest.onsuccess = () => {
      if (isLate) openRequest.result.close();
      else resolve(openRequest.result);
    };
    openRequest.onerror = (event) => {
      event.preventDefault();
      reject(openRequest.error);
    };
  });
}
