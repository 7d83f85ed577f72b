import { useCallback } from "react";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { useAnswer } from "../../use-answer";
import { connectionWords } from "../../words/connection-words";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly name: string;
};

/** What an Ollama server knows of a model. */
export function ShownModel({ client, connectionId, name }: Props) {
  const ask = useCallback(
    () => runTwice(() => client.call("ollama.show", { connectionId, name })),
    [client, connectionId, name],
  );
  const { value, failure, again } = useAnswer(ask);
  const { ollama } = connectionWords;
  if (value === null) return <FailureLine failure={failure} onAgain={again} />;
  const facts = [
    ...value.facts,
    ...(value.capabilities.length === 0
      ? []
      : [{ name: ollama.abilities, value: value.capabilities.join(", ") }]),
  ];
  return (
    <div data-shown-model="" className="flex min-w-0 flex-col gap-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-muted">
              <bdi>{fact.name}</bdi>
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Text title={ollama.template} text={value.template} />
      <Text title={ollama.system} text={value.system} />
      <Text title={ollama.license} text={value.license} />
    </div>
  );
}

/** A long text, folded away; nothing where it is empty. */
function Text({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <details>
      <summary className="cursor-pointer self-start rounded-sm text-muted hover:text-ink">
        {title}
      </summary>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        tabIndex={0}
        dir="ltr"
        className="mt-1 max-h-60 overflow-auto rounded-md border border-line bg-tint p-2 font-mono text-code"
      >
        {text}
      </pre>
    </details>
  );
}
