import type { VaultStatus } from "../../contract/vault";
import { words } from "../words/words";
import { LockState } from "./lock-state";

type Props = {
  readonly contextName: string;
  readonly vault: VaultStatus | null;
  readonly onLock: () => void;
};

/** Who answers, and what protects what is said. */
export function Header({ contextName, vault, onLock }: Props) {
  return (
    <header className="flex h-11 shrink-0 items-center justify-between gap-2 border-b border-line ps-3 pe-1.5">
      <h1 data-context-name="" className="truncate text-base font-semibold">
        {contextName || words.appName}
      </h1>
      <LockState vault={vault} onLock={onLock} />
    </header>
  );
}
