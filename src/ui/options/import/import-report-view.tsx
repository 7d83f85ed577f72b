import { useEffect, useRef } from "react";
import { LEFT_OUT, MENDED, type NoteKind, type Notes } from "../../../foreign/note";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { openPanelAt } from "../../open-panel";
import { PrimaryButton } from "../../primary-button";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useWindow } from "../../use-window";
import { optionsWords } from "../../words/options-words";
import { parameterWords } from "../../words/parameter-words";
import { sentenceAbout } from "../../words/sentences";
import type { CameConversation } from "./find-came";
import type { ImportProblem, ImportReport } from "./import-report";
import { IMPORT_EXPIRY_DAYS } from "./import-target";
import type { ImportState } from "./importer";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly state: Extract<ImportState, { at: "ended" }>;
  readonly onAgain: () => void;
};

/** What became of an import: nothing that was left out is left unsaid. */
export function ImportReportView({ client, state, onAgain }: Props) {
  const { importPart } = optionsWords;
  const { how, failure, target, report, came } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone, and this is what it was about.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 text-small" data-import-ended={how}>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {importPart.ended[how]}
      </h3>
      <FailureLine failure={failure} />
      {how !== "done" && <p>{importPart.kept}</p>}
      <Where target={target} report={report} />
      <Lines title={null} lines={countLines(report, target.type)} mark="counts" />
      <CameList client={client} came={came} total={cameTotal(report)} />
      <Lines
        title={importPart.leftOutTitle}
        lines={noteLines(LEFT_OUT, report.notes)}
        mark="left"
      />
      <Lines title={importPart.mendedTitle} lines={noteLines(MENDED, report.notes)} mark="mended" />
      <Lines title={importPart.problemsTitle} lines={problemLines(report)} mark="problems" />
      <QuietButton data-import-again="" onClick={onAgain}>
        {importPart.again}
      </QuietButton>
    </div>
  );
}

function cameTotal({ added, extended, unchanged }: ImportReport): number {
  return added + extended > 0 ? added + extended : unchanged;
}

type WhereProps = Pick<Props["state"], "target" | "report">;

/** Into which context, and what is to be known of one that was made for this. */
function Where({ target, report }: WhereProps) {
  const { importPart } = optionsWords;
  const { type, name } = target;
  if (type === "card") {
    return (
      <div>
        <p>{name === null ? importPart.cardKnown : importPart.cardMade(name)}</p>
        {name !== null && <p className="text-muted">{importPart.stays(IMPORT_EXPIRY_DAYS)}</p>}
      </div>
    );
  }
  if (report.added === 0) {
    if (report.extended + report.unchanged === 0) return null;
    return <p>{name === null ? importPart.noneNew : importPart.noneInto(name)}</p>;
  }
  return (
    <div>
      <p>{importPart.into(name ?? "")}</p>
      {type === "new" && <p className="text-muted">{importPart.stays(IMPORT_EXPIRY_DAYS)}</p>}
    </div>
  );
}

type LinesProps = {
  readonly title: string | null;
  readonly lines: readonly string[];
  readonly mark: string;
};

function Lines({ title, lines, mark }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      {title !== null && <h4 className="font-semibold">{title}</h4>}
      <ul className="list-disc ps-5" data-import-lines={mark}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function countLines(report: ImportReport, into: Props["state"]["target"]["type"]): string[] {
  const { added, extended, unchanged, extendedIn, unchangedIn, messages, pictures, memory } =
    report;
  const { conversations, sets } = report.parameters;
  const { importPart } = optionsWords;
  // A character that says nothing first is a context and no conversation.
  if (added + extended + unchanged === 0) return into === "card" ? [] : [importPart.nothing];
  return [
    ...(added > 0 ? [importPart.added(added)] : []),
    ...[...extendedIn].map(([name, count]) => importPart.extended(count, name)),
    ...[...unchangedIn].map(([name, count]) => importPart.unchanged(count, name)),
    importPart.messages(messages),
    ...(pictures > 0 ? [importPart.pictures(pictures)] : []),
    ...(conversations > 0
      ? [
          importPart.parameters(
            conversations,
            sets.map((name) => parameterWords.names[name]),
          ),
        ]
      : []),
    ...(memory.blocks + memory.facts + memory.notes > 0 ? [importPart.memory(memory)] : []),
  ];
}

function noteLines(kinds: readonly NoteKind[], notes: Notes): string[] {
  return kinds.flatMap((kind) => {
    const count = notes.get(kind) ?? 0;
    return count === 0 ? [] : [optionsWords.importPart.notes[kind](count)];
  });
}

function problemLines({ problems, problemCount }: ImportReport): string[] {
  const rest = problemCount - problems.length;
  const lines = [...problems].sort(byPosition).map(problemLine);
  // What is wrong with the whole of several files of an archive is said once.
  const uniqueLines = [...new Set(lines)];
  return rest > 0 ? [...uniqueLines, optionsWords.importPart.moreProblems(rest)] : uniqueLines;
}

function byPosition(left: ImportProblem, right: ImportProblem): number {
  return (left.position ?? 0) - (right.position ?? 0);
}

function problemLine({ position, name, problem }: ImportProblem): string {
  const { importPart } = optionsWords;
  if (position === 0) return importPart.nothingWhole;
  if (name !== undefined) return sentenceAbout(`“${name}”`, importPart.problems[problem]);
  const what = position === null ? importPart.wholeFile : importPart.conversation(position);
  return sentenceAbout(what, importPart.problems[problem]);
}

type CameListProps = {
  readonly client: Pick<Client, "call">;
  readonly came: readonly CameConversation[];
  /** How many came in all. */
  readonly total: number;
};

/** The way to what came: each conversation, shown in the side panel with its context. */
function CameList({ client, came, total }: CameListProps) {
  const { busy, failure, run } = useAct();
  const windowId = useWindow();
  const [newest] = came;
  if (newest === undefined) return null;
  const { importPart, exportPart } = optionsWords;
  // Said above where it is one.
  const areApart = came.some(({ contextId }) => contextId !== newest.contextId);
  const open = ({ contextId, conversationId }: CameConversation) =>
    run(() => openPanelAt(client, { contextId, conversationId, windowId }));
  return (
    <div className="flex flex-col gap-2">
      <PrimaryButton data-open-came="" disabled={busy} onClick={() => open(newest)}>
        {importPart.open}
      </PrimaryButton>
      <FailureLine failure={failure} />
      <h4 className="font-semibold">{importPart.cameTitle}</h4>
      <ul className="flex flex-col gap-1">
        {came.map((one) => (
          <li key={one.conversationId} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <LinkButton data-came={one.conversationId} onClick={() => open(one)}>
              <bdi className="wrap-anywhere">{one.title || exportPart.untitled}</bdi>
            </LinkButton>
            {areApart && <bdi className="text-meta text-muted">{one.contextName}</bdi>}
          </li>
        ))}
      </ul>
      {total > came.length && <p className="text-muted">{importPart.more(total - came.length)}</p>}
    </div>
  );
}
