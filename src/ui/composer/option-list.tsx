import { type ReactNode, useEffect, useRef } from "react";

export type Option = {
  readonly key: string;
  readonly name: ReactNode;
  readonly hint: string;
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly kind: "command" | "mention";
  readonly options: readonly Option[];
  /** The place of the one that Enter takes. */
  readonly at: number;
  readonly onPick: (at: number) => void;
};

/** The id of an option's line in the list of this id. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/** What can be chosen for what is being typed; the keyboard stays in the composer. */
export function OptionList({ id, label, kind, options, at, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = options[at]?.key;
  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      {...{ [`data-${kind}-list`]: "" }}
      aria-label={label}
      className="floating absolute inset-x-0 bottom-full mb-1 flex max-h-60 flex-col overflow-y-auto rounded-lg border border-line bg-raised p-1 text-small shadow-float"
    >
      {options.map(({ key, name, hint }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the composer has the keyboard and its keys.
        <div
          key={key}
          id={optionId(id, key)}
          role="option"
          data-option={key}
          aria-selected={index === at}
          tabIndex={-1}
          // Keeps the focus in the composer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          className={`flex shrink-0 cursor-pointer rounded-md px-2 py-1 hover:bg-tint ${kind === "mention" ? "flex-col" : "gap-2"} ${index === at ? "bg-tint" : ""}`}
        >
          {name}
          <span className="min-w-0 truncate text-muted">{hint}</span>
        </div>
      ))}
    </div>
  );
}
