import { type ContextProviderName, contextProviderNameSchema } from "../../../domain/context";

type Names = readonly ContextProviderName[];

/** Where quotes stand in a request: before the conversation, or directly before the message. */
export type QuotesPlace = "system" | "note";

/** Where a list of providers puts quotes. */
export function quotesPlace(names: Names): QuotesPlace {
  return names.includes("quotes") && names.indexOf("quotes") < names.indexOf("last-n")
    ? "system"
    : "note";
}

/** The list with one of them or without it, in the order in which they are asked. */
export function chooseProvider(
  names: Names,
  name: ContextProviderName,
  isChosen: boolean,
): ContextProviderName[] {
  const others = names.filter((one) => one !== name);
  const chosen = isChosen ? [...others, name] : others;
  return placeQuotes(chosen, quotesPlace(names));
}

/** The list in the order in which they are asked, quotes where they are to stand. */
export function placeQuotes(names: Names, place: QuotesPlace): ContextProviderName[] {
  const ordered = contextProviderNameSchema.options.filter((one) => names.includes(one));
  if (place === "note" || !ordered.includes("quotes") || !ordered.includes("last-n"))
    return ordered;
  const others = ordered.filter((one) => one !== "quotes");
  return others.flatMap((one) => (one === "last-n" ? ["quotes", one] : [one]));
}
