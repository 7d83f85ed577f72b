/** Characters or bytes that are gathered before they become a part of the file. */
const PART = 1_048_576;

/** A file that is made of parts: each is handed to the browser, which may lay it on disk. */
export type PartFile = {
  readonly add: (part: string | Uint8Array<ArrayBuffer>) => void;
  readonly close: (type: string) => Blob;
};

/** An empty file. */
export function createPartFile(): PartFile {
  let parts: Blob[] = [];
  let open: (string | Uint8Array<ArrayBuffer>)[] = [];
  let size = 0;
  const flush = () => {
    if (open.length > 0) parts.push(new Blob(open));
    open = [];
    size = 0;
  };
  return {
    add: (part) => {
      open.push(part);
      size += part.length;
      if (size >= PART) flush();
    },
    close: (type) => {
      flush();
      const file = new Blob(parts, { type });
      parts = [];
      return file;
    },
  };
}
