import { QuietButton } from "../../quiet-button";
import { memoryWords } from "../../words/memory-words";

type Props = {
  readonly save: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
};

/** The two ways out of a form. */
export function FormFoot({ save, busy, onCancel }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <QuietButton type="submit" data-save="" disabled={busy}>
        {save}
      </QuietButton>
      <QuietButton data-cancel="" onClick={onCancel}>
        {memoryWords.cancel}
      </QuietButton>
    </div>
  );
}
