import { type FormEvent, useRef } from "react";
import { searchWords } from "../words/search-words";

type Props = { readonly onTag: (tag: string) => void };

/** A field for a tag that what is found has to have. */
export function TagFilter({ onTag }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { tag, addTag } = searchWords.filters;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const element = field.current;
    if (element === null || element.value.trim() === "") return;
    onTag(element.value.trim());
    element.value = "";
  };
  return (
    <form onSubmit={add} className="flex min-w-0 grow items-center gap-1.5">
      <input
        ref={field}
        aria-label={tag}
        placeholder={tag}
        dir="auto"
        autoComplete="off"
        maxLength={60}
        className="min-w-0 grow rounded-md border border-field bg-raised px-2 py-0.5 text-meta placeholder:text-muted"
      />
      <button
        type="submit"
        data-add-tag=""
        className="rounded-md border border-line px-2 py-0.5 text-meta text-muted hover:text-ink"
      >
        {addTag}
      </button>
    </form>
  );
}
