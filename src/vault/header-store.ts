import type { Header } from "./header";

/** What the vault needs of the database that also holds the rows. */
export type HeaderStore = {
  /** The stored header as it lies there, unchecked; null where there is none. */
  readonly read: () => Promise<unknown | null>;
  readonly readDeviceKey: () => Promise<Uint8Array | null>;
  /** Both in ONE strict transaction; refused with `conflict` where a header exists. */
  readonly saveFirst: (input: {
    readonly header: Header;
    readonly deviceKey: Uint8Array;
  }) => Promise<void>;
  /** Replaces the header, strictly. */
  readonly save: (header: Header) => Promise<void>;
  /** Whether any sealed row exists. */
  readonly hasRows: () => Promise<boolean>;
};
