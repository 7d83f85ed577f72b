import { MAX_PRICE, type Model, type Price } from "../../domain/model";
import type { Server } from "../../domain/provider";
import { thinksUnasked } from "../../domain/thinks-unasked";
import type { ListedEntry } from "./listed-entry";

type Abilities = Pick<Model, "sees" | "callsTools" | "thinks">;

/** The model that an entry of a server's list stands for, with all that the entry tells of it. */
export function toListedModel(entry: ListedEntry, { url, connection }: Server): Model {
  const { sees, callsTools, thinks } = abilitiesOf(entry);
  const label = entry.display_name || entry.name || entry.id;
  const price = priceOf(entry);
  return {
    provider: "openai",
    name: entry.id,
    url,
    window: windowOf(entry),
    thinks,
    ...(connection === undefined ? {} : { connection }),
    ...(label === entry.id ? {} : { label }),
    ...(sees === undefined ? {} : { sees }),
    ...(callsTools === undefined ? {} : { callsTools }),
    ...(price === null ? {} : { price }),
    ...(answersInResponses(entry) ? { habits: ["responses"] } : {}),
  };
}

/** Whether the entry says that the model is not asked by chat completions. */
function answersInResponses({ supported_endpoints: paths, mode }: ListedEntry): boolean {
  const named = paths ?? [];
  const has = (path: RegExp) => named.some((one) => path.test(one));
  return mode === "responses" || (has(/\bresponses$/) && !has(/\bchat\/completions$/));
}

/** What a server holds of a conversation now comes before what the model could hold. */
function windowOf(entry: ListedEntry): number | null {
  return (
    entry.loaded_context_length ??
    entry.max_model_len ??
    entry.context_length ??
    entry.context_window ??
    entry.max_context_length ??
    entry.meta?.n_ctx ??
    entry.meta?.n_ctx_train ??
    null
  );
}

function abilitiesOf(entry: ListedEntry): Abilities {
  const { id, capabilities, supported_parameters: parameters, architecture, type } = entry;
  if (Array.isArray(capabilities)) {
    const sees = type === "vlm" || capabilities.includes("multimodal");
    return { sees, callsTools: capabilities.includes("tool_use"), thinks: false };
  }
  const takes = architecture?.input_modalities;
  return {
    sees: takes?.includes("image") ?? capabilities?.vision ?? seesByType(type),
    callsTools: parameters?.includes("tools") ?? capabilities?.function_calling ?? undefined,
    thinks: parameters?.includes("reasoning") ?? capabilities?.reasoning ?? thinksUnasked(id),
  };
}

/** LM Studio's words for models with and without an eye; others have other types. */
function seesByType(type: string | undefined): boolean | undefined {
  return type === "vlm" ? true : type === "llm" ? false : undefined;
}

function priceOf({ pricing }: ListedEntry): Price | null {
  if (!pricing) return null;
  return (
    toPrice(toAmount(pricing.prompt, 1_000_000), toAmount(pricing.completion, 1_000_000)) ??
    toPrice(toAmount(pricing.input, 1), toAmount(pricing.output, 1))
  );
}

function toPrice(prompt: number | null, reply: number | null): Price | null {
  return prompt === null || reply === null ? null : { prompt, reply };
}

/**
 * Rounded to a millionth, so that a text of dollars for a token becomes the number that is meant;
 * null for what no model costs.
 */
function toAmount(price: unknown, factor: number): number | null {
  const amount = typeof price === "string" && price.trim() !== "" ? Number(price) : price;
  if (typeof amount !== "number" || !Number.isFinite(amount) || amount < 0) return null;
  const dollars = amount * factor;
  return dollars > MAX_PRICE ? null : Math.round(dollars * 1_000_000) / 1_000_000;
}
