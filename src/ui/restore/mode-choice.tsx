import { type ReactNode, useId } from "react";
import type { RestorePreview } from "../../contract/restore";
import { restoreWords } from "../words/restore-words";
import type { RestoreMode } from "./restorer";

type Props = {
  readonly preview: RestorePreview;
  readonly mode: RestoreMode;
  readonly onMode: (mode: RestoreMode) => void;
  readonly bringsBack: boolean;
  readonly onBringsBack: (bringsBack: boolean) => void;
};

/** Merging or replacing, each with what it means for what is here. */
export function ModeChoice({ preview, mode, onMode, ...back }: Props) {
  const name = useId();
  const option = (one: RestoreMode, means: ReactNode) => (
    <label className="flex items-start gap-2">
      <input
        type="radio"
        name={name}
        data-restore-mode={one}
        checked={mode === one}
        onChange={() => onMode(one)}
        className="mt-1 accent-accent"
      />
      <span>
        {restoreWords[one]}
        <span className="block text-muted">{means}</span>
      </span>
    </label>
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{restoreWords.how}</legend>
      {option("merge", restoreWords.mergeMeans)}
      {mode === "merge" && <BackChoice preview={preview} {...back} />}
      {option("replace", restoreWords.replaceMeans(preview.onlyHere))}
      {mode === "replace" && preview.keysLost > 0 && (
        <p data-restore-keys-lost={preview.keysLost}>{restoreWords.keysLost(preview.keysLost)}</p>
      )}
      <p className="text-muted">{restoreWords.backupFirst}</p>
    </fieldset>
  );
}

/** Whether a merge brings back what was deleted here for good; nothing where the backup has none of it. */
function BackChoice({
  preview: { conversations, messages, others },
  bringsBack,
  onBringsBack,
}: Pick<Props, "preview" | "bringsBack" | "onBringsBack">) {
  const gone = {
    conversations: conversations.deleted,
    messages: messages.deleted,
    others: others.deleted,
  };
  if (gone.conversations + gone.messages + gone.others === 0) return null;
  return (
    <div data-restore-deleted="" className="flex flex-col gap-1 ps-6">
      <p>{restoreWords.deletedHere(gone)}</p>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          data-restore-bring-back=""
          checked={bringsBack}
          onChange={(event) => onBringsBack(event.target.checked)}
          className="mt-1 accent-accent"
        />
        {restoreWords.bringBack}
      </label>
    </div>
  );
}
