import { FileText, Image } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  readonly isImage: boolean;
  readonly name: string;
  readonly children?: ReactNode;
};

/** What is attached, by its name. */
export function AttachmentChip({ isImage, name, children }: Props) {
  const Icon = isImage ? Image : FileText;
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5 text-meta">
      <Icon size={12} aria-hidden="true" className="shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 truncate" title={name}>
        {name}
      </span>
      {children}
    </span>
  );
}
