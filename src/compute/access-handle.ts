/** What writing a file needs of the browser's `FileSystemSyncAccessHandle`. */
export type AccessHandle = {
  readonly read: (buffer: Uint8Array, options: { readonly at: number }) => number;
  readonly write: (buffer: Uint8Array, options: { readonly at: number }) => number;
  readonly truncate: (size: number) => void;
  readonly getSize: () => number;
  readonly flush: () => void;
  readonly close: () => void;
};
