import { decrypt, encrypt, IV_BYTES } from "../crypto/aes-gcm";
import { type Bytes, u32 } from "../crypto/bytes";
import { randomBytes } from "../crypto/random-bytes";
import { AppError } from "../domain/app-error";
import type { FileFolder } from "../domain/file-folder";
import { freeBytes } from "./free-bytes";
import { sha256Hex } from "./sha256-hex";
import type { Slice } from "./slice-builder";
import { writeFile } from "./write-file";

/** What a manifest says of a slice. */
export type SliceFacts = {
  readonly lines: number;
  readonly bytes: number;
  readonly sha256: string;
};

/** A slice that was spooled. */
export type StagedSlice = { readonly facts: SliceFacts; readonly take: () => Promise<Bytes> };

export type StagedSlices = {
  /** Takes the slice: nobody else may use its bytes from then on. */
  readonly add: (slice: Slice) => Promise<StagedSlice>;
  /** Removes all that is there. */
  readonly clear: () => Promise<void>;
};

/**
 * Slices spooled in a folder that is used for nothing else, each in a file, sealed under a key that
 * is in memory only: what a stopped worker leaves there nobody reads, and the next one removes. `take`
 * gives a slice once and removes its file.
 */
export async function createStagedSlices(folder: FileFolder): Promise<StagedSlices> {
  const method = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.generateKey(method, false, ["encrypt", "decrypt"]);
  let added = 0;
  const clear = async () => {
    for (const { name } of await folder.list()) await folder.remove(name);
  };
  await clear();
  return {
    add: async ({ bytes, lines }) => {
      const name = `slice-${added}`;
      const sealer = { key, iv: randomBytes(IV_BYTES), aad: u32(added) };
      added += 1;
      const [sha256, sealed] = await Promise.all([sha256Hex(bytes), encrypt(sealer, bytes)]);
      await writeFile(folder, name, [sealed]);
      const facts = { lines, bytes: bytes.length, sha256 };
      freeBytes(sealed);
      freeBytes(bytes);
      return {
        facts,
        take: async () => {
          const file = await folder.read(name);
          if (file === null) throw new AppError("internal");
          const stored = new Uint8Array(await file.arrayBuffer());
          const plain = await decrypt(sealer, stored);
          freeBytes(stored);
          await folder.remove(name);
          return plain;
        },
      };
    },
    clear,
  };
}
