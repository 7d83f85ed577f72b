import { memo } from "react";
import { words } from "../words/words";

type Props = { readonly id: string; readonly text: string; readonly sending: boolean };

/** What the person wrote, exactly as it was written. */
export const UserMessage = memo(function UserMessage({ id, text, sending }: Props) {
  return (
    <article data-message={id} data-role="user" className="rounded-lg bg-tint px-3 py-2">
      <h2 className="sr-only">{words.conversation.yours}</h2>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      {sending && <p className="text-meta text-muted">{words.conversation.sending}</p>}
    </article>
  );
});
