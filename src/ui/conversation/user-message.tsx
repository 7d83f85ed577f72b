import { Pencil } from "lucide-react";
import { lazy, memo, Suspense, useEffect, useRef } from "react";
import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { DraftAttachments } from "../attachments/draft-attachments";
import { IconButton } from "../icon-button";
import { CopyMessage } from "../markdown/copy-button";
import { PlainText } from "../markdown/plain-text";
import { useCell } from "../use-cell";
import { useLanguage } from "../words/use-language";
import { words } from "../words/words";
import { BranchSwitch } from "./branch-switch";
import type { Branches } from "./branches";
import type { MessageActs } from "./message-actions";
import { MessageAttachments } from "./message-attachments";
import type { MessageEdits } from "./message-edits";
import { MessageMenu } from "./message-menu";

// Read when a message is edited: the panel's first picture does not wait for it.
const MessageEditor = lazy(async () => {
  const { MessageEditor: Editor } = await import("./message-editor");
  return { default: Editor };
});

type Props = MessageActs & {
  readonly id: Id;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly readImage: DraftAttachments["readImage"];
  readonly sending: boolean;
  readonly siblings: readonly Id[] | null;
  /** Whether it can be changed at the moment. */
  readonly isIdle: boolean;
  readonly edits: MessageEdits;
  readonly branches: Branches;
};

/** What the person wrote, exactly as it was written; it can be written in another version. */
export const UserMessage = memo(function UserMessage(props: Props) {
  const { id, text, attachments, readImage, sending, siblings, isIdle, edits, branches } = props;
  useLanguage();
  const { editing, isBlank } = useCell(edits);
  const isEdited = editing === id;
  return (
    <article
      data-message={id}
      data-role="user"
      className="group relative rounded-lg bg-tint px-3 py-2"
    >
      <h2 className="sr-only">{words.conversation.yours}</h2>
      {isEdited ? (
        <Suspense fallback={<Said text={text} />}>
          {/* Begun anew where the one turns into the other while it is open. */}
          <MessageEditor key={`${isBlank}`} edits={edits} text={isBlank ? "" : text} />
        </Suspense>
      ) : (
        <Said text={text} />
      )}
      {!(isEdited && isBlank) && (
        <MessageAttachments attachments={attachments} readImage={readImage} />
      )}
      {sending && <p className="text-meta text-muted">{words.conversation.sending}</p>}
      {siblings !== null && <BranchSwitch messageId={id} siblings={siblings} branches={branches} />}
      {!sending && !isEdited && (isIdle || text !== "") && <Tools {...props} />}
    </article>
  );
});

function Tools({ id, text, isIdle, edits, onDelete, onRemember }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { focus } = useCell(edits);
  const takesFocus = typeof focus === "object" && focus?.messageId === id;
  useEffect(() => {
    if (!takesFocus) return;
    button.current?.focus();
    edits.focused();
  }, [takesFocus, edits]);
  return (
    <div className="shown-on-hover absolute has-data-[state=open]:opacity-100 end-2 -bottom-3.5 flex rounded-md border border-line bg-raised">
      {isIdle && (
        <IconButton
          ref={button}
          name={words.message.edit}
          icon={Pencil}
          data-edit={id}
          onClick={() => edits.edit(id, "message")}
        />
      )}
      {text !== "" && <CopyMessage text={text} messageId={id} />}
      {isIdle && <MessageMenu messageId={id} onDelete={onDelete} onRemember={onRemember} />}
    </div>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap empty:hidden">
      <PlainText text={text} />
    </p>
  );
}
