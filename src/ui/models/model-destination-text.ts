import type { Model } from "../../domain/model";
import { modelDestinationOf } from "../../domain/model-destination";
import { words } from "../words/words";

/** The host a model's requests go to; null where they stay on this machine or in this browser. */
export function remoteHost(model: Model): string | null {
  const destination = modelDestinationOf(model);
  return destination.type === "host" ? destination.host : null;
}

/** Where a model runs, in words. */
export function modelDestinationText(model: Model): string {
  const destination = modelDestinationOf(model);
  if (destination.type === "host") return words.model.toHost(destination.host);
  return destination.type === "browser" ? words.model.inBrowser : words.model.onMachine;
}

/** What a model is called. */
export function modelName({ provider, label, name }: Model): string {
  if (provider === "guide") return words.model.guide;
  if (provider === "browser" && name === "") return words.modelMenu.browserModel;
  return label || name;
}
