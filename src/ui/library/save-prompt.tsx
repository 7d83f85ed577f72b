import { useRef } from "react";
import { cleanLabel } from "../../domain/clean-label";
import type { Remembered } from "../conversation/message-actions";
import { runTwice } from "../conversation/run-twice";
import { SmallDialog } from "../conversations/small-dialog";
import type { Panel } from "../panel";
import { libraryWords } from "../words/library-words";
import { PromptFieldsForm } from "./prompt-fields";
import { refuseLong } from "./refuse-long";

type Props = {
  readonly panel: Panel;
  readonly what: Remembered;
  readonly onClose: () => void;
  readonly onClosed: () => void;
};

/** Characters of a message that become its title. */
const TITLE = 50;

/** Keeps a message, or what was selected of it, in the prompt library. */
export function SavePrompt({ panel: { client, conversation }, what, onClose, onClosed }: Props) {
  const id = useRef(crypto.randomUUID());
  const message = conversation.get().messages.find((one) => one.id === what.messageId);
  const text = what.selected || (message?.text ?? "");
  return (
    <SmallDialog title={libraryWords.add} onClose={onClose} onClosed={onClosed}>
      <PromptFieldsForm
        begun={{ title: cleanLabel(text, TITLE), command: "", text }}
        onSave={async (fields) => {
          refuseLong(fields);
          const input = { id: id.current, version: null, fields };
          await runTwice(() => client.call("library.save", input));
          onClose();
        }}
        onCancel={onClose}
      />
    </SmallDialog>
  );
}
