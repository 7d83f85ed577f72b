import { useId } from "react";
import type { VaultStatus } from "../../contract/vault";
import { inFirefox } from "../../domain/in-firefox";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import { joinSentences } from "../words/sentences";
import type { OptionsSession } from "./options-session";

const CHOICES = [1, 5, 15, 30, 60, 240] as const;
const NEVER = "never";

type Props = { readonly gate: Gate<OptionsSession>; readonly status: VaultStatus };

/** After how long without use the vault locks by itself; saved as it is chosen. */
export function AutoLock({ gate, status }: Props) {
  const id = useId();
  const { busy, failure, run } = useAct();
  const { autoLockMinutes: set, protection } = status;
  const { lockPage } = optionsWords;
  // A length that another version offered is shown as it is.
  const lengths = [...new Set([...CHOICES, ...(set === null ? [] : [set])])].sort((a, b) => a - b);
  const choose = (value: string) =>
    run(async () => {
      const minutes = value === NEVER ? null : Number(value);
      gate.accept(await gate.client.call("vault.setAutoLock", { minutes }));
    });
  return (
    <>
      <label htmlFor={id} className="text-small">
        {lockPage.autoLockAfter}
      </label>
      <select
        id={id}
        data-auto-lock=""
        value={set ?? NEVER}
        disabled={busy}
        onChange={(event) => choose(event.currentTarget.value)}
        className="self-start rounded-md border border-field bg-raised px-2 py-1"
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {lockPage.minutes(minutes)}
          </option>
        ))}
        <option value={NEVER}>{lockPage.never}</option>
      </select>
      <p className="text-small text-muted">
        {joinSentences([
          lockPage.autoLockNote,
          ...(inFirefox() ? [lockPage.autoLockNotBySystem] : []),
          ...(protection === "none" ? [lockPage.autoLockNoLock] : []),
        ])}
      </p>
      <FailureLine failure={failure} />
    </>
  );
}
