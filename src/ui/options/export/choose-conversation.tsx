import { useCallback, useEffect, useState } from "react";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { useAnswer } from "../../use-answer";
import { useFreshLists } from "../../use-fresh-lists";
import { optionsWords } from "../../words/options-words";
import { SearchField } from "../search-field";

/** Conversations that are listed to choose from. */
const LISTED = 50;

export type Chosen = { readonly id: Id; readonly name: string };

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  /** Stands first until something is looked for. */
  readonly wanted: Id | null;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
};

/** One conversation, found by its title or a tag; archived ones are among them. */
export function ChooseConversation({ client, wanted, chosen, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const ask = useCallback(() => find(client, query, wanted), [client, query, wanted]);
  const { value, failure, again } = useAnswer(ask);
  useFreshLists(client, again);
  const { exportPart } = optionsWords;
  const found = value?.found ?? [];
  // What is shown as chosen is what is exported: it is among those found, or there is none.
  const shown = found.find((one) => one.id === chosen?.id) ?? found[0] ?? null;
  useEffect(() => {
    if (shown?.id !== chosen?.id) onChoose(shown);
  }, [shown, chosen, onChoose]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SearchField label={exportPart.search} query={query} onQuery={setQuery} />
      <FailureLine failure={failure} onAgain={again} />
      {shown !== null && (
        <SelectField<string>
          name="export-conversation"
          label={exportPart.found}
          value={shown.id}
          options={Object.fromEntries(found.map((one) => [one.id, one.label]))}
          onChange={(one) => onChoose(found.find((other) => other.id === one) ?? null)}
        />
      )}
      <p role="status" className="text-small text-muted">
        {value !== null && exportPart.foundCount(found.length)} {value?.more && exportPart.more}
      </p>
    </div>
  );
}

async function find(client: Pick<Client, "call">, query: string, wanted: Id | null) {
  const input = { contextId: null, after: null, limit: LISTED, query, archived: true } as const;
  const list = await runTwice(() => client.call("conversation.list", input));
  const found = list.conversations.map(({ conversation: { id, title }, contextName }) => {
    const name = title === "" ? optionsWords.exportPart.untitled : title;
    return { id, name, label: contextName === "" ? name : `${name} (${contextName})` };
  });
  if (wanted === null || query !== "") return { found, more: list.next !== null };
  // It may be older than all that are listed. Where it is gone that is told: no other takes its place.
  const { title } = await runTwice(() =>
    client.call("conversation.title", { conversationId: wanted }),
  );
  const listed = found.find(({ id }) => id === wanted);
  const name = title === "" ? optionsWords.exportPart.untitled : title;
  const others = found.filter(({ id }) => id !== wanted);
  return {
    found: [listed ?? { id: wanted, name, label: name }, ...others],
    more: list.next !== null,
  };
}
