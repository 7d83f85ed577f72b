import type { Model } from "../../domain/model";
import { modelPlaceOf } from "../../domain/model-place";
import { words } from "../words/words";

/** The host a model's requests go to; null where they stay on this machine or in this browser. */
export function remoteHost(model: Model): string | null {
  const place = modelPlaceOf(model);
  return place.type === "host" ? place.host : null;
}

/** Where a model runs, in words. */
export function modelPlace(model: Model): string {
  const place = modelPlaceOf(model);
  if (place.type === "host") return words.model.toHost(place.host);
  return place.type === "browser" ? words.model.inBrowser : words.model.onMachine;
}

/** What a model is called. */
export function modelName({ provider, label, name }: Model): string {
  if (provider === "guide") return words.model.guide;
  if (provider === "browser" && name === "") return words.modelMenu.browserModel;
  return label || name;
}
