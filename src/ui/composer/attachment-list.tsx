import { Eye, X } from "lucide-react";
import { useState } from "react";
import type { Attachment } from "../../domain/attachment";
import { imageTokens } from "../../domain/image-tokens";
import type { PageRefusal } from "../../domain/page-reading";
import type { PdfRefusal } from "../../domain/pdf-reading";
import type { LeftOut } from "../../domain/prompt-plan";
import { estimateTokens } from "../../domain/tokens";
import { AttachmentChip } from "../attachments/attachment-chip";
import type { Drafted, DraftState } from "../attachments/draft-attachments";
import type { FileRefusal, Refusal } from "../attachments/read-attached";
import { FailureLine } from "../failure-line";
import { IconButton } from "../icon-button";
import { PagePreview } from "../page/page-preview";
import { pageWords } from "../words/page-words";
import { words } from "../words/words";

type Props = {
  readonly state: DraftState;
  /** What a file of the draft says. */
  readonly readText: (id: string) => Promise<string>;
  /** What the next request does not hold. */
  readonly leftOut: readonly LeftOut[];
  readonly onRemove: (id: string) => void;
};

/** What goes with the text being typed, with about what it costs. */
export function AttachmentList({ state, readText, leftOut, onRemove }: Props) {
  const isBlind = leftOut.some(({ reason }) => reason === "images-unseen");
  const cut = cutPagesOf(leftOut);
  const { list, problem } = state;
  const [looked, setLooked] = useState<string | null>(null);
  const shown = list.find(({ id }) => id === looked);
  const { label } = words.attachments;
  const failure =
    problem !== null && "why" in problem ? refusalOf(problem) : (problem?.failure ?? null);
  return (
    <>
      {list.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {list.map((one) => (
            <li key={one.id} data-attachment={one.id} className="max-w-full">
              <Chip
                one={one}
                isBlind={isBlind}
                cut={cut}
                onRemove={onRemove}
                isLooked={one.id === looked}
                onLook={() => setLooked(one.id === looked ? null : one.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {cutSentences(list, cut).map(({ id, sentence }) => (
        <p key={id} data-cut={id} dir="auto" className="text-meta text-muted wrap-anywhere">
          {sentence}
        </p>
      ))}
      {shown !== undefined && (
        <PagePreview
          key={shown.id}
          id={shown.id}
          omitted={shown.attachment?.kind === "text" ? (shown.attachment.omitted ?? {}) : {}}
          readText={readText}
        />
      )}
      <FailureLine failure={failure} />
    </>
  );
}

function refusalOf({ name, why }: { readonly name: string; readonly why: Refusal }): string {
  if (why in pageWords.refused) return pageWords.refused[why as PageRefusal];
  return why in pageWords.pdfRefused
    ? pageWords.pdfRefused[why as PdfRefusal](name)
    : words.attachments.refused[why as FileRefusal](name);
}

type ChipProps = Pick<Props, "onRemove"> & {
  /** Whether the model that answers sees no images. */
  readonly isBlind: boolean;
  readonly cut: CutPages;
  readonly one: Drafted;
  readonly isLooked: boolean;
  readonly onLook: () => void;
};

function Chip({ one, isBlind, cut, onRemove, isLooked, onLook }: ChipProps) {
  const { id, name, attachment } = one;
  const { unseen, remove } = words.attachments;
  const isImage = attachment?.kind === "image";
  return (
    <AttachmentChip
      name={name}
      attachment={attachment}
      detail={isImage && isBlind ? unseen : costOf(one, cut)}
    >
      {attachment?.kind === "text" && (
        <IconButton
          name={pageWords.look(name)}
          icon={Eye}
          data-look-attachment={id}
          aria-expanded={isLooked}
          onClick={onLook}
        />
      )}
      <IconButton
        name={remove(name)}
        icon={X}
        data-remove-attachment={id}
        onClick={() => onRemove(id)}
      />
    </AttachmentChip>
  );
}

function costOf({ id, attachment }: Drafted, cut: CutPages): string {
  const { adding, tokens } = words.attachments;
  if (attachment === null) return adding;
  const part = cut.get(id);
  return part === undefined ? tokens(tokensOf(attachment)) : pageWords.cut(part.kept, part.tokens);
}

function tokensOf(attachment: Attachment): number {
  if (attachment.kind === "image") return imageTokens(attachment);
  return attachment.tokens ?? estimateTokens(attachment.text);
}

type CutPage = NonNullable<LeftOut["page"]>;

/** Pages and PDFs of which a part is sent, by the ids of their attachments. */
type CutPages = ReadonlyMap<string, CutPage>;

/** The pages and PDFs that the next request holds in part, as it was measured. */
function cutPagesOf(leftOut: readonly LeftOut[]): CutPages {
  return new Map(leftOut.flatMap(({ page }) => (page === undefined ? [] : [[page.id, page]])));
}

/** Of each attachment that does not fit whole, which parts of it are sent. */
function cutSentences(
  list: readonly { readonly id: string; readonly name: string }[],
  cut: CutPages,
): readonly { readonly id: string; readonly sentence: string }[] {
  return list
    .filter(({ id }) => cut.has(id))
    .map(({ id, name }) => ({ id, sentence: pageWords.cutWhy(name) }));
}
