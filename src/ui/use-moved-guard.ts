import { type MouseEvent, useLayoutEffect, useState } from "react";
import { createMovedGuard } from "./moved-guard";

/**
 * What a part with cards to decide on hears each click by, before its cards do: none is taken in the
 * half second after any of what is shown there has changed, since that may have moved the others.
 */
export function useMovedGuard(shown: unknown): (event: MouseEvent) => void {
  const [guard] = useState(() => createMovedGuard());
  useLayoutEffect(() => guard.stand(shown), [guard, shown]);
  return (event) => {
    if (guard.takes(event.detail)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
