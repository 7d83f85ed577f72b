import { type Block, MAX_SHOWN } from "../domain/block";
import type { BlockContent } from "../domain/block-content";
import type { BlockSchema } from "../domain/block-schema";
import { renderContent, renderWhole } from "./render-content";

/**
 * What a block's row says of its content: as the model sees it, and all that it holds where that is
 * more, as far as a row takes it.
 */
export function keptTexts(
  schema: BlockSchema,
  content: BlockContent,
): Pick<Block, "text" | "whole"> {
  const text = renderContent(schema, content);
  const whole = renderWhole(schema, content);
  return whole === text || whole.length > MAX_SHOWN ? { text } : { text, whole };
}
