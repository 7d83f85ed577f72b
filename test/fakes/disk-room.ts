import type { DiskRoom } from "../../src/platform/disk-room";

/** A disk on which everything has room. */
export const WIDE_DISK: DiskRoom = {
  free: async () => null,
  require: async () => {},
  requireForAll: async () => {},
};
