import { useState } from "react";
import { QuietButton } from "../../quiet-button";
import { useFirstFocus } from "../../use-first-focus";
import { memoryWords } from "../../words/memory-words";

type Props = { readonly busy: boolean; readonly onClear: () => Promise<unknown> };

/** Lets the history go for good, once that was said twice. */
export function ClearHistory({ busy, onClear }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { history } = memoryWords;
  if (!isConfirming) {
    return (
      <QuietButton data-clear="" onClick={() => setConfirming(true)}>
        {history.clear}
      </QuietButton>
    );
  }
  return <Sure busy={busy} onClear={onClear} onCancel={() => setConfirming(false)} />;
}

function Sure({ busy, onClear, onCancel }: Props & { readonly onCancel: () => void }) {
  const cancel = useFirstFocus<HTMLButtonElement>();
  const { history } = memoryWords;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-2 text-small">
      <p>{history.clearMeans}</p>
      <div className="flex flex-wrap gap-2">
        <QuietButton ref={cancel} data-cancel="" onClick={onCancel}>
          {memoryWords.cancel}
        </QuietButton>
        <QuietButton
          data-clear-confirm=""
          disabled={busy}
          onClick={async () => {
            await onClear();
            onCancel();
          }}
        >
          {history.clearConfirm}
        </QuietButton>
      </div>
    </div>
  );
}
