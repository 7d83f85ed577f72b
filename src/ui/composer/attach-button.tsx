import { Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { words } from "../words/words";

type Props = { readonly onFiles: (files: readonly File[]) => void };

/** Takes files by a button, and those that are dropped anywhere on the page. */
export function AttachButton({ onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(onFiles);
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
      {isOver && (
        <div
          data-drop-here=""
          aria-hidden="true"
          className="pointer-events-none fixed inset-1 z-20 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-page/80"
        >
          <Paperclip size={32} className="text-accent" />
        </div>
      )}
    </>
  );
}

/** Whether files are held over the page. Without it a file that misses the field would take the panel's place. */
function useDroppedFiles(onFiles: Props["onFiles"]): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Null where the page is left, not one of its parts for another.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const listeners = { dragover: over, dragleave: leave, drop } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name as "drop", listener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name as "drop", listener);
      }
    };
  }, [onFiles]);
  return isOver;
}
