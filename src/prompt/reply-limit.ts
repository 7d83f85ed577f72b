import type { RenderOptions } from "./render-options";

/** The limit of the reply's tokens by its name in the request; none where it was over what the model writes. */
export function replyLimit(
  { model, budget }: Pick<RenderOptions, "model" | "budget">,
  name: string,
): Readonly<Record<string, number>> {
  return model.habits?.includes("no-limit") ? {} : { [name]: budget.reply };
}
