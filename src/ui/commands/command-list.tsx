import { COMMANDS } from "../../domain/command";
import { OptionList } from "../composer/option-list";
import { words } from "../words/words";
import type { CommandMenu } from "./command-menu";
import type { OtherCommand } from "./match-commands";

type Props = {
  readonly id: string;
  readonly menu: CommandMenu;
  /** Beside the product's own. */
  readonly others: readonly OtherCommand[];
  readonly onRun: (name: string) => void;
};

/** The commands that what is typed may become. */
export function CommandList({ id, menu, others, onRun }: Props) {
  const options = menu.names.map((name) => ({
    key: name,
    name: <span className="shrink-0 font-semibold">/{name}</span>,
    hint: hintOf(name, others),
  }));
  return (
    <OptionList
      id={id}
      kind="command"
      label={words.commands.label}
      options={options}
      at={menu.at}
      onPick={(at) => {
        const name = menu.names[at];
        if (name !== undefined) onRun(name);
      }}
    />
  );
}

function hintOf(name: string, others: readonly OtherCommand[]): string {
  const own = COMMANDS.find((one) => one === name);
  if (own !== undefined) return words.commands.hints[own];
  return others.find((one) => one.name === name)?.hint ?? "";
}
