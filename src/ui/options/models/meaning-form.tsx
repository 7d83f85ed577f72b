import { type FormEvent, useState } from "react";
import type { EmbeddingModel } from "../../../domain/embedder-choice";
import { remoteHost } from "../../models/model-place";
import { PrimaryButton } from "../../primary-button";
import { meaningWords } from "../../words/meaning-words";
import { PlainField } from "./plain-field";

type Props = {
  readonly busy: boolean;
  readonly toModel: (name: string) => EmbeddingModel | null;
  readonly onUse: (model: EmbeddingModel) => void;
};

const MAX_NAME = 300;

/** Names a server's model, after it was said where every text would go. */
export function MeaningForm({ busy, toModel, onUse }: Props) {
  const [name, setName] = useState("");
  const model = toModel(name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && model !== null && model.name !== "") onUse(model);
  };
  const host = model === null ? null : remoteHost({ ...model, window: null, thinks: false });
  return (
    <form onSubmit={submit} autoComplete="off" className="flex flex-col gap-3">
      <PlainField
        name="embedding-model"
        label={meaningWords.model}
        maxLength={MAX_NAME}
        dir="ltr"
        note={meaningWords.example}
        onText={setName}
      />
      <p data-leaves={host ?? ""} className="text-small">
        {host === null ? meaningWords.stays : meaningWords.leaves(host)}
      </p>
      <PrimaryButton type="submit" data-use-embedder="" aria-disabled={busy}>
        {busy ? meaningWords.trying : meaningWords.use}
      </PrimaryButton>
    </form>
  );
}
