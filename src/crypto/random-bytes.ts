import type { Bytes } from "./bytes";

export type RandomBytes = (length: number) => Bytes;

/** That many bytes from the platform's cryptographic generator (at most 65,536 at once). */
export const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));
