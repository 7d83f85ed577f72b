import type { Model, Price } from "../../../domain/model";
import { modelPlaceOf } from "../../../domain/model-place";
import { connectionWords } from "../../words/connection-words";
import { formatPrice } from "../../words/format";

/** What is known of a model beside its name: window, abilities, price, and who else hears of it. */
export function modelFacts(model: Model): readonly string[] {
  const { models } = connectionWords;
  const place = modelPlaceOf(model);
  const isPassedOn = place.type === "host" && place.host !== hostOf(model.url);
  return [
    ...(isPassedOn ? [models.passedOn(place.host)] : []),
    ...(model.window === null ? [] : [models.window(model.window)]),
    ...(model.callsTools ? [models.tools] : []),
    ...(model.sees ? [models.sees] : []),
    ...(model.thinks ? [models.thinks] : []),
    ...(model.price === undefined ? [] : [priceText(model.price)]),
  ];
}

function priceText({ prompt, reply }: Price): string {
  const { models } = connectionWords;
  return prompt === 0 && reply === 0
    ? models.free
    : models.price(formatPrice(prompt), formatPrice(reply));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
