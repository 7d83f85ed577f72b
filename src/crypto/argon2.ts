import { argon2id as runArgon2id } from "hash-wasm";
import type { Bytes } from "./bytes";

/** What a derivation costs. */
export type Argon2Cost = {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
};

export type DeriveKey = (
  input: Argon2Cost & { readonly password: Bytes; readonly salt: Bytes },
) => Promise<Bytes>;

/**
 * 32 bytes by Argon2id, version 1.3 (RFC 9106); fails where the memory cannot be had, and on an
 * empty password, which the package refuses.
 */
export const argon2id: DeriveKey = async ({ password, salt, memoryKiB, passes, lanes }) =>
  new Uint8Array(
    await runArgon2id({
      password,
      salt,
      memorySize: memoryKiB,
      iterations: passes,
      parallelism: lanes,
      hashLength: 32,
      outputType: "binary",
    }),
  );
