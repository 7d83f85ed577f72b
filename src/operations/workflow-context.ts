import type { WorkflowContext } from "../contract/document";
import type { Conversation } from "../domain/conversation";
import type { Reference } from "../domain/reference";
import { toDocumentWorkflow } from "./to-document";

/** The only tenant of a browser's profile: the person at the keyboard (D-1). */
const TENANT = "default";

type Input = {
  readonly conversation: Pick<Conversation, "id">;
  /** Turns of its shown branch before this message. */
  readonly turns: number;
  /** What the message names; undefined for nothing. */
  readonly workflowId: string | undefined;
  /** The conversation's newest, newest first. */
  readonly workflows: readonly Reference[];
};

/**
 * What a caller is told of the conversation that its message goes to, made anew for
 * each message. Of all this the turn's own message keeps the workflow that was named, as
 * metadata, and that turn's prompt tells it in a working block.
 */
export function toWorkflowContext({
  conversation,
  turns,
  workflowId,
  workflows,
}: Input): WorkflowContext {
  return {
    conversation_id: conversation.id,
    turn_count: turns,
    workflow_spec: workflowId === undefined ? null : { spec_id: workflowId },
    conversation_workflows: workflows.map(toDocumentWorkflow),
    tenant_id: TENANT,
  };
}
