import { createSHA256 } from "hash-wasm";

/** A SHA-256 over what comes chunk by chunk, which WebCrypto takes at once only. */
export type FileDigest = {
  readonly update: (bytes: Uint8Array) => void;
  /** Hexadecimal, 64 digits; to be asked once, at the end. */
  readonly end: () => string;
};

/** A SHA-256 of nothing yet. */
export async function createFileDigest(): Promise<FileDigest> {
  const hash = await createSHA256();
  hash.init();
  return {
    update: (bytes) => {
      hash.update(bytes);
    },
    end: () => hash.digest("hex"),
  };
}
