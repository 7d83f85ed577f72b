import { BlobReader, type CreateReadableOptions } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { ZipAccount } from "./zip-account";

/**
 * Bytes that are inflated at once: all that they become is in memory before the next are asked for,
 * and that may be a thousand times as much. A browser reads a file by up to 2 MiB.
 */
const PIECE = 16_384;

/** A file that an archive is read from, in small pieces, each told to the account. */
export class BoundedBlobReader extends BlobReader {
  readonly #account: ZipAccount;

  constructor(file: Blob, account: ZipAccount) {
    super(file);
    this.#account = account;
  }

  override createReadable(options?: CreateReadableOptions): ReadableStream<Uint8Array> {
    const account = this.#account;
    const source = super.createReadable(options).getReader();
    let rest: Uint8Array = new Uint8Array(0);
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          while (rest.length === 0) {
            const { done, value } = await source.read();
            if (done) return controller.close();
            rest = value;
          }
          const piece = rest.subarray(0, PIECE);
          rest = rest.subarray(PIECE);
          account.pulled(piece.length);
          controller.enqueue(piece);
        },
        cancel: (reason) => source.cancel(reason),
      },
      // Nothing is read before it is asked for.
      { highWaterMark: 0 },
    );
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    this.#account.directory(length);
    return super.readUint8Array(index, length);
  }
}
