import type { ProviderFetch } from "../../domain/provider";
import type { Wait } from "./retry";
import type { Timeouts } from "./timeouts";

/** What every adapter over HTTP is made from. */
export type ProviderDeps = {
  readonly fetch: ProviderFetch;
  readonly timeouts?: Partial<Timeouts>;
  /** Between two tries; by the clock where it is left out. */
  readonly wait?: Wait;
};
