/** A file that is being written: it is there under its name once it is closed, and not before. */
export type FileWriter = {
  /** Resolves once that is taken: whoever waits for it never has much in memory. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Leaves what was there before, or nothing. */
  readonly abort: () => Promise<void>;
};

/**
 * Files by name, in the origin's private file system or in a folder of the person's. Fails with
 * `quota-exceeded` where there is no room; a folder of the person's with `bad-request` and
 * `data.reason` `denied` (to be allowed again) or `gone`.
 */
export type FileFolder = {
  /** What lies there; a file that is being written is not among it. */
  readonly list: () => Promise<readonly { readonly name: string; readonly bytes: number }[]>;
  /** Null where there is none of that name. */
  readonly read: (name: string) => Promise<Blob | null>;
  readonly write: (name: string) => Promise<FileWriter>;
  /** Nothing where there is none. */
  readonly remove: (name: string) => Promise<void>;
};
