import type { CallInput } from "../../contract/contract";
import type { PromptTotals, PromptView } from "../../contract/prompt";
import { renderLayout } from "../../prompt/render-layout";
import { resolveParameters } from "../../prompt/resolve-parameters";
import { shortenImages } from "../../prompt/shorten-images";
import type { App } from "../app";
import { previewPrompt, toPromptView } from "./preview-prompt";
import { restoreSent } from "./restore-sent";

type Needs = Pick<App, "store" | "prepare" | "signal">;

/** The numbers of what would be sent. */
export async function promptMeasure(
  app: Needs,
  input: CallInput<"prompt.measure">,
): Promise<PromptTotals> {
  const { plan } = await previewPrompt(app, { ...input, isMeasured: true });
  const { mode, budget, tokens, overflow, warnings, leftOut } = plan;
  return { mode, budget, tokens, overflow, warnings, leftOut };
}

/** Everything that would be sent. */
export async function promptPreview(
  app: Needs,
  input: CallInput<"prompt.preview">,
): Promise<PromptView> {
  return toPromptView(await previewPrompt(app, input));
}

/** The prompt of a message being typed, or of a turn, in another layout. */
export async function promptCopy(
  app: Needs,
  { of, layout }: CallInput<"prompt.copy">,
): Promise<{ text: string }> {
  if (of.type === "typed") {
    const { prompt, plan, source } = await previewPrompt(app, of);
    const { budget, tools = [] } = plan;
    const options = { model: source.model, budget, tools, ...resolveParameters(source) };
    return { text: shortenImages(renderLayout(prompt, layout, options), prompt) };
  }
  const { prompt, options } = await restoreSent(app, of);
  return { text: shortenImages(renderLayout(prompt, layout, options), prompt) };
}
