import type { Model } from "./model";
import { modelPlaceOf } from "./model-place";

/**
 * Where what is said to a model goes, as pages and worker compare it: `browser`, `machine`, or `//`
 * and the host, so that no host is taken for one of the two others.
 */
export function toldPlace(model: Model): string {
  const place = modelPlaceOf(model);
  return place.type === "host" ? `//${place.host}` : place.type;
}
