import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { optionsWords } from "../../words/options-words";

type Props = {
  /** The context's name, where others stand beside it. */
  readonly name?: string;
  readonly busy: boolean;
  /** With `keep` it is never archived by itself any more. */
  readonly onRestore: (how: { readonly keep?: true }) => void;
};

/** The two ways back for a context that is archived. */
export function RestoreButtons({ name, busy, onRestore }: Props) {
  const { contextPage } = optionsWords;
  const { labelOf } = connectionWords.providers;
  const named = (does: string) => (name === undefined ? undefined : labelOf(does, name));
  return (
    <div className="flex flex-wrap gap-2">
      <QuietButton
        data-restore=""
        aria-label={named(contextPage.restore)}
        disabled={busy}
        onClick={() => onRestore({})}
      >
        {contextPage.restore}
      </QuietButton>
      <QuietButton
        data-keep=""
        aria-label={named(contextPage.keep)}
        title={contextPage.keepMeans}
        disabled={busy}
        onClick={() => onRestore({ keep: true })}
      >
        {contextPage.keep}
      </QuietButton>
    </div>
  );
}
