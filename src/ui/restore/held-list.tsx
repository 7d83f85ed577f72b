import { useState } from "react";
import { cleanLabel } from "../../domain/clean-label";
import type { HeldItem } from "../../domain/held";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { heldWords } from "../words/held-words";
import { askAccess } from "./held-access";

/** The most of a connection's name that is shown, in characters. */
const MAX_NAME = 60;

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
    const request = askAccess(items);
    return run(async () => {
      const host = await request;
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
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              {"id" in item && (
                <bdi data-held-url="" dir="ltr" className="block font-medium">
                  {item.url}
                </bdi>
              )}
              <span className="block">{describe(item)}</span>
            </span>
            <QuietButton
              data-held-take={item.kind}
              disabled={busy}
              aria-label={`${heldWords.take}: ${"id" in item ? `${item.url}, ` : ""}${describe(item)}`}
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
      return each[item.withKey === true ? "keyed" : "connection"](nameOf(item));
    case "origin":
      return each.origin(nameOf(item));
    default:
      return each[item.kind];
  }
}

/** As it can be seen: a name from a file may say anything, in any direction. */
function nameOf({ name }: { readonly name: string }): string {
  return cleanLabel(name, MAX_NAME);
}
