import { useState } from "react";
import { expiryOf, isAside } from "../../domain/expiry";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import { useContextCard } from "../conversation/use-conversation";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import { useAct } from "../use-act";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { nameFor } from "./built-in-texts";
import { ContextFinder } from "./context-finder";
import { staysWords } from "./expiry-words";
import { PresetFinder } from "./preset-finder";

type Props = {
  readonly shell: PanelShell;
  /** The context that is shown; null until it is known. */
  readonly currentId: Id | null;
  /** Told once another conversation is shown. */
  readonly onDone: () => void;
};

/** The contexts to go to, the presets to make one from, and how long the shown one stays. */
export function ContextChoices({ shell, currentId, onDone }: Props) {
  const [showsPresets, setShowsPresets] = useState(false);
  const [ids] = useState(() => new Map<string, Id>());
  const { failure, run } = useAct();
  const { contextMenu } = words;
  const go = async (act: () => Promise<void>) => {
    if (await run(act)) onDone();
  };
  const choose = (contextId: Id) => go(() => shell.showContext(contextId));
  const make = (presetId: string) =>
    go(async () => {
      // Tried once more where it could not be shown, it is the same one.
      const id = ids.get(presetId) ?? crypto.randomUUID();
      ids.set(presetId, id);
      const input = { id, presetId, overrides: nameFor(presetId) };
      await runTwice(() => shell.client.call("context.createFromPreset", input));
      await shell.showContext(id);
      ids.delete(presetId);
    });
  return (
    <>
      {showsPresets ? (
        <PresetFinder key="presets" client={shell.client} onChoose={make} />
      ) : (
        <ContextFinder archived client={shell.client} currentId={currentId} onChoose={choose} />
      )}
      <FailureLine failure={failure} />
      <Stays shell={shell} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <LinkButton data-presets="" onClick={() => setShowsPresets(!showsPresets)}>
          {showsPresets ? contextMenu.back : contextMenu.fromPreset}
        </LinkButton>
        <LinkButton data-all-contexts="" onClick={() => openOptionsAt("contexts")}>
          {contextMenu.edit}
        </LinkButton>
      </div>
    </>
  );
}

/** How long the shown context stays; what is near its end, or archived, is told beside its name. */
function Stays({ shell }: Pick<Props, "shell">) {
  const card = useContextCard(useCell(shell.current).panel.conversation);
  if (card === null || isAside(card.context, card, Date.now())) return null;
  const expiry = expiryOf(card.context, card, Date.now());
  if (expiry.state !== "fresh" && expiry.state !== "never") return null;
  return (
    <p data-stays={expiry.state} className="text-meta text-muted">
      {staysWords({ ...card, expiry })}
    </p>
  );
}
