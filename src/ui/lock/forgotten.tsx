import type { Gate, Session } from "../gate/gate";
import { OtherStores } from "../recovery/other-stores";
import { StartNew } from "../recovery/start-new";
import { formatEither } from "../words/format";
import { words } from "../words/words";
import type { UnlockKind } from "./unlock-kinds";

type Props<S extends Session> = {
  readonly gate: Gate<S>;
  readonly others: readonly UnlockKind[];
};

/** What is left when nothing at hand opens the vault; it promises nothing that is not so. */
export function Forgotten<S extends Session>({ gate, others }: Props<S>) {
  const { unlock, methodNames } = words;
  const names = formatEither(others.map((kind) => methodNames[kind]));
  return (
    <details data-forgotten="" className="text-small text-muted">
      <summary className="self-start rounded-sm hover:text-ink">{unlock.forgotten}</summary>
      <div className="mt-2 flex flex-col gap-2">
        <p>{others.length === 0 ? unlock.noOthers : unlock.others(names)}</p>
        <p>{unlock.nobody}</p>
        <p>{unlock.anew}</p>
        <StartNew gate={gate} />
        <OtherStores gate={gate} />
      </div>
    </details>
  );
}
