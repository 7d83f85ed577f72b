import { ChevronDown } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { ContextCard } from "../../contract/context";
import { expiryOf, isAside } from "../../domain/expiry";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { Floating } from "../floating";
import { LinkButton } from "../link-button";
import { openContexts } from "../open-contexts";
import type { PanelShell } from "../panel-shell";
import { useAct } from "../use-act";
import { words } from "../words/words";
import { ContextFinder } from "./context-finder";
import { staysWords } from "./expiry-words";
import { PresetFinder } from "./preset-finder";

type Props = {
  readonly shell: PanelShell;
  /** The context that is shown; null until it is known. */
  readonly currentId: Id | null;
  /** The same with its times; null where it does not open. */
  readonly card: ContextCard | null;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Who answers; a click offers the others. */
export function ContextSwitcher(props: Props) {
  const { shell, currentId, card, name, isOpen, onOpenChange } = props;
  // Another conversation is to have the keyboard; without one, the button has it again.
  const hasSwitched = useRef(false);
  const { contextMenu, appName } = words;
  const button = (
    <button
      type="button"
      data-context-menu=""
      title={contextMenu.open}
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
      <Choices
        shell={shell}
        currentId={currentId}
        card={card}
        hasSwitched={hasSwitched}
        onDone={() => onOpenChange(false)}
      />
    </Floating>
  );
}

type ChoicesProps = Pick<Props, "shell" | "currentId" | "card"> & {
  readonly hasSwitched: RefObject<boolean>;
  readonly onDone: () => void;
};

function Choices({ shell, currentId, card, hasSwitched, onDone }: ChoicesProps) {
  const [showsPresets, setShowsPresets] = useState(false);
  const { failure, run } = useAct();
  const { contextMenu } = words;
  const go = async (act: () => Promise<void>) => {
    if (!(await run(act))) return;
    hasSwitched.current = true;
    onDone();
  };
  const choose = (contextId: Id) => go(() => shell.showContext(contextId));
  const make = (presetId: string) =>
    go(async () => {
      const input = { id: crypto.randomUUID(), presetId, overrides: {} };
      const made = await runTwice(() => shell.client.call("context.createFromPreset", input));
      await shell.showContext(made.context.id);
    });
  return (
    <>
      {showsPresets ? (
        <PresetFinder key="presets" client={shell.client} onChoose={make} />
      ) : (
        <ContextFinder archived client={shell.client} currentId={currentId} onChoose={choose} />
      )}
      <FailureLine failure={failure} />
      <Stays card={card} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <LinkButton data-presets="" onClick={() => setShowsPresets(!showsPresets)}>
          {showsPresets ? contextMenu.back : contextMenu.fromPreset}
        </LinkButton>
        <LinkButton data-all-contexts="" onClick={openContexts}>
          {contextMenu.edit}
        </LinkButton>
      </div>
    </>
  );
}

/** How long the shown context stays; what is near its end, or put aside, is told beside its name. */
function Stays({ card }: Pick<Props, "card">) {
  if (card === null || isAside(card.context, card, Date.now())) return null;
  const expiry = expiryOf(card.context, card, Date.now());
  if (expiry.state !== "fresh" && expiry.state !== "never") return null;
  return (
    <p data-stays={expiry.state} className="text-meta text-muted">
      {staysWords({ ...card, expiry })}
    </p>
  );
}
