import type { VaultStatus } from "../../contract/vault";
import { words } from "../words/words";
import { LockState } from "./lock-state";

type Props = {
  readonly contextName: string;
  /** The conversation's own; empty while it has none. */
  readonly title: string;
  readonly vault: VaultStatus | null;
  readonly onLock: () => void;
};

/** Who answers, what it is about, and what protects what is said. */
export function Header({ contextName, title, vault, onLock }: Props) {
  return (
    <header className="flex h-11 shrink-0 items-center justify-between gap-2 border-b border-line ps-3 pe-1.5">
      <div className="flex min-w-0 items-baseline gap-2">
        <h1 data-context-name="" className="max-w-48 shrink-0 truncate text-base font-semibold">
          {contextName || words.appName}
        </h1>
        {title !== "" && (
          <bdi
            data-conversation-title=""
            title={title}
            className="min-w-0 truncate text-meta text-muted"
          >
            {title}
          </bdi>
        )}
      </div>
      <LockState vault={vault} onLock={onLock} />
    </header>
  );
}
