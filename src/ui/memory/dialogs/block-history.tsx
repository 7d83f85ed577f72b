import { useCallback, useState } from "react";
import type { ShownRevision } from "../../../contract/memory";
import type { Id } from "../../../domain/id";
import { runTwice } from "../../conversation/run-twice";
import { SmallDialog } from "../../conversations/small-dialog";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useAnswer } from "../../use-answer";
import { useFreshLists } from "../../use-fresh-lists";
import { memoryWords } from "../../words/memory-words";
import type { BlockDialogProps, MemorySurface } from "../memory-props";
import { ClearHistory } from "./clear-history";
import { Revision } from "./revision";

const STEP = 20;

/** A block's changes, the newest first, and the way back to each. */
export function BlockHistory(props: BlockDialogProps) {
  const { surface, card, onClose, onClosed } = props;
  const { history } = memoryWords;
  const { answer, showMore } = useHistory(surface.client, card.id);
  const { notice, busy, failure, restore, clear } = useRewinding(props, answer.again);
  const revisions = answer.value?.revisions ?? [];
  const isAll = answer.value !== null && !answer.value.more;
  const isWhole = isAll && revisions.at(-1)?.number === 1;
  return (
    <SmallDialog title={history.title(card.label)} onClose={onClose} onClosed={onClosed}>
      <p role="status" data-history-notice="" className="text-small empty:hidden">
        {notice}
      </p>
      <FailureLine failure={failure ?? answer.failure} />
      {isAll && revisions.length === 0 && <p className="text-small text-muted">{history.none}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {revisions.map((revision, at) => (
          <Revision
            key={revision.number}
            revision={revision}
            isNewest={at === 0}
            busy={busy}
            onRestore={restore}
          />
        ))}
      </ol>
      {answer.value?.more === true && (
        <QuietButton data-more="" onClick={showMore}>
          {history.more}
        </QuietButton>
      )}
      {isWhole && (
        <QuietButton data-restore="0" disabled={busy} onClick={() => restore(0)}>
          {history.restoreFirst}
        </QuietButton>
      )}
      {revisions.length > 0 && <ClearHistory busy={busy} onClear={clear} />}
      <QuietButton data-close="" onClick={onClose}>
        {memoryWords.close}
      </QuietButton>
    </SmallDialog>
  );
}

/** What changes the block or its history, and what is told of that. */
function useRewinding({ surface, card, onChanged, onClose }: BlockDialogProps, again: () => void) {
  const { client, undo } = surface;
  const { id } = card;
  const { history } = memoryWords;
  const [notice, setNotice] = useState("");
  const { busy, failure, run } = useAct();
  const readVersion = async () =>
    (await runTwice(() => client.call("block.open", { id }))).block.version;
  const announce = (done: string) => {
    setNotice(done);
    again();
    onChanged();
  };
  const restore = (number: number) =>
    run(async () => {
      const version = await readVersion();
      const { canUndo = false } = await offerUndo(
        undo,
        (undoId) => client.call("block.restore", { id, version, number, undo: undoId }),
        ({ canUndo }) => (canUndo ? { what: { kind: "blockRestored" } } : null),
      );
      announce(history.restored);
      // What takes it back stands below the page that this covers.
      if (canUndo && undo !== null) onClose();
    });
  const clear = () =>
    run(async () => {
      await client.call("block.clear-history", { id, version: await readVersion() });
      announce(history.cleared);
    });
  return { notice, busy, failure, restore, clear };
}

/** As many of the newest as were asked for, as they are now. */
function useHistory(client: MemorySurface["client"], id: Id) {
  const [room, setRoom] = useState(STEP);
  const ask = useCallback(() => readHistory(client, id, room), [client, id, room]);
  const answer = useAnswer(ask);
  useFreshLists(client, answer.again);
  return { answer, showMore: () => setRoom(room + STEP) };
}

async function readHistory(client: MemorySurface["client"], id: Id, room: number) {
  const revisions: ShownRevision[] = [];
  let more = true;
  while (more && revisions.length < room) {
    const input = { id, before: revisions.at(-1)?.number ?? null, limit: STEP };
    const page = await runTwice(() => client.call("block.history", input));
    revisions.push(...page.revisions);
    more = page.more && page.revisions.length > 0;
  }
  return { revisions, more };
}
