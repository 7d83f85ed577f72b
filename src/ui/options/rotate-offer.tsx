import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { useFirstFocus } from "../use-first-focus";
import { optionsWords } from "../words/options-words";
import type { Ways } from "./use-ways";

/** After a way was taken away: why the vault key may have to follow, and the button for it. */
export function RotateOffer({ ways }: { readonly ways: Ways }) {
  const { lockPage } = optionsWords;
  const offer = useFirstFocus<HTMLElement>();
  return (
    <section
      ref={offer}
      tabIndex={-1}
      aria-label={lockPage.changeKey}
      data-rotate-offer=""
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-small"
    >
      <p>{lockPage.rotateOffer}</p>
      <div className="flex flex-wrap items-center gap-2">
        <PrimaryButton data-rotate-now="" disabled={ways.busy} onClick={ways.rotate}>
          {lockPage.changeKey}
        </PrimaryButton>
        <QuietButton onClick={ways.dismissOffer}>{lockPage.notNow}</QuietButton>
      </div>
    </section>
  );
}
