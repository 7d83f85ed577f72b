import type { ConnectionKind } from "../../../domain/connection";
import { FailureLine } from "../../failure-line";
import { Folded } from "../../kit/folded";
import { SwitchField } from "../../kit/switch-field";
import { CodeBlock } from "../../markdown/code-block";
import { useAct } from "../../use-act";
import { connectionWords } from "../../words/connection-words";
import { errorEnvironment } from "../../words/error-environment";
import { originsCommand, originsSetting } from "../../words/origins-command";
import { toolServerWords } from "../../words/tool-server-words";

type Props = {
  readonly hidesOrigin: boolean;
  /** What else helps, and what the switch means there, is Ollama's own. */
  readonly kind?: ConnectionKind;
  /** Whether that server runs on this machine: a command is of use there only. */
  readonly isHere: boolean;
  readonly onChange: (on: boolean) => Promise<unknown>;
};

/** That Ollama refuses extensions and is not told who asks, with the switch; folded, the other way. */
export function OriginHelp({ hidesOrigin, kind = "ollama", isHere, onChange }: Props) {
  const { failure, run } = useAct();
  const words = connectionWords.origin;
  const { system, origin } = errorEnvironment();
  const code = isHere ? originsCommand(system, origin) : originsSetting(origin);
  return (
    <div data-origin-help="" className="flex flex-col gap-1">
      <SwitchField
        name="hide-origin"
        checked={hidesOrigin}
        onChange={(on) => run(() => onChange(on))}
      >
        {switchText(kind)}
      </SwitchField>
      {kind === "ollama" && (
        <Folded name={words.more} part="origin">
          <p className="text-muted">{words.hideMeans}</p>
          <p className="text-muted">{isHere ? words.command : words.setting}</p>
          <CodeBlock code={code} wrap />
        </Folded>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}

function switchText(kind: ConnectionKind): string {
  const { origin } = connectionWords;
  if (kind === "mcp") return toolServerWords.list.hideOrigin;
  return kind === "ollama" ? origin.hide : origin.hideCors;
}
