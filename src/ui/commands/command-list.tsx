import type { CommandName } from "../../domain/command";
import { OptionList } from "../composer/option-list";
import { words } from "../words/words";
import type { CommandMenu } from "./command-menu";

type Props = {
  readonly id: string;
  readonly menu: CommandMenu;
  readonly onRun: (name: CommandName) => void;
};

/** The commands that what is typed may become. */
export function CommandList({ id, menu, onRun }: Props) {
  const options = menu.names.map((name) => ({
    key: name,
    name: <span className="shrink-0 font-semibold">/{name}</span>,
    hint: words.commands.hints[name],
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
