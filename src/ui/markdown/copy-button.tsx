import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { words } from "../words/words";

const SHOWN_MS = 1_500;

type Props = {
  /** What is copied, or what makes it when it is. */
  readonly text: string | (() => string);
  /** The message whose whole text it is; left out for a part of one. */
  readonly messageId?: string;
};

/** Puts a text on the clipboard as it is, and says so for a moment. */
export function CopyButton({ text, messageId }: Props) {
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
      data-copy={messageId === undefined ? "" : undefined}
      data-copy-message={messageId}
      onClick={() =>
        navigator.clipboard.writeText(typeof text === "string" ? text : text()).then(
          () => setCopied(true),
          () => {},
        )
      }
      className={`flex items-center gap-1 rounded-sm text-meta text-muted hover:text-ink ${messageId === undefined ? "px-2 py-1" : ""}`}
    >
      <Icon size={12} aria-hidden="true" />
      <span aria-live="polite">{copied ? words.code.copied : words.code.copy}</span>
    </button>
  );
}
