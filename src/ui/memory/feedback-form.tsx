import { type FormEvent, useState } from "react";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { useAct } from "../use-act";
import { memoryWords } from "../words/memory-words";
import { Choices } from "./choices";
import { FormFoot } from "./dialogs/form-foot";
import { giveFeedback } from "./give-feedback";
import type { Kept } from "./kept-line";
import { readField, TextField } from "./text-field";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly contextId: Id;
  readonly onClose: () => void;
  readonly onKept: (kept: Kept) => void;
};

const MOST_CHARACTERS = 500;

/** Whether an answer helped, and what should stay or be otherwise (M-056). */
export function FeedbackForm({ client, contextId, onClose, onKept }: Props) {
  const [said, setSaid] = useState<"helped" | "not">("helped");
  const { busy, failure, run } = useAct();
  const { feedback, remember } = memoryWords;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = readField(event.currentTarget, "words");
    run(async () => {
      const given = { helped: said === "helped", words };
      const takeBack = await giveFeedback(client, contextId, given);
      onKept({ sentence: feedback.kept, takeBack });
    });
  };
  return (
    <form data-feedback={said} onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-small text-muted">{feedback.means}</p>
      <Choices
        name="feedback"
        legend={feedback.legend}
        value={said}
        values={["helped", "not"]}
        names={feedback.names}
        means={feedback.asks}
        onChange={setSaid}
      />
      <TextField
        name="words"
        label={feedback.words}
        maxLength={MOST_CHARACTERS}
        rows={2}
        required
      />
      <FailureLine failure={failure} />
      <FormFoot save={remember.keep} busy={busy} onCancel={onClose} />
    </form>
  );
}
