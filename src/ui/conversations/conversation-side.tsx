import { useEffect, useState } from "react";
import type { ShownConversation } from "../conversation/conversation-state";
import type { FoundRow } from "../memory/use-found-row";
import type { PanelShell } from "../panel-shell";
import { useAct } from "../use-act";
import type { Sheet } from "../use-sheet";
import { conversationWords } from "../words/conversation-words";
import { ConversationHead } from "./conversation-head";
import { ConversationLists } from "./conversation-lists";
import { openFound } from "./open-found";

type Props = {
  readonly shell: PanelShell;
  readonly opened: ShownConversation;
  /** What is wanted of the lists: the keyboard, with these words in the search field. */
  readonly searchRequest: Sheet<string>;
  /** Another one whenever a reply of the shown conversation has ended. */
  readonly said: unknown;
  /** Shows what a context remembers. */
  readonly onMemory: (found: FoundRow) => void;
};

/** The conversations there are, beside the shown one, where there is room for both. */
export function ConversationSide({ shell, opened, searchRequest, said, onMemory }: Props) {
  const { failure, run } = useAct();
  const { first, round } = useSearchRequest(searchRequest);
  const go = async (act: () => Promise<void>) => {
    if (await run(act)) shell.current.get().panel.edits.toComposer();
  };
  return (
    <>
      <ConversationHead
        title={
          <h2 className="min-w-0 grow truncate font-semibold">{conversationWords.list.title}</h2>
        }
        onBegin={() => go(() => shell.begin({ temporary: false }))}
      />
      <ConversationLists
        key={round}
        shell={shell}
        opened={opened}
        first={first}
        takesFocus={round > 0}
        said={said}
        failure={failure}
        attempt={run}
        onChoose={({ conversation }) => go(() => shell.showConversation(conversation))}
        onFound={(request) => openFound(shell, { request, onMemory })?.()}
      />
    </>
  );
}

/** What was wanted last, as a number that is another one each time. */
function useSearchRequest({ what, close }: Sheet<string>) {
  const [wanted, setWanted] = useState({ first: "", round: 0 });
  useEffect(() => {
    if (what === null) return;
    setWanted(({ round }) => ({ first: what, round: round + 1 }));
    close();
  }, [what, close]);
  return wanted;
}
