import { CircleCheck, Info } from "lucide-react";
import { keepStorage } from "../keep-storage";
import { useAnswer } from "../use-answer";
import { optionsWords } from "../words/options-words";

const ask = () => keepStorage();

/** Whether the browser keeps what is stored, whatever becomes of the disk. */
export function KeptStorage() {
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
