import { lazy, type RefObject, Suspense, useCallback, useRef } from "react";
import type { PagePart } from "../../domain/page-ask";
import { openOptionsAt } from "../open-options";
import type { useLists } from "./use-lists";
import type { SavedPromptUse } from "./use-saved-prompt";

// Read when a prompt of the library has variables.
const PromptForm = lazy(async () => {
  const { PromptForm: Form } = await import("./prompt-form");
  return { default: Form };
});

type Props = {
  readonly use: SavedPromptUse;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** The form of a prompt that was chosen; nothing while none asks for anything. */
export function ChosenPrompt({ use: { asking, end, cancel }, field }: Props) {
  if (asking === null) return null;
  return (
    <Suspense>
      <PromptForm
        use={asking}
        onEnd={(answers) => end(asking, answers)}
        onCancel={cancel}
        onClosed={() => field.current?.focus()}
      />
    </Suspense>
  );
}

/** Lists the prompt library for a page; where it is empty, it is opened to be filled. */
export function useOffer(lists: ReturnType<typeof useLists>, { setPage }: SavedPromptUse) {
  const newest = useRef({ lists, setPage });
  newest.current = { lists, setPage };
  return useCallback((part: PagePart) => {
    newest.current.setPage(part);
    void newest.current.lists.commands.offer().then((isAny) => {
      if (!isAny) openOptionsAt("library");
    });
  }, []);
}
