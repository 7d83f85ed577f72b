import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import { assertNever } from "../../domain/assert-never";
import { COMMANDS } from "../../domain/command";
import type { Conversation } from "../../domain/conversation";
import type { Summary } from "../../domain/summary";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { modelName } from "../models/model-destination-text";
import type { Models } from "../models/use-models";
import type { Panel } from "../panel";
import type { UndoCell } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { useAnswer } from "../use-answer";
import { commandWords } from "../words/command-words";
import { words } from "../words/words";
import type { CommandAnswer } from "./command-answer";
import { FactsAnswer } from "./facts-answer";
import { historyCounts } from "./history-counts";
import { ForgetAnswer, RememberAnswer } from "./memory-answer";
import { type Fact, FactList, StatusAnswer } from "./status-answer";

type Props = {
  readonly answer: CommandAnswer;
  readonly panel: Panel;
  readonly models: Models;
  readonly vault: VaultStatus | null;
  /** Where what was done is offered to be taken back. */
  readonly undo: UndoCell;
  readonly onDismiss: () => void;
};

/** What a command was answered with, above the composer, until it is dismissed. */
export function CommandCard(props: Props) {
  const { answer, onDismiss } = props;
  return (
    <section
      data-command-card={answer.name}
      aria-label={commandWords[answer.name].title}
      className="flex max-h-60 items-start gap-2 rounded-md border border-line bg-raised py-2 ps-3 pe-1.5 text-small"
    >
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        tabIndex={0}
        className="flex max-h-56 min-w-0 grow flex-col gap-1.5 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <h2 className="font-semibold">{commandWords[answer.name].title}</h2>
        <div role="status" className="flex flex-col gap-1.5">
          <Content {...props} />
        </div>
      </div>
      <button
        type="button"
        data-dismiss=""
        aria-label={commandWords.dismiss}
        title={commandWords.dismiss}
        onClick={onDismiss}
        className="rounded-sm p-1 text-muted hover:text-ink"
      >
        <X size={14} aria-hidden="true" />
      </button>
    </section>
  );
}

function Content({ answer, panel, models, vault, undo }: Props) {
  switch (answer.name) {
    case "status":
      return <StatusAnswer panel={panel} models={models} vault={vault} />;
    case "history":
      return <HistoryAnswer panel={panel} />;
    case "summary":
      return <SummaryAnswer panel={panel} />;
    case "model":
      return <ModelAnswer requested={answer.requested} found={answer.found} models={models} />;
    case "facts":
      return <FactsAnswer panel={panel} undo={undo} />;
    case "remember":
      return <RememberAnswer panel={panel} undo={undo} text={answer.text} />;
    case "forget":
      return <ForgetAnswer panel={panel} undo={undo} text={answer.text} />;
    case "help":
      return <HelpAnswer />;
    default:
      return assertNever(answer);
  }
}

function HelpAnswer() {
  const { help } = commandWords;
  const { hints } = words.commands;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {COMMANDS.map((name) => (
          <div key={name} className="contents">
            <dt className="font-semibold">/{name}</dt>
            <dd className="text-muted">{hints[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{help.note}</p>
    </>
  );
}

/** Summarises the older turns, as asked: what came of it, or why nothing did. */
function SummaryAnswer({ panel }: { readonly panel: Panel }) {
  const { summaries } = panel;
  const [made, setMade] = useState<Summary | null>(null);
  const { busy, failure, run } = useAct();
  const begun = useRef(false);
  const make = () => run(async () => setMade(await summaries.make()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the command that was given.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    make();
  }, []);
  const { summary } = commandWords;
  if (failure !== null) return <FailureLine failure={failure} onAgain={make} />;
  if (busy || !begun.current) return <p className="text-muted">{summary.making}</p>;
  if (made === null) return <p>{summary.nothing}</p>;
  return (
    <>
      <p data-summary-made="">{summary.made(made.messages)}</p>
      <LinkButton data-summary-show="" onClick={summaries.point}>
        {summary.show}
      </LinkButton>
    </>
  );
}

type ModelAnswerProps = {
  readonly requested: string;
  readonly found: boolean;
  readonly models: Models;
};

/** Whether the model that was named answers by now. */
function ModelAnswer({ requested, found, models }: ModelAnswerProps) {
  const { model } = commandWords;
  const { chosen, failure } = models;
  if (!found) return <p>{model.unknown(requested)}</p>;
  if (failure !== null) return <FailureLine failure={failure} />;
  const isChosen = chosen !== null && modelName(chosen) === requested;
  return <p>{isChosen ? model.chosen(requested) : model.choosing(requested)}</p>;
}

/** How much of this conversation the model is shown. */
function HistoryAnswer({ panel }: { readonly panel: Panel }) {
  const { client, sync, conversation, meter } = panel;
  const ask = useCallback(async () => {
    const opened = await sync.ready();
    const conversationId = opened.conversation.id;
    const input = { conversationId, text: meter.text() };
    const [{ plan }, now] = await Promise.all([
      runTwice(() => client.call("prompt.preview", input)),
      runTwice(() => client.call("conversation.show", { conversationId })),
    ]);
    const newest = conversation.get().messages.at(-1);
    const counts = historyCounts(plan, newest === undefined ? 0 : newest.depth + 1);
    return { counts, figures: now.conversation };
  }, [client, sync, conversation, meter]);
  const { value, failure, busy, again } = useAnswer(ask);
  const { history, asking } = commandWords;
  if (value === null) {
    if (busy) return <p className="text-muted">{asking}</p>;
    return <FailureLine failure={failure} onAgain={again} />;
  }
  const facts = (["all", "shown", "summarised", "leftOut"] as const).map((key) => ({
    name: history[key],
    value: words.number(value.counts[key]),
  }));
  return <FactList facts={[...facts, ...figureFacts(value.figures)]} />;
}

/** What the whole conversation came to, all its branches. */
function figureFacts({ tokenCount, cost }: Pick<Conversation, "tokenCount" | "cost">): Fact[] {
  const { conversationFigures, cost: costWords } = words;
  const tokens = { name: conversationFigures.tokens, value: words.tokens(tokenCount) };
  if (cost === undefined) return [tokens];
  return [tokens, { name: conversationFigures.cost, value: costWords.dollars(cost) }];
}
