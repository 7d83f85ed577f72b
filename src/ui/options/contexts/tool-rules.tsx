import { useState } from "react";
import { MAX_RULE_CALLS, MAX_TOOL_RULES, type ToolRule } from "../../../domain/tool-rule";
import { NumberField } from "../../kit/number-field";
import { SelectField } from "../../kit/select-field";
import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";

type Props = {
  readonly rules: readonly ToolRule[];
  /** Names of servers' tools that are on; rules are for them, too. */
  readonly others: readonly string[];
  readonly onChange: (rules: ToolRule[]) => void;
};

/** How often a tool may be called where nothing else is said. */
const MOST = 3;

/** The rules by which tools are called, in their order; each can be removed, and one added. */
export function ToolRules({ rules, others, onChange }: Props) {
  const { contextPage } = optionsWords;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-small">{contextPage.toolRules}</legend>
      {rules.length > 0 && (
        <ul className="flex flex-col gap-1 text-small">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may say the same.
            <li key={index} data-tool-rule={rule.type} className="flex items-center gap-2">
              <span className="wrap-anywhere">{contextPage.toolRule(rule)}</span>
              <QuietButton
                data-remove-rule={index}
                aria-label={contextPage.removeRuleName(contextPage.toolRule(rule))}
                onClick={() => onChange(rules.toSpliced(index, 1))}
              >
                {contextPage.removeRule}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      {rules.length < MAX_TOOL_RULES && (
        <NewRule others={others} onAdd={(rule) => onChange([...rules, rule])} />
      )}
    </fieldset>
  );
}

type NewProps = Pick<Props, "others"> & { readonly onAdd: (rule: ToolRule) => void };

function NewRule({ others, onAdd }: NewProps) {
  const { contextPage } = optionsWords;
  const ofServers = others.map((name) => [name, name] as const);
  const names: Readonly<Record<string, string>> = {
    ...contextPage.toolNames,
    ...Object.fromEntries(ofServers),
  };
  const [type, setType] = useState<ToolRule["type"]>("MaxCalls");
  const [tool, setTool] = useState<string>("now");
  const [prior, setPrior] = useState<string>("now");
  const [max, setMax] = useState(MOST);
  const [isMaxWrong, setMaxWrong] = useState(false);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SelectField
        name="rule-type"
        label={contextPage.ruleType}
        value={type}
        options={contextPage.ruleTypes}
        onChange={(next) => {
          setType(next);
          // A field that comes back shows what was taken last.
          setMaxWrong(false);
        }}
      />
      <SelectField
        name="rule-tool"
        label={contextPage.ruleTool}
        value={tool}
        options={names}
        onChange={setTool}
      />
      {type === "RequiresPrior" && (
        <SelectField
          name="rule-prior"
          label={contextPage.rulePrior}
          value={prior}
          options={names}
          onChange={setPrior}
        />
      )}
      {type === "MaxCalls" && (
        <NumberField
          name="rule-max"
          label={contextPage.ruleMax}
          value={max}
          min={1}
          max={MAX_RULE_CALLS}
          onNumber={(value) => value !== null && setMax(value)}
          onCheck={setMaxWrong}
        />
      )}
      <AddButton
        isOff={type === "MaxCalls" && isMaxWrong}
        onAdd={() => onAdd(ruleOf({ type, tool, prior, max }))}
      />
    </div>
  );
}

type AddProps = { readonly isOff: boolean; readonly onAdd: () => void };

/** Where a field is wrong it does nothing, and keeps the keyboard: so it is not disabled. */
function AddButton({ isOff, onAdd }: AddProps) {
  return (
    // Beside the fields, not beside their names.
    <div className="flex pt-[calc(1lh+6px)] text-small">
      <QuietButton
        data-add-rule=""
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) onAdd();
        }}
      >
        {optionsWords.contextPage.addRule}
      </QuietButton>
    </div>
  );
}

type Draft = {
  readonly type: ToolRule["type"];
  readonly tool: string;
  readonly prior: string;
  readonly max: number;
};

function ruleOf({ type, tool, prior, max }: Draft): ToolRule {
  if (type === "RequiresPrior") return { type, tool, prior };
  return type === "MaxCalls" ? { type, tool, max } : { type, tool };
}
