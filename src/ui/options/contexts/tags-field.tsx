import { useLayoutEffect, useRef } from "react";
import type { FieldProblem } from "../../../domain/field-problem";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { optionsWords } from "../../words/options-words";
import { isSame } from "./field-changes";
import { FieldFrame } from "./field-frame";
import { readTags } from "./read-tags";

type Props = {
  readonly value: readonly string[];
  readonly problem: FieldProblem | undefined;
  readonly onChange: (tags: string[]) => void;
  readonly onLeave: () => void;
};

/** Tags in one line with commas between them. */
export function TagsField({ value: tags, problem, onChange, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { contextPage } = optionsWords;
  useEmptyWhenGone(field);
  useLayoutEffect(() => {
    const { current } = field;
    if (current !== null && !isSame(readTags(current.value), tags)) current.value = tags.join(", ");
  }, [tags]);
  return (
    <FieldFrame label={contextPage.tagsField} note={contextPage.tagsNote} problem={problem}>
      {({ id, noteId, isWrong }) => (
        <input
          id={id}
          ref={field}
          data-text="tags"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={tags.join(", ")}
          aria-describedby={noteId}
          aria-invalid={isWrong || undefined}
          onInput={(event) => onChange(readTags(event.currentTarget.value))}
          onBlur={onLeave}
          className="w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
        />
      )}
    </FieldFrame>
  );
}
