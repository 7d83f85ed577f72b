import { useEffect, useState } from "react";
import type { Attachment, ImageAttachment } from "../../domain/attachment";
import { fromBase64 } from "../../domain/base64";
import { AttachmentChip } from "../attachments/attachment-chip";
import type { DraftAttachments } from "../attachments/draft-attachments";
import { words } from "../words/words";

type ReadImage = DraftAttachments["readImage"];

type Props = { readonly attachments: readonly Attachment[]; readonly readImage: ReadImage };

/** What belongs to a message: each unfolds in its place. */
export function MessageAttachments({ attachments, readImage }: Props) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={words.attachments.label} className="mt-1 flex flex-col gap-1">
      {attachments.map((one) => (
        <li key={one.id} data-attachment={one.id}>
          <Unfolding one={one} readImage={readImage} />
        </li>
      ))}
    </ul>
  );
}

function Unfolding({ one, readImage }: { one: Attachment; readImage: ReadImage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit max-w-full cursor-pointer list-none rounded-md">
        <AttachmentChip name={one.name} attachment={one} />
      </summary>
      {isOpen &&
        (one.kind === "image" ? (
          <Picture image={one} readImage={readImage} />
        ) : (
          <pre
            dir="auto"
            className="mt-1 max-h-80 overflow-auto wrap-anywhere whitespace-pre-wrap text-small"
          >
            {one.text}
          </pre>
        ))}
    </details>
  );
}

function Picture({ image, readImage }: { image: ImageAttachment; readImage: ReadImage }) {
  const url = useImageUrl(image.id, readImage);
  if (url === null) return <p className="text-meta text-muted">{words.attachments.gone}</p>;
  return (
    <img
      src={url}
      alt={words.attachments.image(image.name)}
      width={image.width}
      height={image.height}
      className="mt-1 h-auto max-w-full rounded-md"
    />
  );
}

/** An address for the image within this page, for as long as it is shown; null where it is gone. */
function useImageUrl(id: string, readImage: ReadImage): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    readImage(id)
      .then(({ type, data }) => {
        if (isOver) return;
        made = URL.createObjectURL(new Blob([fromBase64(data) ?? ""], { type }));
        setUrl(made);
      })
      .catch(() => {
        if (!isOver) setUrl(null);
      });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, readImage]);
  return url;
}
