import type { EarlierText } from "../../src/domain/earlier-text";
import type { Message } from "../../src/domain/message";
import type { QuotesPart } from "../../src/prompt/plan-quotes";
import { makeMessage } from "./make-message";

type Given = Partial<Omit<EarlierText, "message">> & { readonly message?: Partial<Message> };

/** A whole message of another conversation that was found for one that is being answered. */
export function makeEarlier({ message: given, ...over }: Given = {}): EarlierText {
  const message = makeMessage(given);
  return {
    ...{ message, title: "A trip", hasForeignTitle: false, from: 0, until: message.text.length },
    ...{ terms: ["hotel"], relevance: 0.5, isAside: false, ...over },
  };
}

/** What the provider gives, found in a conversation that none of these are of. */
export function makeQuotes(
  found: readonly EarlierText[],
  over: Partial<QuotesPart> = {},
): QuotesPart {
  const conversationId = "00000000-0000-4000-8000-000000000001";
  return { type: "quotes", conversationId, place: "note", found, problem: null, ...over };
}
