import { useCallback } from "react";
import type { PromptTotals } from "../../contract/prompt";
import type { VaultStatus } from "../../contract/vault";
import { FailureLine } from "../failure-line";
import { modelDestinationText, modelName } from "../models/model-destination-text";
import type { Models } from "../models/use-models";
import type { Panel } from "../panel";
import { windowShare } from "../prompt/window-share";
import { useAnswer } from "../use-answer";
import { commandWords } from "../words/command-words";
import { words } from "../words/words";
import { readStatus } from "./read-status";

type Props = {
  readonly panel: Panel;
  readonly models: Models;
  readonly vault: VaultStatus | null;
};

/** What answers and how it is: context, model, mode, window, lock, store. */
export function StatusAnswer({ panel, models, vault }: Props) {
  const ask = useCallback(() => readStatus(panel), [panel]);
  const { value, failure, busy, again } = useAnswer(ask);
  const { status, asking } = commandWords;
  if (value === null) {
    if (busy) return <p className="text-muted">{asking}</p>;
    return <FailureLine failure={failure} onAgain={again} />;
  }
  const { chosen } = models;
  const facts = [
    { name: status.context, value: value.contextName },
    {
      name: status.model,
      value:
        chosen === null ? status.none : `${modelName(chosen)} · ${modelDestinationText(chosen)}`,
    },
    { name: status.mode, value: value.mode === null ? status.none : words.modes[value.mode] },
    { name: status.window, value: windowWords(value.totals, chosen?.provider === "guide") },
    { name: status.lock, value: status.lockKinds[vault?.protection ?? "none"] },
    {
      name: status.store,
      value: value.damaged === 0 ? status.well : status.damaged(value.damaged),
    },
  ];
  return <FactList facts={facts} />;
}

function windowWords(totals: PromptTotals | null, isGuide: boolean): string {
  const { status } = commandWords;
  if (totals === null) return words.windowBar.none;
  const { tokens, budget } = totals;
  if (isGuide) return status.noWindow(tokens.total);
  return status.share(windowShare(totals), tokens.total, budget.window);
}

export type Fact = { readonly name: string; readonly value: string };

/** Names with what they are at the moment, in two columns. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 tabular-nums">
      {facts.map(({ name, value }) => (
        <div key={name} data-fact={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
