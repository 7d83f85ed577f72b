import { useCallback } from "react";
import { nameInLeave } from "../../../domain/server-tool";
import { takesTools } from "../../../domain/takes-tools";
import { alwaysOf, READING_TOOLS, type ToolName, WRITING_TOOLS } from "../../../domain/tool-name";
import { CheckField } from "../../kit/check-field";
import { optionsWords } from "../../words/options-words";
import type { PartProps } from "./context-parts";
import { ServerToolsPart } from "./server-tools-part";
import { ToolRules } from "./tool-rules";

/** Which tools its model may use; none is on before the person switches it on. */
export function ToolsPart({ client, editor, state: { fields } }: PartProps) {
  const { contextPage } = optionsWords;
  // The same for as long as this is shown: the tools of servers may be thousands.
  const changeTools = useCallback((tools: string[]) => editor.change({ tools }), [editor]);
  const choose = (name: string, isChosen: boolean) => {
    const others = fields.tools.filter((one) => one !== name);
    editor.change({ tools: isChosen ? [...others, name] : others });
  };
  const check = (name: ToolName) => (
    <CheckField
      key={name}
      name={`tool-${name}`}
      checked={fields.tools.includes(name)}
      onChange={(isChosen) => choose(name, isChosen)}
    >
      {contextPage.toolNames[name]}
    </CheckField>
  );
  return (
    <>
      <p className="text-small text-muted">{contextPage.toolsWhy}</p>
      {fields.model !== null && !takesTools(fields.model) && (
        <p data-takes-no-tools="" className="text-small">
          {contextPage.takesNoTools}
        </p>
      )}
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-small">{contextPage.readingTools}</legend>
        {READING_TOOLS.map(check)}
      </fieldset>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-small">{contextPage.writingTools}</legend>
        {WRITING_TOOLS.map(check)}
        <p className="text-small text-muted">{contextPage.writingToolsNote}</p>
      </fieldset>
      <Unasked tools={fields.tools} onTakeBack={(name) => choose(alwaysOf(name), false)} />
      <ServerToolsPart client={client} tools={fields.tools} onChange={changeTools} />
      <ToolRules
        rules={fields.toolRules ?? []}
        others={fields.tools.flatMap((one) => serverToolOf(one))}
        onChange={(toolRules) => editor.change({ toolRules })}
      />
    </>
  );
}

type UnaskedProps = {
  readonly tools: readonly string[];
  readonly onTakeBack: (name: ToolName) => void;
};

/** What the person has let tools do without a card; each can be taken back. */
function Unasked({ tools, onTakeBack }: UnaskedProps) {
  const { contextPage } = optionsWords;
  const unasked = WRITING_TOOLS.filter((name) => tools.includes(alwaysOf(name)));
  if (unasked.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-small">{contextPage.withoutAsking}</legend>
      {unasked.map((name) => (
        <CheckField key={name} name={`always-${name}`} checked onChange={() => onTakeBack(name)}>
          {contextPage.toolNames[name]}
        </CheckField>
      ))}
    </fieldset>
  );
}

/** The name of a server's tool that is on; nothing for what is none, or says that one asks no more. */
function serverToolOf(entry: string): readonly string[] {
  const name = nameInLeave(entry);
  return name === undefined || name.includes(":") ? [] : [name];
}
