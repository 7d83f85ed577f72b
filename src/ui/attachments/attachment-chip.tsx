import { AppWindow, BookText, FileText, Image, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import type { Attachment } from "../../domain/attachment";
import { words } from "../words/words";

type Props = {
  readonly name: string;
  /** Null while it is being added. */
  readonly attachment: Attachment | null;
  /** What more there is to say of it. */
  readonly detail?: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

const ICONS = {
  conversation: MessagesSquare,
  page: AppWindow,
  pdf: BookText,
  file: FileText,
};

/** What is attached, by its name. */
export function AttachmentChip({ name, attachment, detail, children }: Props) {
  const text = attachment?.kind === "text" ? attachment : null;
  const of = text?.of;
  const Icon = attachment?.kind === "image" ? Image : ICONS[of ?? "file"];
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5 text-meta">
      <Icon size={12} aria-hidden="true" className="shrink-0 text-muted" />
      {/* Where there is no room for all of it, the name keeps a line of its own. */}
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span dir="auto" className="max-w-full truncate" title={name}>
          {name}
        </span>
        {text !== null && of !== undefined && (
          <span className="text-muted">{kindOf({ of, pages: text.pages ?? 0 })}</span>
        )}
        {detail !== undefined && <span className="text-muted">{detail}</span>}
      </span>
      {children}
    </span>
  );
}

type Kind = { readonly of: "conversation" | "page" | "pdf"; readonly pages: number };

function kindOf({ of, pages }: Kind): string {
  const { ofPage, ofPdf, conversation } = words.attachments;
  if (of === "pdf") return ofPdf(pages);
  return of === "page" ? ofPage : conversation;
}
