import { useState } from "react";
import type { BlockSchema, BlockSection } from "../../../domain/block-schema";
import { QuietButton } from "../../quiet-button";
import { memoryWords } from "../../words/memory-words";
import { Choices } from "../choices";
import {
  chosenLayout,
  LAYOUTS,
  layoutName,
  NEW_SECTION,
  PART_LAYOUTS,
  toPartLayout,
} from "./layouts";
import { PartLayout } from "./part-layout";
import { PartRow } from "./part-row";

type Props = { readonly schema: BlockSchema; readonly onChange: (schema: BlockSchema) => void };

/** How a block is laid out: the layout, and what can be set of it. */
export function LayoutFields({ schema, onChange }: Props) {
  const { settings, layouts, layoutMeans } = memoryWords;
  const [first] = useState(schema);
  return (
    <>
      <Choices
        name="layout"
        legend={settings.layout}
        value={layoutName(schema)}
        values={LAYOUTS}
        names={layouts}
        means={layoutMeans}
        onChange={(name) => onChange(chosenLayout(name, { first, schema }))}
      />
      {schema.kind === "composite" ? (
        <Sections
          sections={schema.sections}
          onChange={(sections) => onChange({ ...schema, sections })}
        />
      ) : (
        <PartLayout key={schema.kind} schema={schema} onChange={onChange} />
      )}
    </>
  );
}

type SectionsProps = {
  readonly sections: BlockSection[];
  readonly onChange: (sections: BlockSection[]) => void;
};

function Sections({ sections, onChange }: SectionsProps) {
  const { layout } = memoryWords;
  const set = (at: number, section: BlockSection) => onChange(sections.with(at, section));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-small font-semibold">{layout.sections}</legend>
      {sections.map((section, at) => (
        <PartRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place while it is named.
          key={at}
          kind="section"
          legend={layout.section(at + 1)}
          name={section.name}
          nameLabel={layout.sectionName}
          removeLabel={layout.removeSection(section.name)}
          about={section.description}
          readOnly={section.readOnly}
          onName={(name) => set(at, { ...section, name })}
          onAbout={(description) => set(at, { ...section, description })}
          onReadOnly={(readOnly) => set(at, { ...section, readOnly })}
          onRemove={() => onChange(sections.toSpliced(at, 1))}
        >
          <SectionLayout section={section} onChange={(changed) => set(at, changed)} />
        </PartRow>
      ))}
      <QuietButton data-add-section="" onClick={() => onChange([...sections, NEW_SECTION])}>
        {layout.addSection}
      </QuietButton>
    </fieldset>
  );
}

type SectionProps = {
  readonly section: BlockSection;
  readonly onChange: (section: BlockSection) => void;
};

function SectionLayout({ section, onChange }: SectionProps) {
  const { layout, layouts } = memoryWords;
  const { schema } = section;
  return (
    <>
      <select
        aria-label={layout.sectionLayout}
        data-section-layout=""
        value={layoutName(schema)}
        onChange={({ currentTarget }) => {
          const name = PART_LAYOUTS.find((one) => one === currentTarget.value);
          if (name !== undefined) onChange({ ...section, schema: toPartLayout(name, schema) });
        }}
        className="self-start rounded-md border border-field bg-raised px-2 py-1"
      >
        {PART_LAYOUTS.map((name) => (
          <option key={name} value={name}>
            {layouts[name]}
          </option>
        ))}
      </select>
      <PartLayout
        key={schema.kind}
        schema={schema}
        onChange={(changed) => onChange({ ...section, schema: changed })}
      />
    </>
  );
}
