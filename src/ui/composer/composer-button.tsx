import { ArrowUp, Square } from "lucide-react";
import { useKeyName } from "../keys/use-key-name";
import { words } from "../words/words";

type Props = {
  /** The turn that Stop ends; null while none runs. */
  readonly running: string | null;
  readonly isEmpty: boolean;
  readonly onStop: (turnId: string) => void;
};

/** Sends what stands in the composer, or stops the reply that runs. */
export function ComposerButton({ running, isEmpty, onStop }: Props) {
  const keyName = useKeyName();
  if (running === null) {
    return (
      <button
        // Another button than that which stops: one that is pressed as the end comes is not to send.
        key="send"
        type="submit"
        data-send=""
        aria-label={words.composer.send}
        title={words.composer.send}
        disabled={isEmpty}
        className="grid size-8 shrink-0 place-items-center rounded-md bg-accent text-on-accent disabled:bg-tint disabled:text-muted"
      >
        <ArrowUp size={16} aria-hidden="true" />
      </button>
    );
  }
  return (
    <button
      type="button"
      data-stop={running}
      aria-label={words.composer.stop}
      title={words.composer.stopHint(keyName("stop"))}
      onClick={() => onStop(running)}
      className="grid size-8 shrink-0 place-items-center rounded-md bg-tint text-ink hover:bg-line"
    >
      <Square size={12} fill="currentColor" aria-hidden="true" />
    </button>
  );
}
