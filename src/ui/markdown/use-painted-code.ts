import { type RefObject, useCallback, useRef } from "react";
import { isColoured } from "./known-language";
import { useWhenSeen } from "./use-when-seen";

type Code = {
  readonly code: string;
  readonly language: string | undefined;
  /** Whether nothing more of it arrives. */
  readonly isDone: boolean;
};

/** Colours finished code of a known language while it is seen; gives what has to be put on its element. */
export function usePaintedCode({ code, language, isDone }: Code): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const paint = useCallback(() => {
    const text = soleText(element.current);
    // Hidden characters are named, and long code stands in pieces: then it is not this text.
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
