import { useEffect, useState } from "react";
import { type Dropping, watchDrags } from "./watch-drags";

/**
 * Whether something that is taken is held over the page. Without it a file that misses the field would
 * take the panel's place.
 */
export function useDropped({ onFiles, onText }: Dropping): boolean {
  const [isOver, onOver] = useState(false);
  useEffect(() => watchDrags(window, { onFiles, onText, onOver }), [onFiles, onText]);
  return isOver;
}
