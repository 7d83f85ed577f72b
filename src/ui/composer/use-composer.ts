import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import type { Panel } from "../panel";
import { draftPrefix } from "./draft-prefix";
import { type TextDirection, textDirection } from "./text-direction";

type Field = RefObject<HTMLTextAreaElement | null>;

export type ComposerState = {
  readonly isEmpty: boolean;
  readonly direction: TextDirection;
  /** Tells that the person changed the field's text. */
  readonly changed: () => void;
  readonly send: () => void;
};

/**
 * What sending and the kept draft do to the field. The field itself holds the text, not a state:
 * between a state and its rendering a key may be pressed, and one of the two would be lost.
 */
export function useComposer(
  panel: Panel,
  opened: OpenedConversation | null,
  field: Field,
): ComposerState {
  const { drafts, turns } = panel;
  const [isEmpty, setEmpty] = useState(true);
  const [direction, setDirection] = useState<TextDirection>("auto");
  const changed = useCallback(() => {
    const text = field.current?.value ?? "";
    setEmpty(text.trim() === "");
    setDirection(textDirection(text));
    drafts.change(text);
  }, [drafts, field]);
  const putBefore = useCallback(
    (text: string) => {
      if (field.current !== null) insertBefore(field.current, text);
      changed();
    },
    [field, changed],
  );
  useStoredDraft(opened, putBefore);
  useEffect(() => {
    window.addEventListener("pagehide", drafts.flush);
    return () => window.removeEventListener("pagehide", drafts.flush);
  }, [drafts]);
  useKeptBesideOthers(panel, field);
  const send = useCallback(async () => {
    const message = field.current?.value ?? "";
    if (field.current === null || message.trim() === "") return;
    const free = drafts.hold();
    field.current.value = "";
    setEmpty(true);
    await free;
    const stored = await turns.send(message);
    // What could not be sent comes back, before anything typed since.
    if (!stored) putBefore(message);
    drafts.release();
  }, [drafts, turns, field, putBefore]);
  return { isEmpty, direction, changed, send };
}

/** A message sent in another window takes the stored draft with it: what stands here is kept anew. */
function useKeptBesideOthers({ conversation, drafts }: Panel, field: Field): void {
  useEffect(() => {
    const newest = () => conversation.get().messages.at(-1)?.id;
    let known = newest();
    return conversation.subscribe(() => {
      if (newest() === known) return;
      known = newest();
      const text = field.current?.value ?? "";
      if (text !== "") drafts.change(text);
    });
  }, [conversation, drafts, field]);
}

/** Brings the stored draft into the field once, before whatever was typed while it loaded. */
function useStoredDraft(
  opened: OpenedConversation | null,
  putBefore: (text: string) => void,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (opened === null || done.current) return;
    done.current = true;
    if (opened.draft !== "") putBefore(opened.draft);
  }, [opened, putBefore]);
}

function insertBefore(field: HTMLTextAreaElement, text: string): void {
  const prefix = draftPrefix(text, field.value);
  const { selectionStart, selectionEnd } = field;
  field.value = prefix + field.value;
  field.setSelectionRange(selectionStart + prefix.length, selectionEnd + prefix.length);
}
