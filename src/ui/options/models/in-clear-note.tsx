import { TriangleExclamationPoint } from "lucide-react";
import { connectionWords } from "../../words/connection-words";

/** That an address is read by others on the way, said before anything is sent. */
export function InClearNote() {
  return (
    <p role="status" data-in-clear="" className="flex items-start gap-2 text-small">
      <TriangleExclamationPoint
        size={16}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-caution"
      />
      <span>{connectionWords.form.inClear}</span>
    </p>
  );
}
