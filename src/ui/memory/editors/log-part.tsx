import { useState } from "react";
import { QuietButton } from "../../quiet-button";
import { memoryWords } from "../../words/memory-words";
import { inSection } from "../controller/text-drafts";
import { AddLine } from "./add-line";
import type { PartProps } from "./part-props";

/** Entries that are shown at once. */
const STEP = 20;

/** Entries with their time, newest first; one adds to them, and what stands there stays. */
export function LogPart({ controller, section, name, part }: PartProps<"log">) {
  const [room, setRoom] = useState(STEP);
  const newest = part.entries.toReversed();
  const rest = newest.length - room;
  const add = (text: string) => {
    const entry = { at: Date.now(), text };
    return controller.change(() => [{ op: "append-entry", ...inSection(section), entry }]);
  };
  return (
    <div data-log-part={section} className="flex flex-col gap-2">
      <AddLine label={memoryWords.newEntry} button={memoryWords.addEntry} onAdd={add} />
      {newest.length === 0 && <p className="text-small text-muted">{memoryWords.noEntries}</p>}
      <ol aria-label={name} className="flex flex-col gap-1.5">
        {newest.slice(0, room).map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries only ever come before the others.
          <li key={newest.length - index} data-entry="" className="flex flex-col">
            <time dateTime={new Date(at).toISOString()} className="text-meta text-muted">
              {memoryWords.exactly(at)}
            </time>
            <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <QuietButton data-earlier="" onClick={() => setRoom(room + STEP)}>
          {memoryWords.earlier(Math.min(rest, STEP))}
        </QuietButton>
      )}
    </div>
  );
}
