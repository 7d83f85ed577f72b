import { useState } from "react";
import { assertNever } from "../../../domain/assert-never";
import type { PartSchema } from "../../../domain/block-schema";
import { QuietButton } from "../../quiet-button";
import { formatIso } from "../../words/format";
import { memoryWords } from "../../words/memory-words";
import type { BlockController, EditedBlock } from "../controller/block-controller";
import { inSection } from "../controller/text-drafts";
import { AddLine } from "./add-line";
import { ListPart } from "./list-part";
import { MapPart } from "./map-part";
import { type PartProps, partOf } from "./part-props";
import { TextPart } from "./text-part";

type Props = { readonly controller: BlockController; readonly opened: EditedBlock };

/** What a block holds, with what fits its layout; sections each with their own. */
export function BlockEditor({ controller, opened }: Props) {
  const { schema, label } = opened.block;
  if (schema.kind !== "composite") {
    return <Part controller={controller} opened={opened} section="" schema={schema} name={label} />;
  }
  return schema.sections.map((section) => (
    <section
      key={section.name}
      data-section-part={section.name}
      aria-label={section.name}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <h4 className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-semibold wrap-anywhere">{section.name}</bdi>
        {section.readOnly && <span className="text-meta text-muted">{memoryWords.readOnly}</span>}
      </h4>
      {section.description !== "" && (
        <p dir="auto" className="text-small text-muted wrap-anywhere">
          {section.description}
        </p>
      )}
      <Part
        controller={controller}
        opened={opened}
        section={section.name}
        schema={section.schema}
        name={section.name}
      />
    </section>
  ));
}

type PartSwitch = Props & {
  readonly section: string;
  readonly schema: PartSchema;
  readonly name: string;
};

function Part({ controller, opened: { content }, section, schema, name }: PartSwitch) {
  const common = { controller, section, name };
  switch (schema.kind) {
    case "text": {
      const part = partOf(content, section, "text") ?? { kind: "text", text: "" };
      return <TextPart {...common} schema={schema} part={part} />;
    }
    case "map": {
      const part = partOf(content, section, "map") ?? { kind: "map", fields: {} };
      return <MapPart {...common} schema={schema} part={part} />;
    }
    case "list": {
      const part = partOf(content, section, "list") ?? { kind: "list", items: [] };
      return <ListPart {...common} schema={schema} part={part} />;
    }
    case "log": {
      const part = partOf(content, section, "log") ?? { kind: "log", entries: [] };
      return <LogPart {...common} schema={schema} part={part} />;
    }
    default:
      return assertNever(schema);
  }
}

/** Entries that are shown at once. */
const STEP = 20;

/** Entries with their time, newest first; one adds to them, and what stands there stays. */
function LogPart({ controller, section, name, part }: PartProps<"log">) {
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
            <time dateTime={formatIso(at)} className="text-meta text-muted">
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
