import { FailureLine } from "../../failure-line";
import { CodeBlock } from "../../markdown/code-block";
import { useAct } from "../../use-act";
import { connectionWords } from "../../words/connection-words";
import { errorPlace } from "../../words/error-place";
import { originsCommand, originsSetting } from "../../words/origins-command";
import { CheckField } from "../prompt/check-field";

type Props = {
  readonly hidesOrigin: boolean;
  /** Whether that server runs on this machine: a command is of use there only. */
  readonly isHere: boolean;
  readonly onChange: (on: boolean) => Promise<unknown>;
};

/** The two ways out where Ollama refuses extensions: told of this one, or not told who asks. */
export function OriginHelp({ hidesOrigin, isHere, onChange }: Props) {
  const { failure, run } = useAct();
  const { origin } = connectionWords;
  const { system, extensionId } = errorPlace();
  const code = isHere ? originsCommand(system, extensionId) : originsSetting(extensionId);
  return (
    <div data-origin-help="" className="flex flex-col gap-2 text-small">
      <p className="font-semibold">{origin.title}</p>
      <p className="text-muted">{isHere ? origin.command : origin.setting}</p>
      <CodeBlock code={code} wrap />
      <CheckField
        name="hide-origin"
        checked={hidesOrigin}
        onChange={(on) => run(() => onChange(on))}
        note={origin.hideMeans}
      >
        {origin.hide}
      </CheckField>
      <FailureLine failure={failure} />
    </div>
  );
}
