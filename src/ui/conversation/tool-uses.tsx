import { ChevronRight } from "lucide-react";
import { useContext, useState } from "react";
import type { ToolUse } from "../../contract/turn";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { askWithDestination } from "../models/shown-model";
import { QuietButton } from "../quiet-button";
import { Shell } from "../shell-context";
import { useAct } from "../use-act";
import { useCall } from "../use-call";
import { useMovedGuard } from "../use-moved-guard";
import { toolLabel } from "../words/en-tool-labels";
import { toolWords } from "../words/tool-words";
import { words } from "../words/words";
import { ToolCard } from "./tool-card";

/** Characters of one text that are drawn; a longer one tells how much more there is. */
const SHOWN = 10_000;

type Props = {
  readonly client: Pick<Client, "call">;
  readonly turnId: Id;
  /** The tools in their order; another list is asked about anew. */
  readonly names: readonly string[];
  /** Whether what waits can be decided: of the newest reply, while nothing runs. */
  readonly mayWait: boolean;
  /** Whether it ended with calls to be answered. */
  readonly isUnended: boolean;
};

/** What tools have done for a reply, folded into one quiet line; what waits for the person stands open. */
export function ToolUses(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // Of another list, and once the reply has ended, something else is told.
  const key = `${props.names.length} ${props.mayWait}`;
  return <Uses key={key} {...props} isOpen={isOpen} onOpen={setIsOpen} />;
}

type UsesProps = Props & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

function Uses(props: UsesProps) {
  const { client, turnId, names, mayWait, isUnended, isOpen, onOpen } = props;
  const { value, failure, again } = useCall(client, "turn.tools", { turnId });
  const waiting = mayWait ? (value?.uses ?? []).filter(({ asks }) => asks !== null) : [];
  const waitsForNobody = (value?.uses ?? []).length > 0 && waiting.length === 0;
  return (
    <>
      <details
        data-tool-uses=""
        open={isOpen}
        className="group/uses text-small text-muted"
        onToggle={(event) => onOpen(event.currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-1 rounded-sm hover:text-ink">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="mt-1 shrink-0 transition-transform group-open/uses:rotate-90 rtl:group-not-open/uses:-scale-x-100"
          />
          <span className="wrap-anywhere">
            {toolWords.used(names.map((name) => name || toolWords.unnamed))}
          </span>
        </summary>
        {isOpen && (
          <ol className="flex flex-col gap-2 pt-1">
            {value?.uses.map((use, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a model may give two calls one id.
              <li key={index} data-tool-use={use.name} className="ms-1.5 border-s border-line ps-3">
                <Use use={use} />
              </li>
            ))}
          </ol>
        )}
      </details>
      <FailureLine failure={failure} onAgain={again} />
      {mayWait && isUnended && waitsForNobody && <GoOn client={client} turnId={turnId} />}
      <Waiting
        {...{ client, turnId, waiting }}
        isTainted={value?.isTainted ?? true}
        onDecided={again}
      />
    </>
  );
}

type WaitingProps = Pick<Props, "client" | "turnId"> & {
  readonly waiting: readonly ToolUse[];
  readonly isTainted: boolean;
  readonly onDecided: () => void;
};

/** The cards to decide on: once one has been decided, another stands where it was. */
function Waiting({ client, turnId, waiting, isTainted, onDecided }: WaitingProps) {
  const guardClick = useMovedGuard(waiting);
  return (
    <div className="contents" onClickCapture={guardClick}>
      {waiting.map((use) => (
        <ToolCard key={use.id} {...{ client, turnId, use, isTainted, onDecided }} />
      ))}
    </div>
  );
}

/** Goes on with a turn that waits for nobody any more, where what decided last has not. */
function GoOn({ client, turnId }: Pick<Props, "client" | "turnId">) {
  const { busy, failure, run } = useAct();
  const model = useContext(Shell)?.model;
  const goOn = () => {
    const request = { id: crypto.randomUUID(), turnId };
    return run(() =>
      askWithDestination(model, (destination) =>
        client.call("turn.continue", { ...request, destination }),
      ),
    );
  };
  return (
    <div>
      <QuietButton data-tools-continue="" aria-disabled={busy} onClick={goOn}>
        {words.conversation.continue}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}

function Use({ use }: { readonly use: ToolUse }) {
  const { name, result, failed, ms } = use;
  const figures = [
    ...(ms === null ? [] : [toolWords.took(ms)]),
    ...(result === null ? [] : [toolWords.size(result.length)]),
  ];
  const outcome = failed ? toolWords.failed : toolWords.result;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{toolLabel(name) || toolWords.unnamed}</span>
        {toolLabel(name) !== name && <code> {name}</code>}
        {figures.length > 0 && <span> · {figures.join(" · ")}</span>}
      </p>
      <Text label={toolWords.arguments} text={use.arguments} />
      <Text label={result === null ? toolWords.waiting : outcome} text={result ?? ""} />
    </>
  );
}

function Text({ label, text }: { readonly label: string; readonly text: string }) {
  const rest = text.length - SHOWN;
  return (
    <>
      <p className="text-meta">{label}</p>
      {text !== "" && (
        <pre dir="auto" className="max-h-72 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {rest > 0 ? `${text.slice(0, SHOWN)}${toolWords.cut(rest)}` : text}
        </pre>
      )}
    </>
  );
}
