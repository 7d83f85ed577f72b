import { Lightbulb } from "lucide-react";
import { useMemo } from "react";
import type { ContextFields } from "../../../domain/context";
import type { Model } from "../../../domain/model";
import { reviewPersonality } from "../../../domain/review-personality";
import { isSmallModel } from "../../../domain/small-model";
import { clipText } from "../../clip-text";
import { optionsWords } from "../../words/options-words";

/** Characters of a place that tell it apart. */
const MAX_EXCERPT = 60;

type Props = {
  readonly fields: Pick<ContextFields, "systemPrompt" | "personality">;
  /** What is to answer by it; null where nobody knows. */
  readonly model?: Model | null;
};

/** What may keep a personality from holding (M-054), as it is typed; hints, nothing is refused. */
export function PersonalityHints({ fields: { systemPrompt, personality }, model = null }: Props) {
  const { contextPage } = optionsWords;
  const forSmall = model !== null && isSmallModel(model);
  const hints = useMemo(
    () => reviewPersonality({ systemPrompt, personality }, { forSmall }),
    [systemPrompt, personality, forSmall],
  );
  const texts = { systemPrompt, personality };
  const sentences = hints.map(({ code, about, field, start, end }) =>
    contextPage.hint({ code, about, field }, clipText(texts[field].slice(start, end), MAX_EXCERPT)),
  );
  return (
    <div aria-live="polite" data-hints={hints.length} className="text-small empty:-mt-3">
      {hints.length > 0 && (
        <>
          <p className="flex items-center gap-1.5 font-semibold">
            <Lightbulb size={14} aria-hidden="true" className="shrink-0 text-caution" />
            {contextPage.hints}
          </p>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {[...new Set(sentences)].map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
