import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { later } from "../../options/contexts/use-editor";
import { useEmptyWhenGone } from "../../use-empty-when-gone";

type Props = {
  readonly label: string;
  readonly value: string;
  /** Keeps what was typed over `from`; resolves with whether it is kept. */
  readonly onKeep: (typed: { readonly from: string; readonly text: string }) => Promise<boolean>;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string;
};

const PAUSE_MS = 600;

/** A short text of a block, kept after a pause, when it is left, and when it goes. */
export function KeptField(props: Props) {
  const { label, value, isLong = false, isNumber = false, describedBy, className = "" } = props;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const { onType: type, keep, settle, caughtUp } = useKept(props);
  // Half a number, and a line that is only begun, are not told apart from whole ones: they wait.
  const onType = (text: string) => type(text, { rests: isNumber || text.endsWith("\n") });
  useEmptyWhenGone(field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it missed is shown once it is kept.
  useLayoutEffect(() => {
    const shown = settle(value);
    if (field.current !== null && field.current.value !== shown) field.current.value = shown;
  }, [value, settle, caughtUp]);
  const common = {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.current = element;
    },
    "data-kept": label,
    "aria-label": label,
    "aria-describedby": describedBy,
    dir: isNumber ? undefined : "auto",
    autoComplete: "off",
    defaultValue: value,
    onBlur: keep,
    className: `min-w-0 rounded-md border border-field bg-raised px-2 py-1 ${className}`,
  } as const;
  if (isLong) {
    return (
      <textarea
        {...common}
        rows={1}
        onInput={(event) => onType(event.currentTarget.value)}
        className={`${common.className} field-sizing-content max-h-60 resize-none`}
      />
    );
  }
  return (
    <input
      {...common}
      inputMode={isNumber ? "decimal" : undefined}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && keep()}
    />
  );
}

/** What is typed and not kept yet; what it is typed over stays known until then. */
function useKept({ value, onKeep }: Pick<Props, "value" | "onKeep">) {
  const base = useRef(value);
  const typed = useRef<string | null>(null);
  // Whether the block holds something else here since, which what is typed stands over.
  const hasMissed = useRef(false);
  const [caughtUp, setCaughtUp] = useState(0);
  const catchUp = () => {
    if (hasMissed.current) setCaughtUp((times) => times + 1);
  };
  const callOff = useRef(() => {});
  const latest = useRef(onKeep);
  latest.current = onKeep;
  const { current: own } = useRef({
    onType: (text: string, { rests }: { readonly rests: boolean }) => {
      typed.current = text;
      callOff.current();
      if (!rests) callOff.current = later(() => void own.keep(), PAUSE_MS);
    },
    keep: async () => {
      callOff.current();
      const text = typed.current;
      const from = base.current;
      typed.current = null;
      if (text === null) return;
      if (text === from) return catchUp();
      base.current = text;
      const isKept = await latest.current({ from, text });
      if (typed.current !== null) return;
      // It may be kept in another place: then nothing tells that this one holds something else.
      if (isKept) return catchUp();
      // What was refused is typed still: leaving the field tries it again.
      base.current = from;
      typed.current = text;
    },
    /** What the field shows, where that is what the block holds by now. */
    settle: (stored: string) => {
      hasMissed.current = typed.current !== null;
      if (typed.current !== null) return typed.current;
      base.current = stored;
      return stored;
    },
  });
  useLayoutEffect(() => () => void own.keep(), [own]);
  useEffect(() => {
    window.addEventListener("pagehide", own.keep);
    return () => window.removeEventListener("pagehide", own.keep);
  }, [own]);
  return { ...own, caughtUp };
}
