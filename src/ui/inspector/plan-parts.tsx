import type { PromptView } from "../../contract/prompt";
import type { PlannedMessage } from "../../domain/prompt-plan";
import { clipText } from "../clip-text";
import { inspectorWords } from "../words/inspector-words";
import { LongText } from "./long-text";
import { PartLine } from "./part-line";
import { planRows, withImageNames } from "./plan-rows";

type Props = { readonly view: PromptView; readonly window: number | null };

/** Characters of a message that tell it apart while it is folded. */
const BEGINNING = 60;

/** Every part of the request, one line each, in the order in which they are sent. */
export function PlanParts({ view, window }: Props) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {planRows(view).map(({ key, name, source, tokens, text, messages }) => (
        <PartLine key={key} id={key} name={name} note={source} tokens={tokens} window={window}>
          {() =>
            messages === null ? (
              <LongText text={text} label={name} />
            ) : (
              <Messages messages={messages} window={window} />
            )
          }
        </PartLine>
      ))}
    </ol>
  );
}

type MessagesProps = {
  readonly messages: readonly PlannedMessage[];
  readonly window: number | null;
};

function Messages({ messages, window }: MessagesProps) {
  const { roles } = inspectorWords;
  return (
    <ol className="flex flex-col">
      {messages.map(({ id, role, tokens, ...said }) => (
        <PartLine
          key={id}
          id={id}
          name={roles[role]}
          note={clipText(withImageNames(said), BEGINNING)}
          tokens={tokens}
          window={window}
        >
          {() => <LongText text={withImageNames(said)} label={roles[role]} />}
        </PartLine>
      ))}
    </ol>
  );
}
