import type { Model } from "./model";
import { modelDestinationOf } from "./model-destination";

/**
 * Where what is said to a model goes, as pages and worker compare it: `browser`, `machine`, or `//`
 * and the host, so that no host is taken for one of the two others.
 */
export function destinationKey(model: Model): string {
  const destination = modelDestinationOf(model);
  return destination.type === "host" ? `//${destination.host}` : destination.type;
}
