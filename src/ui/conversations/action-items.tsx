import { Popover } from "radix-ui";
import { type KeyboardEvent, useRef } from "react";
import { nextOption } from "../contexts/use-option-keys";

export type Action = {
  readonly name: string;
  readonly label: string;
  /** The key that does the same. */
  readonly hint?: string;
  /** Whether a line stands above it. */
  readonly apart?: boolean;
  readonly run: () => void;
};

type Props = {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
  /** Gives the keyboard back, where no button of the menu gets it. */
  readonly giveBack?: () => void;
};

/** The list of a menu; what is chosen runs once the keyboard is where it was before. */
export function ActionItems({ label, actions, onClose, giveBack }: Props) {
  const chosen = useRef<(() => void) | null>(null);
  const items = useRef<HTMLDivElement>(null);
  return (
    <Popover.Portal container={landmark()}>
      <Popover.Content
        ref={items}
        role="menu"
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          itemsOf(items.current)[0]?.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (giveBack !== undefined) {
            event.preventDefault();
            giveBack();
          }
          const run = chosen.current;
          chosen.current = null;
          if (run !== null) queueMicrotask(run);
        }}
        onKeyDown={(event) => {
          if (event.key === "Tab") onClose();
          else moveFocus(event);
        }}
        // The key that opened it may be let go only now.
        onContextMenu={(event) => event.preventDefault()}
        className="floating z-10 flex max-h-(--radix-popover-content-available-height) min-w-48 flex-col overflow-y-auto rounded-lg border border-line bg-raised p-1 text-small text-ink shadow-float"
      >
        {actions.map((action, index) => (
          <Item
            key={action.name}
            action={action}
            isFirst={index === 0}
            onChoose={() => {
              chosen.current = action.run;
              onClose();
            }}
          />
        ))}
      </Popover.Content>
    </Popover.Portal>
  );
}

type ItemProps = {
  readonly action: Action;
  readonly isFirst: boolean;
  readonly onChoose: () => void;
};

function Item({ action, isFirst, onChoose }: ItemProps) {
  const { name, label, hint, apart = false } = action;
  return (
    <>
      {apart && !isFirst && <hr className="-mx-1 my-1 border-line" />}
      <button
        type="button"
        role="menuitem"
        data-action={name}
        tabIndex={-1}
        onClick={onChoose}
        // A list that scrolls then would put another item under the pointer.
        onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
        className="flex items-center gap-4 rounded-md px-2 py-1.5 text-start outline-none focus:bg-tint"
      >
        <span className="grow">{label}</span>
        {hint && <span className="text-meta text-muted">{hint}</span>}
      </button>
    </>
  );
}

/** Part of the page that a menu belongs to: one that stands beside all landmarks is passed by. */
function landmark(): HTMLElement | null {
  // Read again with each drawing: a menu is drawn when it opens, and a sheet may be there by then.
  return globalThis.document?.querySelector('[aria-modal="true"], main') ?? null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  const next = nextOption(event.key, { at, count: items.length, inText: false });
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

function itemsOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
