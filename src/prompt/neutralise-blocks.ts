import { BLOCK_TAG } from "../domain/forged-marks";

const ZERO_WIDTH_SPACE = "\u200b";

/** The text with a zero-width space after the `<` of every block tag, so that none opens or closes (D-15). */
export function neutraliseBlocks(text: string): string {
  return text.replace(BLOCK_TAG, `<${ZERO_WIDTH_SPACE}`);
}
