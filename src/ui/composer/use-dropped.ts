import { useEffect, useState } from "react";
import { droppedKind, markOwn } from "./dropped-kind";

export type Dropping = {
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes a text of somewhere else. */
  readonly onText: (text: string) => void;
};

/**
 * Whether something that is taken is held over the page. Without it a file that misses the field would
 * take the panel's place.
 */
export function useDropped({ onFiles, onText }: Dropping): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (droppedKind(event) === null) return;
      event.preventDefault();
      // Where it comes from it stays.
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Null where the page is left, not one of its parts for another.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const kind = droppedKind(event);
      if (kind === null) return;
      event.preventDefault();
      if (kind === "files") onFiles([...(event.dataTransfer?.files ?? [])]);
      else onText(event.dataTransfer?.getData("text/plain") ?? "");
    };
    const listeners = { dragstart: markOwn, dragover: over, dragleave: leave, drop } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name as "drop", listener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name as "drop", listener);
      }
    };
  }, [onFiles, onText]);
  return isOver;
}
