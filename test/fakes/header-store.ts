import { AppError } from "../../src/domain/app-error";
import { headerGeneration } from "../../src/domain/header-generation";
import type { HeaderStore } from "../../src/vault/header-store";

export type FakeHeaderStore = HeaderStore & {
  /** The database, to be looked into and damaged. */
  readonly disk: { header: unknown; deviceKey: Uint8Array | null; rows: boolean };
  /** Names of the writes that were made, oldest first. */
  readonly writes: string[];
};

/** A header store in memory; every call is one step of the event loop, as with a database. */
export function createFakeHeaderStore(): FakeHeaderStore {
  const disk: FakeHeaderStore["disk"] = { header: null, deviceKey: null, rows: false };
  const writes: string[] = [];
  return {
    disk,
    writes,
    read: async () => {
      await nextStep();
      return structuredClone(disk.header);
    },
    readDeviceKey: async () => {
      await nextStep();
      return disk.deviceKey;
    },
    saveFirst: async ({ header, deviceKey }) => {
      await nextStep();
      if (disk.header !== null) throw new AppError("conflict");
      writes.push("saveFirst");
      Object.assign(disk, {
        header: structuredClone(header),
        deviceKey: deviceKey?.slice() ?? null,
      });
    },
    replace: async ({ header, expected, deviceKey }) => {
      await nextStep();
      if (headerGeneration(disk.header) !== expected) throw new AppError("conflict");
      writes.push("replace");
      disk.header = structuredClone(header);
      if (deviceKey !== undefined) disk.deviceKey = deviceKey?.slice() ?? null;
    },
    hasRows: async () => {
      await nextStep();
      return disk.rows;
    },
  };
}

function nextStep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
