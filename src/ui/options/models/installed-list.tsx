import { useId, useRef } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { connectionWords } from "../../words/connection-words";
import { InstalledRow } from "./installed-row";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly models: CallOutput<"ollama.models">["installed"];
  readonly onDeleted: () => void;
};

/** What an Ollama server has on its disk. */
export function InstalledList({ client, connectionId, models, onDeleted }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ollama } = connectionWords;
  return (
    <div className="flex flex-col gap-1 text-small">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {ollama.installed}
      </h3>
      {models.length === 0 ? (
        <p className="text-muted">{ollama.none}</p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-col divide-y divide-line">
          {models.map((model) => (
            <InstalledRow
              key={model.name}
              client={client}
              connectionId={connectionId}
              model={model}
              onDeleted={() => {
                heading.current?.focus();
                onDeleted();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
