import { X } from "lucide-react";
import type { Attachment } from "../../domain/attachment";
import { imageTokens } from "../../domain/image-tokens";
import { estimateTokens } from "../../domain/tokens";
import { AttachmentChip } from "../attachments/attachment-chip";
import type { Drafted, DraftState } from "../attachments/draft-attachments";
import { FailureLine } from "../failure-line";
import { words } from "../words/words";

type Props = {
  readonly state: DraftState;
  /** Whether the model that answers is told to see no images. */
  readonly isBlind: boolean;
  readonly onRemove: (id: string) => void;
};

/** What goes with the text being typed, with about what it costs. */
export function AttachmentList({ state: { list, problem }, isBlind, onRemove }: Props) {
  const { label, refused } = words.attachments;
  const failure =
    problem !== null && "why" in problem
      ? refused[problem.why](problem.name)
      : (problem?.failure ?? null);
  return (
    <>
      {list.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {list.map((one) => (
            <li key={one.id} data-attachment={one.id} className="max-w-full">
              <Chip one={one} isBlind={isBlind} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      <FailureLine failure={failure} />
    </>
  );
}

function Chip({ one, isBlind, onRemove }: Pick<Props, "isBlind" | "onRemove"> & { one: Drafted }) {
  const { id, name, attachment } = one;
  const { adding, tokens, unseen, remove } = words.attachments;
  const isImage = attachment?.kind === "image";
  const note = attachment === null ? adding : tokens(tokensOf(attachment));
  return (
    <AttachmentChip name={name} attachment={attachment}>
      <span className="shrink-0 text-muted">{isImage && isBlind ? unseen : note}</span>
      <button
        type="button"
        data-remove-attachment={id}
        aria-label={remove(name)}
        onClick={() => onRemove(id)}
        className="shrink-0 rounded-sm text-muted hover:text-ink"
      >
        <X size={12} aria-hidden="true" />
      </button>
    </AttachmentChip>
  );
}

function tokensOf(attachment: Attachment): number {
  if (attachment.kind === "image") return imageTokens(attachment);
  return attachment.tokens ?? estimateTokens(attachment.text);
}
