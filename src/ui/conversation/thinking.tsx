import { ChevronRight } from "lucide-react";
import { PlainText } from "../markdown/plain-text";
import { words } from "../words/words";

type Props = { readonly text: string; readonly ms: number; readonly going: boolean };

/** The model's thinking, folded into one quiet line. */
export function Thinking({ text, ms, going }: Props) {
  const { thinking, thoughtFor } = words.conversation;
  return (
    <details data-thinking="" className="group text-small text-muted">
      <summary className="flex cursor-pointer list-none items-center gap-1 self-start rounded-sm hover:text-ink">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90 rtl:group-not-open:-scale-x-100"
        />
        {going ? thinking : thoughtFor(ms)}
      </summary>
      <p
        dir="auto"
        className="mt-1 ms-1.5 border-s border-line ps-3 wrap-anywhere whitespace-pre-wrap"
      >
        <PlainText text={text} />
      </p>
    </details>
  );
}
