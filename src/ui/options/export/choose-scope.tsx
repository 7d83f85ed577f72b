import { useEffect } from "react";
import type { ExportScope } from "../../../contract/export";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { optionsWords } from "../../words/options-words";
import { useAllContexts } from "../use-all-contexts";
import { ChooseConversation, type Chosen } from "./choose-conversation";

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  readonly of: ExportScope["of"];
  readonly wanted: Id | null;
  readonly chosen: Chosen | null;
  readonly onOf: (of: ExportScope["of"]) => void;
  readonly onChoose: (chosen: Chosen | null) => void;
};

/** What is exported: all, one context, or one conversation. */
export function ChooseScope({ client, of, wanted, chosen, onOf, onChoose }: Props) {
  const { exportPart } = optionsWords;
  return (
    <>
      <SelectField
        name="export-what"
        label={exportPart.what}
        value={of}
        options={exportPart.scopes}
        onChange={(next) => {
          onChoose(null);
          onOf(next);
        }}
      />
      {of === "context" && <ChooseContext {...{ client, chosen, onChoose }} />}
      {of === "conversation" && <ChooseConversation {...{ client, wanted, chosen, onChoose }} />}
    </>
  );
}

function ChooseContext({
  client,
  chosen,
  onChoose,
}: Pick<Props, "client" | "chosen" | "onChoose">) {
  const { value, failure, again } = useAllContexts(client);
  const contexts = value ?? [];
  const shown = contexts.find(({ id }) => id === chosen?.id) ?? contexts[0] ?? null;
  useEffect(() => {
    if (shown !== null && shown.id !== chosen?.id) onChoose({ id: shown.id, name: shown.name });
  }, [shown, chosen, onChoose]);
  return (
    <>
      <FailureLine failure={failure} onAgain={again} />
      {shown !== null && (
        <SelectField<string>
          name="export-context"
          label={optionsWords.exportPart.context}
          value={shown.id}
          options={Object.fromEntries(contexts.map(({ id, name }) => [id, name]))}
          onChange={(one) => onChoose(contexts.find(({ id }) => id === one) ?? null)}
        />
      )}
    </>
  );
}
