import { Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { words } from "../words/words";
import { type Dropping, watchDrags } from "./watch-drags";

/** Takes files by a button, and what is dropped anywhere on the page. */
export function AttachButton({ onFiles, onText }: Dropping) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDropped({ onFiles, onText });
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

/**
 * Whether something that is taken is held over the page. Without it a file that misses the field would
 * take the panel's place.
 */
function useDropped({ onFiles, onText }: Dropping): boolean {
  const [isOver, onOver] = useState(false);
  useEffect(() => watchDrags(window, { onFiles, onText, onOver }), [onFiles, onText]);
  return isOver;
}
