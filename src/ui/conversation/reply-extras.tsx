import { useContext } from "react";
import { type Id, idSchema } from "../../domain/id";
import { GUIDE_MODEL } from "../../domain/model";
import { SAID_HERE, type Source } from "../../domain/source";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import { showMessage } from "../memory/show-message";
import type { PanelShell } from "../panel-shell";
import { Shell } from "../shell-context";
import { sourceWords } from "../words/source-words";
import { toolWords } from "../words/tool-words";
import type { ReplyView } from "./entries";
import { ReplySources } from "./reply-sources";
import { ToolCalls } from "./tool-calls";
import { ToolUses } from "./tool-uses";

type Props = Pick<ReplyView, "tools" | "toolCalls" | "sources" | "provider" | "finish"> & {
  readonly client: Pick<Client, "call">;
  readonly turnId: Id;
  readonly isRunning: boolean;
  /** Whether what waits can be decided: of the newest reply, while nothing runs. */
  readonly mayWait: boolean;
};

/** What few replies have: tools that were used or asked for, and sources. */
export function ReplyExtras(props: Props) {
  const { client, turnId, tools, toolCalls, sources = [], isRunning, mayWait, provider } = props;
  // Only the guide, which is no model, may lead to what was said here.
  const Sources = provider === GUIDE_MODEL.provider ? GuideSources : ReplySources;
  // A turn that waits ends so: it goes on once all is decided, unless the worker has died before.
  const isUnended = props.finish === "tool-calls";
  const uses = { client, turnId, mayWait: mayWait && !isRunning, isUnended };
  return (
    <>
      {tools?.length === 0 && !isRunning && (
        <p data-no-tools="" className="text-small text-muted">
          {toolWords.notTaken}
        </p>
      )}
      {tools !== undefined && tools.length > 0 && <ToolUses names={tools} {...uses} />}
      {!isRunning && toolCalls !== undefined && <ToolCalls calls={toolCalls} />}
      {!isRunning && sources.length > 0 && <Sources sources={sources} />}
    </>
  );
}

/** Where the guide's quotes were said, by their numbers; each opens the message. */
function GuideSources({ sources }: { readonly sources: readonly Source[] }) {
  const shell = useContext(Shell);
  return (
    <section data-sources="guide" aria-label={sourceWords.said} className="text-small text-muted">
      <h3>{sourceWords.said}</h3>
      <ol className="list-decimal ps-6">
        {sources.map(({ url, title }, at) => {
          const said = shell === null ? null : targetOf(url, shell);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may stand in one place.
            <li key={at} className="py-0.5 wrap-anywhere [&>button]:align-top">
              {shell === null || said === null ? (
                title
              ) : (
                <LinkButton onClick={() => void showMessage(shell, said)}>
                  {title || sourceWords.untitled}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The message that an address names; null of memory, and of what names none. */
function targetOf(url: string, shell: PanelShell) {
  const { current } = shell;
  const { opened } = current.get().panel.conversation.get();
  if (!url.startsWith(SAID_HERE) || opened === null) return null;
  const [conversation, message] = url.slice(SAID_HERE.length).split("/");
  const messageId = idSchema.safeParse(message);
  const named = idSchema.safeParse(conversation);
  if (!messageId.success || (conversation !== "" && !named.success)) return null;
  const { id, contextId } = opened.conversation;
  return { conversationId: named.data ?? id, contextId, messageId: messageId.data };
}
