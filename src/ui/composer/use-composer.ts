import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Command, parseCommand } from "../../domain/command";
import { draftPrefix } from "../../domain/draft-prefix";
import type { DraftAttachments } from "../attachments/draft-attachments";
import type { ShownConversation } from "../conversation/conversation-state";
import type { Panel } from "../panel";
import { useCell } from "../use-cell";
import { readDraftNews } from "./draft-news";
import { type TextDirection, textDirection } from "./text-direction";

type Field = RefObject<HTMLTextAreaElement | null>;

type Deps = {
  readonly panel: Panel;
  readonly opened: ShownConversation | null;
  readonly field: Field;
  readonly onCommand: (command: Command) => void;
};

export type ComposerState = {
  /** Whether there is nothing to send. */
  readonly isEmpty: boolean;
  readonly direction: TextDirection;
  /** Tells that the person changed the field's text. */
  readonly changed: () => void;
  /** Puts another text in the field's place. */
  readonly replace: (text: string) => void;
  /** Puts a text before the field's. */
  readonly putBefore: (text: string) => void;
  /** Sends the text; a command is answered here and goes nowhere. */
  readonly send: () => void;
};

/**
 * What sending and the kept draft do to the field. The field itself holds the text, not a state:
 * between a state and its rendering a key may be pressed, and one of the two would be lost.
 */
export function useComposer({ panel, opened, field, onCommand }: Deps): ComposerState {
  const { drafts, turns, meter, attachments, conversation } = panel;
  const [isBlank, setEmpty] = useState(true);
  const isEmpty = useCell(attachments).list.length === 0 && isBlank;
  const [direction, setDirection] = useState<TextDirection>("auto");
  const changed = useCallback(() => {
    const text = field.current?.value ?? "";
    setEmpty(text.trim() === "");
    setDirection(textDirection(text));
    drafts.change(text);
    meter.type(text);
  }, [drafts, meter, field]);
  const replace = useCallback(
    (text: string) => {
      if (field.current !== null) field.current.value = text;
      changed();
    },
    [field, changed],
  );
  const putBefore = useCallback(
    (text: string) => {
      if (field.current !== null) insertBefore(field.current, text);
      changed();
    },
    [field, changed],
  );
  useStoredDraft(opened, { putBefore, drafts, restore: attachments.restore });
  useNewsAtFocus(panel, field, replace);
  useKeptAtHide(drafts);
  useFreshAttachments(panel);
  const send = useCallback(async () => {
    const message = field.current?.value ?? "";
    const isAlone = attachments.get().list.length === 0;
    if (field.current === null || (message.trim() === "" && isAlone)) return;
    const command = parseCommand(message);
    if (command !== null) {
      replace("");
      return onCommand(command);
    }
    // Until what is being added is there, the message is a draft like any other: a lock keeps it.
    if (attachments.get().list.some(({ attachment }) => attachment === null)) drafts.flush();
    const free = drafts.hold();
    field.current.value = "";
    setEmpty(true);
    // What is shown in the empty field is the panel's own, and not in the message's direction.
    setDirection("auto");
    meter.type("");
    const [beside] = await Promise.all([attachments.take(), free]);
    // It has gone with the message that was waiting for it: this was the same Enter once more.
    if (message.trim() === "" && beside?.length === 0) return drafts.release();
    const stored = beside !== null && (await turns.send(message, beside, drafts.known()));
    // What was not sent comes back before what is typed by now, or as the draft of where it was.
    if (!stored && beside !== null) attachments.restore(beside);
    // What was attached may be part of another window's message.
    if (!stored && isConflict(conversation)) refreshQuietly(attachments);
    if (!stored && !drafts.takeBack(message)) putBefore(message);
    drafts.release();
  }, [drafts, turns, meter, attachments, conversation, field, putBefore, replace, onCommand]);
  return { isEmpty, direction, changed, replace, putBefore, send };
}

function useKeptAtHide({ flush }: Panel["drafts"]): void {
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [flush]);
}

/** Whoever comes back from another page goes on with what was typed there. */
function useNewsAtFocus(
  { client, sync, drafts }: Panel,
  field: Field,
  show: (text: string) => void,
): void {
  useEffect(() => {
    const element = field.current;
    const text = () => field.current?.value ?? "";
    const read = async () => {
      try {
        const news = await readDraftNews({ client, ready: sync.ready, drafts, text });
        if (news === null) return;
        drafts.found(news);
        show(news);
      } catch {
        // What is shown stays, and so does what is stored: one is kept before the other.
      }
    };
    element?.addEventListener("focus", read);
    return () => element?.removeEventListener("focus", read);
  }, [client, sync, drafts, field, show]);
}

function isConflict(conversation: Panel["conversation"]): boolean {
  return conversation.get().problem?.code === "conflict";
}

/** Where the draft cannot be read, what is shown stays: sending it tells what is wrong. */
function refreshQuietly(attachments: DraftAttachments): void {
  attachments.refresh().catch(() => {});
}

/** What went with a message that was sent in another window is shown here no more. */
function useFreshAttachments({ conversation, attachments }: Panel): void {
  useEffect(() => {
    const newest = () => conversation.get().messages.at(-1)?.id;
    let known = newest();
    return conversation.subscribe(() => {
      if (newest() === known) return;
      known = newest();
      refreshQuietly(attachments);
    });
  }, [conversation, attachments]);
}

type Back = {
  readonly putBefore: (text: string) => void;
  readonly drafts: Panel["drafts"];
  readonly restore: DraftAttachments["restore"];
};

/**
 * Brings the stored draft back once, before whatever was typed or added while it loaded; and what
 * another page has stored there since, when this one stores over it.
 */
function useStoredDraft(
  opened: ShownConversation | null,
  { putBefore, drafts, restore }: Back,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (opened === null || done.current) return;
    done.current = true;
    drafts.begin(opened.draft);
    if (opened.draft !== "") putBefore(opened.draft);
    if (opened.draftAttachments.length > 0) restore(opened.draftAttachments);
  }, [opened, putBefore, drafts, restore]);
  useEffect(() => drafts.onEarlier(putBefore), [drafts, putBefore]);
}

function insertBefore(field: HTMLTextAreaElement, text: string): void {
  const prefix = draftPrefix(text, field.value);
  const { selectionStart, selectionEnd } = field;
  field.value = prefix + field.value;
  field.setSelectionRange(selectionStart + prefix.length, selectionEnd + prefix.length);
}
