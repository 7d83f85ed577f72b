import { CodeBlock } from "../markdown/code-block";
import { words } from "../words/words";
import { Folded } from "./folded";

/** Characters that stand in a line or two of the panel. */
const SHORT = 60;

/** The command that helps with a failure, a long one folded; nothing for null. */
export function HelpfulCommand({ command }: { readonly command: string | null | undefined }) {
  if (!command) return null;
  const code = <CodeBlock code={command} wrap />;
  if (command.length <= SHORT) return code;
  return (
    <Folded name={words.code.command} part="command">
      {code}
    </Folded>
  );
}
