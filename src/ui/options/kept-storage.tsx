import { CircleCheck, Info } from "lucide-react";
import { keepStorage } from "../keep-storage";
import { OwnText } from "../own-text/own-text";
import { useAnswer } from "../use-answer";
import { optionsWords } from "../words/options-words";

const ask = () => keepStorage();

type Props = {
  /** Without them nothing but backups lies where a deleted database does not take it along. */
  readonly hasBuckets?: boolean;
};

/** Whether the browser keeps what is stored, whatever becomes of the disk, and what brings it back. */
export function KeptStorage({ hasBuckets = "storageBuckets" in navigator }: Props) {
  return (
    <>
      <Granted />
      {!hasBuckets && (
        <div data-no-journal="" className="flex items-start gap-2 text-small">
          <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
          <p className="min-w-0">
            <OwnText text={optionsWords.healthPage.storage.noBuckets} />
          </p>
        </div>
      )}
    </>
  );
}

function Granted() {
  const { value } = useAnswer(ask);
  const { storage } = optionsWords.healthPage;
  if (value === null) return null;
  const Icon = value ? CircleCheck : Info;
  return (
    <div data-kept-storage={String(value)} className="flex items-start gap-2 text-small">
      <Icon
        size={16}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${value ? "text-protected" : "text-muted"}`}
      />
      <p className="min-w-0">{value ? storage.kept : storage.notKept}</p>
    </div>
  );
}
