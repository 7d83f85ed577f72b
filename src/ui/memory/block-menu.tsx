import { Ellipsis } from "lucide-react";
import type { BlockCard, SharedCard } from "../../contract/memory";
import { assertNever } from "../../domain/assert-never";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import type { Action } from "../conversations/action-items";
import { ActionMenu } from "../conversations/action-menu";
import { FailureLine } from "../failure-line";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { useSheet } from "../use-sheet";
import { memoryWords } from "../words/memory-words";
import { BlockHistory } from "./dialogs/block-history";
import { BlockLayout } from "./dialogs/block-layout";
import { BlockSettings } from "./dialogs/block-settings";
import { BlockSharing } from "./dialogs/block-sharing";
import type { BlockDialogProps, MemorySurface } from "./memory-props";

type Props = {
  readonly surface: MemorySurface;
  readonly card: BlockCard | SharedCard;
  readonly onChanged: () => void;
};

type Question = "settings" | "layout" | "history" | "share";

/** What can be done with a block, beside editing it. */
export function BlockMenu({ surface, card, onChanged }: Props) {
  const sheet = useSheet<Question>();
  const { failure, run } = useAct();
  const { menu, more } = memoryWords;
  const ask = (name: Question): Action => ({
    name,
    label: menu[name],
    run: () => sheet.open(name),
  });
  const remove = () => removeBlock(surface, card.id, onChanged);
  const unshare = (shareId: Id) => unshareBlock(surface, shareId, onChanged);
  const actions: readonly Action[] =
    "share" in card
      ? [
          ask("history"),
          {
            name: "unshare",
            label: menu.unshare,
            apart: true,
            run: () => run(() => unshare(card.share.id)),
          },
        ]
      : [
          ask("settings"),
          ask("layout"),
          ask("history"),
          ask("share"),
          { name: "remove", label: menu.remove, apart: true, run: () => run(remove) },
        ];
  return (
    <>
      <ActionMenu label={more(card.label)} actions={actions} button={<MenuButton card={card} />} />
      <FailureLine failure={failure} />
      {sheet.what !== null && (
        <Dialog
          question={sheet.what}
          surface={surface}
          card={card}
          onChanged={onChanged}
          onClose={sheet.close}
          onClosed={sheet.giveBack}
        />
      )}
    </>
  );
}

async function removeBlock({ client, undo }: MemorySurface, id: Id, onChanged: () => void) {
  await offerUndo(
    undo,
    (undoId) => runTwice(() => client.call("block.remove", { id, undo: undoId })),
    ({ canUndo = false }) =>
      canUndo ? { what: { kind: "blockRemoved" }, onUndone: async () => onChanged() } : null,
  );
  onChanged();
}

async function unshareBlock({ client, undo }: MemorySurface, shareId: Id, onChanged: () => void) {
  await offerUndo(
    undo,
    (undoId) => runTwice(() => client.call("block.unshare", { shareId, undo: undoId })),
    ({ canUndo }) => (canUndo ? { what: { kind: "blockUnshared" } } : null),
  );
  onChanged();
}

function MenuButton({ card, ...rest }: { readonly card: BlockCard }) {
  const label = memoryWords.more(card.label);
  return (
    <button
      type="button"
      {...rest}
      data-block-menu=""
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  );
}

function Dialog({ question, ...props }: BlockDialogProps & { readonly question: Question }) {
  switch (question) {
    case "settings":
      return <BlockSettings {...props} />;
    case "layout":
      return <BlockLayout {...props} />;
    case "history":
      return <BlockHistory {...props} />;
    case "share":
      return <BlockSharing {...props} />;
    default:
      return assertNever(question);
  }
}
