import { memo, type ReactNode, type RefObject, useCallback, useMemo, useRef } from "react";
import { countHidden, nameHidden, withoutHidden } from "../../domain/hidden-characters";
import { words } from "../words/words";
import { CopyButton } from "./copy-button";
import { isColoured } from "./known-language";
import { placed } from "./placed";
import { ShowMore } from "./show-more";
import { useChunks } from "./use-chunks";
import { useWhenSeen } from "./use-when-seen";

/** Chunks of code that are drawn in one task: 300 lines. */
const STEP = 1;

type Props = {
  readonly code: string;
  readonly language?: string | undefined;
  readonly wrap?: boolean;
  /** Whether nothing more of it arrives: then it may be coloured. */
  readonly isDone?: boolean;
  /** What can be done with it besides copying. */
  readonly action?: ReactNode;
  /** What stands above it. */
  readonly note?: ReactNode;
  /** What is shown in its place. */
  readonly instead?: ReactNode;
};

/** Code as it is, with its language and a button that copies it; `wrap` for commands. */
export function CodeBlock({ action, note, instead, ...props }: Props) {
  const { chunks, isReading, showMore } = useChunks(props.code, STEP);
  const hidden = useHidden(chunks);
  return (
    <div dir="ltr" className="overflow-hidden rounded-md border border-line bg-tint">
      <div className="flex items-center justify-between border-b border-line pl-3">
        <span className="text-meta text-muted">
          {props.language || (props.wrap ? words.code.command : words.code.label)}
        </span>
        {action}
        <CopyButton text={() => withoutHidden(props.code)} />
      </div>
      {note}
      {hidden > 0 && (
        <p data-hidden={hidden} className="border-b border-line px-3 py-1 text-meta text-caution">
          {words.code.hidden(hidden)}
        </p>
      )}
      {instead ?? <CodeText {...props} chunks={chunks} isReading={isReading} />}
      {instead === undefined && showMore !== null && (
        <p className="border-t border-line px-3 py-1">
          <ShowMore onShow={showMore} />
        </p>
      )}
    </div>
  );
}

type TextProps = Pick<Props, "code" | "language" | "wrap" | "isDone"> & {
  readonly chunks: readonly string[];
  readonly isReading: boolean;
};

function CodeText({ code, language, wrap, isDone = false, chunks, isReading }: TextProps) {
  const element = usePaintedCode({ code, language, isDone });
  return (
    // Focusable, because a keyboard can scroll only what has focus.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      role="group"
      aria-label={wrap ? words.code.command : words.code.scroll}
      tabIndex={wrap ? undefined : 0}
      data-reading={isReading ? "" : undefined}
      className="overflow-x-auto"
    >
      <pre className={`p-3 font-mono text-code ${wrap ? "wrap-anywhere whitespace-pre-wrap" : ""}`}>
        <code ref={element} className="block">
          {placed(chunks).map(({ item, key }) => (
            <Chunk key={key} code={item} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A block: what grows behind it does not lay it out again. */
const Chunk = memo(function Chunk({ code }: { readonly code: string }) {
  const named = useMemo(() => nameHidden(code), [code]);
  return <span className="block">{named}</span>;
});

type Counted = { readonly chunk: string; readonly hidden: number };

/** How many hidden characters the chunks have; those that were counted before are not looked through. */
function useHidden(chunks: readonly string[]): number {
  const last = useRef<readonly Counted[]>([]);
  last.current = chunks.map((chunk, at) => {
    const known = last.current[at];
    return known?.chunk === chunk ? known : { chunk, hidden: countHidden(chunk) };
  });
  return last.current.reduce((sum, { hidden }) => sum + hidden, 0);
}

type Code = {
  readonly code: string;
  readonly language: string | undefined;
  /** Whether nothing more of it arrives. */
  readonly isDone: boolean;
};

/** Colours finished code of a known language while it is seen; gives what has to be put on its element. */
function usePaintedCode({ code, language, isDone }: Code): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const paint = useCallback(() => {
    const text = soleText(element.current);
    // Hidden characters are named, and long code stands in chunks: then it is not this text.
    if (text?.data !== code || language === undefined) return null;
    return paintOnceRead(text, language);
  }, [code, language]);
  useWhenSeen(element, isDone && isColoured(code, language) ? paint : null);
  return element;
}

/** The text of an element whose only content it is, however deep it stands. */
function soleText(element: HTMLElement | null): Text | null {
  let node: Node | null = element;
  while (node !== null && node.childNodes.length === 1) node = node.firstChild;
  return node instanceof Text ? node : null;
}

/** Colours a text when what does so is there; returns what takes that back, whether it has begun or not. */
function paintOnceRead(text: Text, language: string): () => void {
  let isOver = false;
  let takeBack = () => {};
  import("./paint-code").then(
    ({ paintCode }) => {
      if (!isOver) takeBack = paintCode(text, language);
    },
    // Without it, code is plain: it is all there.
    () => {},
  );
  return () => {
    isOver = true;
    takeBack();
  };
}
