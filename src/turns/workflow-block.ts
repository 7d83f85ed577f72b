import { oneLine } from "../domain/one-line";
import { type ShownBlock, WORKFLOW_BLOCK } from "../domain/shown-block";

/**
 * The workflow that a message names, as a working block of that turn alone (A-054, P-089): what is
 * known of it here is its name, and nothing of it is left in the next request.
 */
export function workflowBlock(workflow: string): ShownBlock {
  return {
    kind: "working",
    label: WORKFLOW_BLOCK,
    permission: "ReadOnly",
    description: "The workflow that this message is about.",
    schema: "spec_id: string",
    text: `spec_id: ${oneLine(workflow)}`,
  };
}
