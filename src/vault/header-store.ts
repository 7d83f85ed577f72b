import type { Header } from "./header";

/** What the vault needs of the database that also holds the rows. */
export type HeaderStore = {
  /** The stored header as it lies there, unchecked; null where there is none. */
  readonly read: () => Promise<unknown | null>;
  readonly readDeviceKey: () => Promise<Uint8Array | null>;
  /** Both in ONE strict transaction; refused with `conflict` where a header exists. */
  readonly saveFirst: (input: {
    readonly header: Header;
    readonly deviceKey: Uint8Array | null;
  }) => Promise<void>;
  /**
   * Replaces the header in ONE strict transaction, and with it the device key: null deletes that,
   * undefined leaves it. Refused with `conflict` where another generation lies there by now;
   * `expected` is null for a header that is absent or claims none.
   */
  readonly replace: (input: {
    readonly header: Header;
    readonly expected: number | null;
    readonly deviceKey?: Uint8Array | null | undefined;
  }) => Promise<void>;
  /** Whether any sealed row exists. */
  readonly hasRows: () => Promise<boolean>;
};
