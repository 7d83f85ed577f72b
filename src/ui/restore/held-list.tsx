import { useState } from "react";
import type { HeldItem } from "../../domain/held";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { heldWords } from "../words/held-words";
import { askAccess } from "./held-access";

type Props = {
  readonly held: readonly HeldItem[];
  /** Whether one click may take all of them: of a backup that the person has called their own. */
  readonly together: boolean;
  readonly onTake: (items: readonly HeldItem[]) => Promise<void>;
};

/** What a backup has brought that is off, with one click for each. */
export function HeldList({ held, together, onTake }: Props) {
  const { busy, failure, run } = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  if (held.length === 0) return null;
  const take = (items: readonly HeldItem[]) => {
    // Begun before anything is waited for: the browser asks within the click alone.
    const asked = askAccess(items);
    return run(async () => {
      const host = await asked;
      setRefused(host);
      if (host === null) await onTake(items);
    });
  };
  return (
    <section data-held={held.length} aria-label={heldWords.title} className="flex flex-col gap-2">
      <h4 className="font-semibold">{heldWords.title}</h4>
      <p className="text-muted">{heldWords.why}</p>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
        {held.map((item) => (
          <li
            key={"id" in item ? `${item.kind} ${item.id}` : item.kind}
            className="flex flex-wrap items-center gap-2 p-2"
          >
            <span className="min-w-0 grow basis-40 wrap-anywhere">{describe(item)}</span>
            <QuietButton
              data-held-take={item.kind}
              disabled={busy}
              aria-label={`${heldWords.take}: ${describe(item)}`}
              onClick={() => take([item])}
            >
              {heldWords.take}
            </QuietButton>
          </li>
        ))}
      </ul>
      {together && held.length > 1 && (
        <QuietButton data-held-all="" disabled={busy} onClick={() => take(held)}>
          {heldWords.takeAll}
        </QuietButton>
      )}
      <FailureLine failure={refused === null ? failure : heldWords.refused(refused)} />
    </section>
  );
}

function describe(item: HeldItem): string {
  const { each } = heldWords;
  switch (item.kind) {
    case "auto-lock":
      return each["auto-lock"](item.minutes);
    case "ollama-url":
      return each["ollama-url"](item.url);
    case "connection":
    case "origin":
      return each[item.kind](item.name, item.url);
    default:
      return each[item.kind];
  }
}
