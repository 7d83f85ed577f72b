import { useLayoutEffect, useRef } from "react";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { memoryWords } from "../../words/memory-words";
import type { BlockController } from "../controller/block-controller";
import { mapOffset, mergeText } from "../controller/merge-text";
import { textsOf } from "../controller/text-drafts";
import type { PartProps } from "./part-props";

/** A text, kept as it is typed; what others write meanwhile comes in around the caret. */
export function TextPart({ controller, section, name }: PartProps<"text">) {
  const field = useRef<HTMLTextAreaElement>(null);
  // What the field showed when it was the same as what the controller has.
  const seen = useRef(shownText(controller, section));
  const isComposing = useRef(false);
  const shown = shownText(controller, section);
  const sync = () => {
    const element = field.current;
    if (element === null || isComposing.current) return;
    const mine = element.value;
    const theirs = shownText(controller, section);
    const text = mergeText({ base: seen.current, mine, theirs });
    if (text !== mine) fill(element, text);
    seen.current = text;
    if (text !== theirs) controller.type(section, text);
  };
  useEmptyWhenGone(field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the controller has another text.
  useLayoutEffect(sync, [shown]);
  return (
    <textarea
      ref={field}
      data-block-text={section}
      aria-label={memoryWords.text(name)}
      dir="auto"
      rows={3}
      defaultValue={seen.current}
      onInput={sync}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        sync();
      }}
      onBlur={controller.save}
      className="field-sizing-content max-h-96 w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
    />
  );
}

function shownText(controller: BlockController, section: string): string {
  const { drafts, opened } = controller.get();
  return drafts[section] ?? textsOf(opened.content)[section] ?? "";
}

/** The caret stays where it stands in the words. */
function fill(element: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = element;
  element.value = text;
  element.setSelectionRange(
    mapOffset(selectionStart, value, text),
    mapOffset(selectionEnd, value, text),
    selectionDirection,
  );
  element.scrollTop = scrollTop;
}
