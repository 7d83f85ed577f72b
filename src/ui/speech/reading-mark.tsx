import { Square } from "lucide-react";
import { useEffect } from "react";
import type { Id } from "../../domain/id";
import { voiceWords } from "../words/voice-words";
import { words } from "../words/words";
import { useReading } from "./use-reading";

/** Below a reply that is read aloud: ends that; where no voice can, that is told. */
export function ReadingMark({ messageId }: { readonly messageId: Id }) {
  const { reader, state } = useReading(messageId);
  useEffect(() => {
    // What is not shown any more, whyever, is not read on.
    return () => {
      if (reader?.reading.get()?.messageId === messageId) reader.stop();
    };
  }, [reader, messageId]);
  return (
    <>
      <span role="status" className={state === "voiceless" ? "" : "sr-only"}>
        {state === "voiceless" && voiceWords.voiceless}
      </span>
      {state === "speaking" && (
        <button
          type="button"
          data-stop-reading={messageId}
          onClick={reader?.stop}
          className="flex items-center gap-1 rounded-sm text-accent hover:underline"
        >
          <Square size={10} fill="currentColor" aria-hidden="true" />
          {words.message.stopReading}
        </button>
      )}
    </>
  );
}
