import { type ContextProviderName, contextProviderNameSchema } from "../../../domain/context";

type Names = readonly ContextProviderName[];

/** Where quotes stand in a request: before the conversation, or directly before the message. */
export type QuotesPosition = "system" | "note";

/** Where a list of providers puts quotes. */
export function quotesPosition(names: Names): QuotesPosition {
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
  return moveQuotes(chosen, quotesPosition(names));
}

/** The list in the order in which they are asked, quotes where they are to stand. */
export function moveQuotes(names: Names, position: QuotesPosition): ContextProviderName[] {
  const ordered = contextProviderNameSchema.options.filter((one) => names.includes(one));
  if (position === "note" || !ordered.includes("quotes") || !ordered.includes("last-n"))
    return ordered;
  const others = ordered.filter((one) => one !== "quotes");
  return others.flatMap((one) => (one === "last-n" ? ["quotes", one] : [one]));
}
