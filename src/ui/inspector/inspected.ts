import type { CallInput } from "../../contract/contract";
import type { PromptView, SentPrompt } from "../../contract/prompt";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";

/** What the inspector is opened for: the message being typed, or a turn that was answered. */
export type Inspected =
  | { readonly type: "typed" }
  /** `step`: which of its requests, from 0; the last one where it is left out. */
  | { readonly type: "turn"; readonly turnId: Id; readonly step?: number };

export type Shown = {
  readonly view: PromptView;
  /** What was sent and counted; null for a message that is not sent yet. */
  readonly sent: SentPrompt | null;
  /** Names it for a copy: a turn's as it was sent, a typed one as it would be sent by then. */
  readonly of: CallInput<"prompt.copy">["of"];
};

type Needs = Pick<Panel, "client" | "sync" | "meter">;

/** Asks for the prompt of what is inspected; fails as `prompt.preview` and `prompt.sent` do. */
export async function askShown({ client, sync, meter }: Needs, what: Inspected): Promise<Shown> {
  if (what.type === "turn") {
    const { type: _type, ...input } = what;
    const sent = await runTwice(() => client.call("prompt.sent", input));
    return { view: sent, sent, of: what };
  }
  const { conversation } = await sync.ready();
  const typed = { conversationId: conversation.id, text: meter.text() };
  const view = await runTwice(() => client.call("prompt.preview", typed));
  return { view, sent: null, of: { type: "typed", ...typed } };
}
