import { useRef, useState } from "react";
import type { SavedPrompt } from "../../../domain/saved-prompt";
import { FailureLine } from "../../failure-line";
import { PromptFieldsForm } from "../../library/prompt-fields";
import { libraryWords } from "../../words/library-words";
import { PagePart, UntitledPart } from "../page-part";
import { SearchField } from "../search-field";
import { SectionHead } from "../section-head";
import { PromptRow } from "./prompt-row";
import { shownPrompts } from "./shown-prompts";
import { type LibraryActs, type LibraryClient, useLibrary } from "./use-library";

/** The prompt library: which there are, in the person's order, and a form that adds one. */
export function LibraryPage({ client }: { readonly client: LibraryClient }) {
  const { prompts, failure, again, acts } = useLibrary(client);
  const heading = useRef<HTMLHeadingElement>(null);
  const { why, none, add } = libraryWords;
  // The same until it is saved: asked once more it makes no second one.
  const newId = useRef(crypto.randomUUID());
  return (
    <main>
      <SectionHead section="library" lead={why} heading={heading} />
      {(prompts !== null || failure !== null) && (
        <UntitledPart>
          <FailureLine failure={failure} onAgain={again} />
          {prompts?.length === 0 && <p className="text-small text-muted">{none}</p>}
          {prompts !== null && prompts.length > 0 && (
            <Prompts prompts={prompts} acts={acts} onGone={() => heading.current?.focus()} />
          )}
        </UntitledPart>
      )}
      <PagePart title={add}>
        <PromptFieldsForm
          onSave={async (fields) => {
            await acts.save({ id: newId.current, version: null }, fields);
            newId.current = crypto.randomUUID();
          }}
        />
      </PagePart>
    </main>
  );
}

type ListProps = {
  readonly prompts: readonly SavedPrompt[];
  readonly acts: LibraryActs;
  readonly onGone: () => void;
};

function Prompts({ prompts, acts, onGone }: ListProps) {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = shownPrompts(prompts, query, open);
  const setRow = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((one) => one !== id)));
  const { search, notFound, title } = libraryWords;
  return (
    <>
      <SearchField label={search} query={query} onQuery={setQuery} />
      {shown.length === 0 && (
        <p role="status" className="text-small text-muted">
          {notFound}
        </p>
      )}
      {shown.length > 0 && (
        <ul
          aria-label={title}
          className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised"
        >
          {shown.map(({ prompt, at, command, isFound }) => (
            <PromptRow
              key={prompt.id}
              prompt={prompt}
              command={command}
              position={query.trim() === "" ? { at, last: prompts.length - 1 } : null}
              acts={acts}
              onGone={() => {
                setRow(prompt.id, false);
                onGone();
              }}
              onOpen={(isOpen) => {
                setRow(prompt.id, isOpen);
                if (!isOpen && !isFound) onGone();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
