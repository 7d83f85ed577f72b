import { Check, Copy, CopyX } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../icon-button";
import { words } from "../words/words";

const SHOWN_MS = 1_500;

type Props = {
  /** What is copied, or what makes it when it is. */
  readonly text: string | (() => string);
};

/** Puts a text on the clipboard as it is, and says so for a moment, or that the browser did not let it. */
export function CopyButton({ text }: Props) {
  const { icon: Icon, name, announcement, copy } = useCopy(text);
  return (
    <button
      type="button"
      data-copy=""
      aria-label={name}
      onClick={copy}
      className="flex items-center gap-1 rounded-sm px-2 py-1 text-start text-meta text-muted hover:text-ink"
    >
      <Icon size={12} className="shrink-0" aria-hidden="true" />
      <span aria-hidden="true">{name}</span>
      <Announcement text={announcement} />
    </button>
  );
}

/** The same for a whole message. */
export function CopyMessage({ text, messageId }: Props & { readonly messageId: string }) {
  const { icon, name, announcement, copy } = useCopy(text);
  return (
    <IconButton name={name} icon={icon} data-copy-message={messageId} onClick={copy}>
      <Announcement text={announcement} />
    </IconButton>
  );
}

/** Told to assistive technology: that something was copied, and not that it can be copied again. */
function Announcement({ text }: { readonly text: string }) {
  return (
    <span aria-live="polite" className="sr-only">
      {text}
    </span>
  );
}

function useCopy(text: Props["text"]) {
  const [end, setEnd] = useState<"copied" | "notCopied" | null>(null);
  useEffect(() => {
    // That it failed stays until it is pressed again: what is pasted next is another text.
    if (end !== "copied") return;
    const timer = setTimeout(() => setEnd(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [end]);
  const copy = () => {
    // A second refusal says the same: only what is said anew is announced.
    setEnd(null);
    return navigator.clipboard.writeText(typeof text === "string" ? text : text()).then(
      () => setEnd("copied"),
      () => setEnd("notCopied"),
    );
  };
  if (end === null) return { icon: Copy, name: words.code.copy, announcement: "", copy };
  const announcement = words.code[end];
  return { icon: end === "copied" ? Check : CopyX, name: announcement, announcement, copy };
}
