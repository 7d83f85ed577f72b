import { ownHeadingsOf } from "../domain/forged-marks";
import { neutraliseBlocks } from "./neutralise-blocks";

const ZERO_WIDTH_SPACE = "\u200b";

/**
 * A context's own instructions without what could pass for a part of the system text that is not
 * theirs: block tags and our headings are broken by a zero-width space (D-15). Headings of their own
 * stay as they were written.
 */
export function neutraliseInstructions(text: string): string {
  return ownHeadingsOf(text).reduce(
    (neutralised, heading) =>
      neutralised.replace(heading, (found) => `${found}${ZERO_WIDTH_SPACE}`),
    neutraliseBlocks(text),
  );
}
