import { Eye, RotateCcw, Shuffle } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Id } from "../../domain/id";
import { IconButton } from "../icon-button";
import { CopyMessage } from "../markdown/copy-button";
import { useReading } from "../speech/use-reading";
import { useCell } from "../use-cell";
import { errorEnvironment } from "../words/error-environment";
import { words } from "../words/words";
import { BranchSwitch } from "./branch-switch";
import type { Branches } from "./branches";
import type { ReplyView } from "./entries";
import type { MessageActs } from "./message-actions";
import { MessageMenu } from "./message-menu";
import type { OtherModel } from "./other-model";
import { replyNotice } from "./reply-notice";

// Where no voice can read it, nothing of that is loaded.
const ReadingMark = lazy(async () => {
  const { ReadingMark: Mark } = await import("../speech/reading-mark");
  return { default: Mark };
});

type Props = ReplyView &
  MessageActs & {
    readonly turnId: Id;
    readonly isNewest: boolean;
    readonly siblings: readonly Id[] | null;
    /** Whether it can be changed at the moment. */
    readonly isIdle: boolean;
    readonly branches: Branches;
    readonly onRetry: (turnId: Id) => void;
    readonly otherModel: OtherModel;
    /** The message behind it in whose place another can be written; null for none. */
    readonly next: Id | null;
    readonly onBranch: (messageId: Id) => void;
    readonly onInspect: (turnId: Id) => void;
  };

/** Where an imported reply was written. */
const IMPORTED: readonly string[] = [
  "chatgpt",
  "claude",
  "librechat",
  "lmstudio",
  "openwebui",
  "pageassist",
  "sillytavern",
];

/** Below a reply that has ended: its versions, what the model saw, and what can be done with it. */
export function ReplyTools(props: Props) {
  const { turnId, text, provider, model, siblings, isNewest, isIdle, branches, next, onInspect } =
    props;
  const isImported = IMPORTED.includes(provider);
  const { importedFrom, imported, again } = words.message;
  const { reader } = useReading(turnId);
  const isWhole = replyNotice(props, errorEnvironment(model)) === null;
  return (
    // The first icon stands below the first letter.
    <div className="-ms-1.5 flex flex-wrap items-center gap-x-2 text-meta text-muted">
      {siblings !== null && (
        <BranchSwitch messageId={turnId} siblings={siblings} branches={branches} />
      )}
      {isImported && (
        <span data-imported={provider} className="ms-1.5">
          {model ? importedFrom(model) : imported}
        </span>
      )}
      <div className={`flex ${isNewest ? "" : "shown-on-hover has-data-[state=open]:opacity-100"}`}>
        {model !== "" && !isImported && (
          <IconButton
            name={words.sentPrompt}
            icon={Eye}
            data-inspect={turnId}
            aria-haspopup="dialog"
            onClick={() => onInspect(turnId)}
          />
        )}
        {text !== "" && <CopyMessage text={text} messageId={turnId} />}
        {/* Of one that is not whole Retry does it where that is the newest, and Answer where it said nothing. */}
        {isIdle && (isWhole || (!isNewest && text !== "")) && (
          <IconButton
            name={again}
            icon={RotateCcw}
            data-answer-again={turnId}
            onClick={() => props.onRetry(turnId)}
          />
        )}
        {isIdle && <OtherModelButton turnId={turnId} otherModel={props.otherModel} />}
        {isIdle && (
          <MessageMenu
            messageId={turnId}
            isModels={model !== "" && !isImported && text !== ""}
            onDelete={props.onDelete}
            onRemember={props.onRemember}
            onBranch={next === null ? undefined : () => props.onBranch(next)}
            readable={reader === null ? "" : text}
          />
        )}
      </div>
      {reader !== null && text !== "" && (
        <Suspense>
          <ReadingMark messageId={turnId} />
        </Suspense>
      )}
    </div>
  );
}

type OtherModelButtonProps = { readonly turnId: Id; readonly otherModel: OtherModel };

/** Offers the models of which one is to write a reply anew; the list opens at this button. */
function OtherModelButton({ turnId, otherModel }: OtherModelButtonProps) {
  const isOpen = useCell(otherModel) === turnId;
  return (
    <IconButton
      name={words.message.otherModel}
      icon={Shuffle}
      data-other-model={turnId}
      data-state={isOpen ? "open" : "closed"}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? otherModel.leave() : otherModel.ask(turnId))}
    />
  );
}
