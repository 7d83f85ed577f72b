import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { words } from "../words/words";

const SHOWN_MS = 1_500;

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      data-copy=""
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }
      className="flex items-center gap-1 rounded-sm px-2 py-1 text-meta text-muted hover:text-ink"
    >
      <Icon size={12} aria-hidden="true" />
      <span aria-live="polite">{copied ? words.code.copied : words.code.copy}</span>
    </button>
  );
}
