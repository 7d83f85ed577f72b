import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";

type Props = {
  readonly busy: boolean;
  /** With `keep` it is never archived by itself any more. */
  readonly onRestore: (how: { readonly keep?: true }) => void;
};

/** The two ways back for a context that is archived. */
export function RestoreButtons({ busy, onRestore }: Props) {
  const { contextPage } = optionsWords;
  return (
    <div className="flex flex-wrap gap-2">
      <QuietButton data-restore="" disabled={busy} onClick={() => onRestore({})}>
        {contextPage.restore}
      </QuietButton>
      <QuietButton
        data-keep=""
        title={contextPage.keepMeans}
        disabled={busy}
        onClick={() => onRestore({ keep: true })}
      >
        {contextPage.keep}
      </QuietButton>
    </div>
  );
}
