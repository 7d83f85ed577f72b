import { useContext } from "react";
import { idSchema } from "../../domain/id";
import { SAID_HERE, type Source } from "../../domain/source";
import { LinkButton } from "../link-button";
import { showMessage } from "../memory/show-message";
import type { PanelShell } from "../panel-shell";
import { Shell } from "../shell-context";
import { sourceWords } from "../words/source-words";

/** Where the guide's quotes were said, by their numbers; each opens the message. */
export function GuideSources({ sources }: { readonly sources: readonly Source[] }) {
  const shell = useContext(Shell);
  return (
    <section data-sources="guide" aria-label={sourceWords.said} className="text-small text-muted">
      <h3>{sourceWords.said}</h3>
      <ol className="list-decimal ps-6">
        {sources.map(({ url, title }, at) => {
          const said = shell === null ? null : placeOf(url, shell);
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
function placeOf(url: string, shell: PanelShell) {
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
