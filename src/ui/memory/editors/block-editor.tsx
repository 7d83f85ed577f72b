import { assertNever } from "../../../domain/assert-never";
import type { PartSchema } from "../../../domain/block-schema";
import { memoryWords } from "../../words/memory-words";
import type { BlockController, EditedBlock } from "../controller/block-controller";
import { ListPart } from "./list-part";
import { LogPart } from "./log-part";
import { MapPart } from "./map-part";
import { partOf } from "./part-props";
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
