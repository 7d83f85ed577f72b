import type { CommandName } from "../../domain/command";
import { words } from "../words/words";
import type { CommandMenu } from "./command-menu";

type Props = {
  readonly id: string;
  readonly menu: CommandMenu;
  readonly onRun: (name: CommandName) => void;
};

/** The id of a command's line in the list of this id. */
export function optionId(listId: string, name: CommandName): string {
  return `${listId}-${name}`;
}

/** The commands that what is typed may become; the keyboard stays in the composer. */
export function CommandList({ id, menu, onRun }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      data-command-list=""
      aria-label={words.commands.label}
      className="floating absolute inset-x-0 bottom-full mb-1 flex flex-col rounded-lg border border-line bg-raised p-1 text-small shadow-float"
    >
      {menu.names.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the composer has the keyboard and its keys.
        <div
          key={name}
          id={optionId(id, name)}
          role="option"
          data-command={name}
          aria-selected={index === menu.at}
          tabIndex={-1}
          // Keeps the focus in the composer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(name)}
          className={`flex cursor-pointer gap-2 rounded-md px-2 py-1 hover:bg-tint ${index === menu.at ? "bg-tint" : ""}`}
        >
          <span className="shrink-0 font-semibold">/{name}</span>
          <span className="min-w-0 truncate text-muted">{words.commands.hints[name]}</span>
        </div>
      ))}
    </div>
  );
}
