import { QuietButton } from "../quiet-button";
import { optionsWords } from "../words/options-words";
import type { Ways } from "./use-ways";

type Props = { readonly ways: Ways; readonly sealing: boolean };

/** Changes the vault key, and says what that is for. */
export function VaultKeyPart({ ways, sealing }: Props) {
  const { lockPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{lockPage.keyWhy}</p>
      {sealing && <p className="text-small">{lockPage.keyBusy}</p>}
      <QuietButton data-rotate="" disabled={ways.busy || sealing} onClick={ways.rotate}>
        {lockPage.changeKey}
      </QuietButton>
    </>
  );
}
