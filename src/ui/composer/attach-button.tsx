import { Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { words } from "../words/words";

type Props = { readonly onFiles: (files: readonly File[]) => void };

/** Takes files by a button, and those that are dropped anywhere on the page. */
export function AttachButton({ onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useDroppedFiles(onFiles);
  const { add, addHint } = words.attachments;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-attach-files=""
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      <button
        type="button"
        data-attach=""
        aria-label={add}
        title={addHint}
        onClick={() => input.current?.click()}
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
      >
        <Paperclip size={16} aria-hidden="true" />
      </button>
    </>
  );
}

/** Without this a file that misses the field would take the panel's place. */
function useDroppedFiles(onFiles: Props["onFiles"]): void {
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, [onFiles]);
}
