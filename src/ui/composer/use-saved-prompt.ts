import { type RefObject, useRef, useState } from "react";
import type { PagePart } from "../../domain/page-ask";
import type { PromptUse, SavedCommand } from "../commands/saved-commands";
import { libraryWords } from "../words/library-words";
import type { ComposerState } from "./use-composer";

type Field = RefObject<HTMLTextAreaElement | null>;

/** A prompt that is about to take the place of what stands in the field as its command; null for nothing. */
type ReplacingUse = PromptUse & { readonly replaces: string | null };

export type SavedPromptUse = {
  /** What the form asks for; null while there is none. */
  readonly asking: ReplacingUse | null;
  /** For a page that was asked about; null for none. */
  readonly setPage: (part: PagePart) => void;
  /** Tells that the person changed the field's text: what they choose then is for no page. */
  readonly changed: () => void;
  readonly begin: (command: SavedCommand, given: BegunWith) => void;
  readonly end: (use: ReplacingUse, answers: readonly string[]) => void;
  readonly cancel: () => void;
};

type BegunWith = { readonly typed: string } & Pick<ReplacingUse, "replaces">;

const load = () => import("../commands/saved-commands");

/** Puts a prompt of the library into the composer, after a form where it has variables; sends nothing. */
export function useSavedPrompt(
  field: Field,
  { replace, putBefore, changed }: Pick<ComposerState, "replace" | "putBefore" | "changed">,
): SavedPromptUse {
  const [asking, setAsking] = useState<ReplacingUse | null>(null);
  const page = useRef<PagePart | null>(null);
  const end = (use: ReplacingUse, answers: readonly string[]) => {
    setAsking(null);
    void load().then(({ endUse }) => {
      const text = endUse(use, answers);
      // What stands there is the command, or a message that is being written, which may begin with a slash, too.
      if (field.current?.value === use.replaces) replace(text);
      else putBefore(text);
      field.current?.focus();
    });
  };
  return {
    asking,
    setPage: (part) => {
      page.current = part;
    },
    changed: () => {
      page.current = null;
      changed();
    },
    begin: (command, { typed, replaces }) => {
      const part = page.current;
      page.current = null;
      void load().then(({ beginUse }) => {
        const shown = part === null ? null : libraryWords.page[part];
        const use = { ...beginUse(command, { typed, page: shown }), replaces };
        if (use.missing.length === 0) end(use, []);
        else setAsking(use);
      });
    },
    end,
    cancel: () => setAsking(null),
  };
}
