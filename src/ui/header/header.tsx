import { Menu, Settings } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import { ContextSwitcher } from "../contexts/context-switcher";
import type { ShownConversation } from "../conversation/conversation-state";
import { useContextCard } from "../conversation/use-conversation";
import { usePageKey } from "../keys/use-page-key";
import { openOptions } from "../open-options";
import type { PanelShell } from "../panel-shell";
import { takeRestored } from "../take-restored";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { ConversationMenu } from "./conversation-menu";
import { LockState } from "./lock-state";

// Read when a context is shown: the panel's first picture does not wait for it.
const ExpiryState = lazy(async () => {
  const { ExpiryState: State } = await import("./expiry-state");
  return { default: State };
});

type Props = {
  readonly shell: PanelShell;
  /** Null until it is known. */
  readonly opened: ShownConversation | null;
  readonly vault: VaultStatus | null;
  readonly onLock: () => void;
  readonly onList: () => void;
  readonly onMemory: () => void;
  readonly onFind: () => void;
};

/** Who answers, what it is about, when that ends, and what protects what is said. */
export function Header(props: Props) {
  const { shell, opened, vault, onLock, onList, onMemory, onFind } = props;
  const [isSwitching, setSwitching] = useState(false);
  usePageKey({ key: "contexts", act: () => setSwitching((open) => !open) });
  const waiting = useCell(shell.waiting).some((id) => id !== opened?.conversation.id);
  return (
    // Where the text is twice as large, the name keeps a line of its own beside the list.
    <header className="flex min-h-11 shrink-0 items-center justify-end gap-0.5 border-b border-line px-1 max-[260px]:flex-wrap">
      <ListButton isOff={opened === null} isWaiting={waiting} onPress={onList} />
      <div className="flex min-w-0 grow flex-col ps-1 max-[260px]:basis-[calc(100%-40px)]">
        <h1 className="flex min-w-0">
          <ContextSwitcher
            shell={shell}
            currentId={opened?.conversation.contextId ?? null}
            name={opened?.contextName ?? ""}
            isOpen={isSwitching}
            onOpenChange={setSwitching}
          />
        </h1>
        <div className="flex min-w-0 items-center gap-2">
          <Ending shell={shell} />
          <Title title={opened?.conversation.title ?? ""} />
        </div>
      </div>
      <LockState vault={vault} onLock={onLock} />
      <OptionsButton />
      {opened !== null && (
        <ConversationMenu
          shell={shell}
          opened={opened}
          onMemory={onMemory}
          onSearch={onList}
          onFind={onFind}
        />
      )}
    </header>
  );
}

/** When the shown context's time ends, which each message moves: only this is drawn anew for it. */
function Ending({ shell }: Pick<Props, "shell">) {
  const { conversation } = useCell(shell.current).panel;
  const card = useContextCard(conversation);
  if (card === null) return null;
  return (
    <Suspense>
      <ExpiryState
        client={shell.client}
        card={card}
        onExtended={(extended) => conversation.dispatch({ type: "context", card: extended })}
        onRestored={(restored) => takeRestored(shell, restored)}
      />
    </Suspense>
  );
}

type ListProps = {
  readonly isOff: boolean;
  /** Whether an answer waits in another conversation. */
  readonly isWaiting: boolean;
  readonly onPress: () => void;
};

function ListButton({ isOff, isWaiting, onPress }: ListProps) {
  const name = isWaiting ? words.conversations.openWaiting : words.conversations.open;
  return (
    <button
      type="button"
      data-conversation-list=""
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onPress}
      // Where the list stands beside the conversation there is nothing to open.
      className="relative grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink min-[56em]:hidden"
    >
      <Menu size={16} aria-hidden="true" />
      {isWaiting && (
        <span data-waiting="" className="absolute end-1 top-1 size-2 rounded-full bg-accent" />
      )}
    </button>
  );
}

function OptionsButton() {
  return (
    <button
      type="button"
      data-open-options=""
      aria-label={words.options}
      title={words.options}
      onClick={openOptions}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <Settings size={16} aria-hidden="true" />
    </button>
  );
}

/** The conversation's own; nothing while it has none. */
function Title({ title }: { readonly title: string }) {
  if (title === "") return null;
  return (
    <bdi
      data-conversation-title=""
      title={title}
      className="min-w-0 truncate text-meta leading-4 text-muted"
    >
      {title}
    </bdi>
  );
}
