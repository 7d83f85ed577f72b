import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import type { Id } from "../../domain/id";
import { useKeyName } from "../keys/use-key-name";
import { Floating } from "../kit/floating";
import type { PanelShell } from "../panel-shell";
import { words } from "../words/words";

// Read when it is opened: the panel's first picture does not wait for it.
const ContextChoices = lazy(async () => {
  const { ContextChoices: Choices } = await import("./context-choices");
  return { default: Choices };
});

type Props = {
  readonly shell: PanelShell;
  /** The context that is shown; null until it is known. */
  readonly currentId: Id | null;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Who answers; a click offers the others. */
export function ContextSwitcher(props: Props) {
  const { shell, currentId, name, isOpen, onOpenChange } = props;
  // Another conversation is to have the keyboard; without one, the button has it again.
  const hasSwitched = useRef(false);
  const { contextMenu, appName } = words;
  const keyName = useKeyName();
  const button = (
    <button
      type="button"
      data-context-menu=""
      title={contextMenu.open(keyName("contexts"))}
      className="-ms-1 flex max-w-full min-w-0 items-center gap-1 rounded-md px-1 text-base leading-5 font-semibold hover:bg-tint"
    >
      <bdi
        data-context-name=""
        className="min-w-0 truncate max-[260px]:line-clamp-3 max-[260px]:text-start max-[260px]:whitespace-normal"
      >
        {name || appName}
      </bdi>
      <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  );
  return (
    <Floating
      button={button}
      label={contextMenu.label}
      side="bottom"
      align="start"
      control={{ open: isOpen, onOpenChange }}
      onClosed={(event) => {
        if (!hasSwitched.current) return;
        hasSwitched.current = false;
        event.preventDefault();
        shell.current.get().panel.edits.toComposer();
      }}
    >
      <Suspense>
        <ContextChoices
          shell={shell}
          currentId={currentId}
          onDone={() => {
            hasSwitched.current = true;
            onOpenChange(false);
          }}
        />
      </Suspense>
    </Floating>
  );
}
