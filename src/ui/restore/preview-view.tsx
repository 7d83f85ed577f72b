import { type FormEvent, useState } from "react";
import type { RestorePreview } from "../../contract/restore";
import type { DiffStatus } from "../../domain/diff-status";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { formatSize } from "../options/models/format-size";
import { PrimaryButton } from "../primary-button";
import { useFirstFocus } from "../use-first-focus";
import { WithoutBackup } from "../without-backup";
import { formatNumber } from "../words/format";
import { parameterWords } from "../words/parameter-words";
import { restoreFailureSentence } from "../words/restore-failure-sentence";
import { restoreWords } from "../words/restore-words";
import { joinSentences } from "../words/sentences";
import { DifferingList } from "./differing-list";
import { IntoNewView } from "./into-new-view";
import { ModeChoice } from "./mode-choice";
import type { RestoreMode, Restorer, RestoreState } from "./restorer";

type Props = {
  readonly state: Extract<RestoreState, { at: "previewed" }>;
  readonly restorer: Pick<Restorer, "run" | "cancel">;
};

/** What is in a backup and how it stands to what is here; from here it is restored, or left. */
export function PreviewView({ state, restorer }: Props) {
  if (!state.preview.intoNew) return <BesideView state={state} restorer={restorer} />;
  return (
    <IntoNewView state={state} restorer={restorer}>
      <Found preview={state.preview} />
    </IntoNewView>
  );
}

/** Beside a vault: merged, or in the place of what is there. */
function BesideView({ state: { preview, failure }, restorer }: Props) {
  const [mode, setMode] = useState<RestoreMode>("merge");
  const [bringsBack, setBringsBack] = useState(false);
  const options = mode === "merge" && bringsBack ? { bringsBack } : {};
  const start = (event: FormEvent) => {
    event.preventDefault();
    restorer.run(mode, options);
  };
  return (
    <form data-restore-preview="" onSubmit={start} className="flex flex-col gap-3 text-small">
      <Found preview={preview} />
      <DiffStatusTable preview={preview} />
      <DifferingList preview={preview} mode={mode} bringsBack={bringsBack} />
      <ModeChoice
        preview={preview}
        mode={mode}
        onMode={setMode}
        bringsBack={bringsBack}
        onBringsBack={setBringsBack}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrimaryButton type="submit" data-restore-run={mode}>
          {wordOf(preview, mode)}
        </PrimaryButton>
        <LinkButton data-restore-back="" onClick={restorer.cancel}>
          {restoreWords.back}
        </LinkButton>
      </div>
      <FailureLine
        failure={
          failure?.code === "backup-failed" ? failure : failure && restoreFailureSentence(failure)
        }
      />
      <WithoutBackup
        failure={failure}
        action={wordOf(preview, mode)}
        onGo={() => restorer.run(mode, { ...options, withoutBackup: true })}
      />
    </form>
  );
}

function wordOf({ onlyHere }: RestorePreview, mode: RestoreMode): string {
  return mode === "merge" ? restoreWords.doMerge : restoreWords.doReplace(onlyHere.conversations);
}

function Found({ preview }: { readonly preview: RestorePreview }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold focus:outline-none">
        {restoreWords.found}
      </h3>
      <Facts preview={preview} />
    </>
  );
}

function Facts({ preview }: { readonly preview: RestorePreview }) {
  const { madeAt, app, bytes, intoNew, withKeys, unreadable, leftOut, parameters } = preview;
  return (
    <div className="flex flex-col gap-1">
      <p data-restore-made={madeAt}>{restoreWords.made(madeAt, app, formatSize(bytes))}</p>
      {!intoNew && <Difference preview={preview} />}
      <p className="text-muted">{withKeys ? restoreWords.withKeys : restoreWords.withoutKeys}</p>
      {parameters.conversations > 0 && <Parameters {...parameters} />}
      {unreadable > 0 && <p>{restoreWords.unreadable(unreadable)}</p>}
      {leftOut > 0 && <p data-restore-left-out={leftOut}>{restoreWords.leftOut(leftOut)}</p>}
    </div>
  );
}

/** What conversations of it set for their model, and whether that comes along. */
function Parameters({ conversations, sets, come }: RestorePreview["parameters"]) {
  const { parametersIn, parametersOff, parametersIfOwn } = restoreWords;
  const sentence = parametersIn(
    conversations,
    sets.map((name) => parameterWords.names[name]),
  );
  const lines =
    come === true ? [sentence] : [sentence, come === false ? parametersOff : parametersIfOwn];
  return <p data-restore-parameters={conversations}>{joinSentences(lines)}</p>;
}

/** What was deleted here is told beside the choice that brings it back. */
const DIFF_STATUSES = [
  "new",
  "newer",
  "older",
  "same",
  "both",
] as const satisfies readonly DiffStatus[];
const KINDS = ["conversations", "messages", "others"] as const;

/** How many of each kind are new, newer, older, the same, or changed on both sides. */
function DiffStatusTable({ preview }: { readonly preview: RestorePreview }) {
  return (
    <div className="max-w-full overflow-x-auto">
      <table data-restore-diff="" className="w-full text-small">
        <caption className="mb-1 text-start text-muted">{restoreWords.diffCaption}</caption>
        <thead>
          <tr className="text-meta text-muted">
            <td />
            {DIFF_STATUSES.map((diffStatus) => (
              <th key={diffStatus} scope="col" className="ps-2 text-end font-normal">
                {restoreWords.diffCounts[diffStatus]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind} data-kind={kind} className="border-t border-line align-top">
              <th scope="row" className="py-1 text-start font-normal">
                {restoreWords.kinds[kind]}
              </th>
              {DIFF_STATUSES.map((diffStatus) => (
                <td key={diffStatus} className="py-1 ps-2 text-end tabular-nums">
                  {formatNumber(preview[kind][diffStatus])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a backup lacks of what is here, and what it has that is not here. */
function Difference({ preview }: { readonly preview: RestorePreview }) {
  const { ofOtherVault, onlyHere, conversations, messages, others } = preview;
  const onlyThere = {
    conversations: conversations.new,
    messages: messages.new,
    others: others.new,
  };
  const newerHere = newerOf(preview, "older");
  const newerThere = newerOf(preview, "newer");
  const isLess = isAny(onlyHere) || isAny(newerHere);
  const isMore = isAny(onlyThere) || isAny(newerThere);
  const isGone = conversations.deleted + others.deleted > 0;
  return (
    <>
      {ofOtherVault && <p data-restore-other-vault="">{restoreWords.otherVault}</p>}
      {isLess && !isMore && !ofOtherVault && <p data-restore-older="">{restoreWords.older}</p>}
      {isLess && <p data-restore-lacks="">{restoreWords.lacks(onlyHere, newerHere)}</p>}
      {isMore && <p data-restore-brings="">{restoreWords.brings(onlyThere, newerThere)}</p>}
      {!isLess && !isMore && !isGone && <p data-restore-same="">{restoreWords.same}</p>}
    </>
  );
}

function newerOf({ conversations, others }: RestorePreview, side: "newer" | "older") {
  return {
    conversations: conversations[side] + conversations.both,
    others: others[side] + others.both,
  };
}

function isAny(counts: Readonly<Record<string, number>>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
