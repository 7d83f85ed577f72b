/** The start of a memory block's tags, in any case and with a few blanks, which a model reads over. */
const BLOCK_TAG = /<(?=[\s\p{Cf}]{0,8}\/?[\s\p{Cf}]{0,8}block[\s\p{Cf}]{0,8}:)/giu;

const ZERO_WIDTH_SPACE = "\u200b";

/** The text with a zero-width space after the `<` of every block tag, so that none opens or closes (D-15). */
export function neutraliseBlocks(text: string): string {
  return text.replace(BLOCK_TAG, `<${ZERO_WIDTH_SPACE}`);
}
