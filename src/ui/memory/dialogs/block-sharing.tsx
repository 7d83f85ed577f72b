import { type FormEvent, useState } from "react";
import { type BlockShare, PERMISSIONS, type Permission } from "../../../domain/block";
import type { Id } from "../../../domain/id";
import { runTwice } from "../../conversation/run-twice";
import { SmallDialog } from "../../conversations/small-dialog";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCall } from "../../use-call";
import { useContexts } from "../../use-contexts";
import { memoryWords } from "../../words/memory-words";
import { Choices } from "../choices";
import type { BlockDialogProps } from "../memory-props";

/** Which other contexts see a block, and what their models may do with it. */
export function BlockSharing({ surface, card, onChanged, onClose, onClosed }: BlockDialogProps) {
  const { client, undo } = surface;
  const opened = useCall(client, "block.open", { id: card.id });
  const { value: listed, contexts, failure: unlisted } = useContexts(client);
  const { busy, failure, run } = useAct();
  // Closed by what is done in it: the way back stands on the page behind.
  const act = (
    kind: "blockShared" | "blockUnshared",
    work: (undoId: Id) => Promise<{ canUndo?: boolean | undefined }>,
  ) =>
    run(async () => {
      await offerUndo(
        undo,
        (undoId) => runTwice(() => work(undoId)),
        ({ canUndo }) => (canUndo ? { what: { kind } } : null),
      );
      onChanged();
      onClose();
    });
  const shares = opened.value?.shares ?? [];
  const others = contexts.filter(
    ({ id }) => id !== card.contextId && shares.every(({ contextId }) => contextId !== id),
  );
  return (
    <SmallDialog title={memoryWords.share.title(card.label)} onClose={onClose} onClosed={onClosed}>
      <p className="text-small text-muted">{memoryWords.share.means}</p>
      <FailureLine failure={failure ?? opened.failure ?? unlisted} />
      {shares.length > 0 && (
        <ShareList
          shares={shares}
          contexts={contexts}
          busy={busy}
          onStop={(shareId) =>
            act("blockUnshared", (undo) => client.call("block.unshare", { shareId, undo }))
          }
        />
      )}
      {listed !== null && opened.value !== null && (
        <ShareForm
          others={others}
          busy={busy}
          onShare={(contextId, permission) =>
            act("blockShared", (undoId) =>
              client.call("block.share", { id: card.id, contextId, permission, undo: undoId }),
            )
          }
        />
      )}
      <QuietButton data-close="" onClick={onClose}>
        {memoryWords.close}
      </QuietButton>
    </SmallDialog>
  );
}

type ListProps = {
  readonly shares: readonly BlockShare[];
  readonly contexts: readonly { readonly id: Id; readonly name: string }[];
  readonly busy: boolean;
  readonly onStop: (shareId: Id) => void;
};

function ShareList({ shares, contexts, busy, onStop }: ListProps) {
  const { share, permissions } = memoryWords;
  const nameOf = (id: Id) => contexts.find((one) => one.id === id)?.name ?? share.gone;
  return (
    <ul aria-label={share.list} className="flex flex-col divide-y divide-line text-small">
      {shares.map(({ id, contextId, permission }) => (
        <li key={id} data-share-with={contextId} className="flex items-center gap-2 py-1.5">
          <bdi className="min-w-0 grow wrap-anywhere">{nameOf(contextId)}</bdi>
          <span className="text-muted">{permissions[permission]}</span>
          <QuietButton
            aria-label={share.stopOf(nameOf(contextId))}
            disabled={busy}
            onClick={() => onStop(id)}
          >
            {share.stop}
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}

type FormProps = {
  readonly others: readonly { readonly id: Id; readonly name: string }[];
  readonly busy: boolean;
  readonly onShare: (contextId: Id, permission: Permission) => void;
};

function ShareForm({ others, busy, onShare }: FormProps) {
  const [contextId, setContextId] = useState(others[0]?.id ?? "");
  const [permission, setPermission] = useState<Permission>("ReadOnly");
  const { share, permissions, permissionMeans } = memoryWords;
  if (others.length === 0) return <p className="text-small text-muted">{share.noOther}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShare(contextId, permission);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 text-small">
      <label className="flex flex-col gap-1">
        {share.with}
        <select
          data-share-context=""
          value={contextId}
          onChange={(event) => setContextId(event.currentTarget.value)}
          className="max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choices
        name="share-permission"
        legend={share.permission}
        value={permission}
        values={PERMISSIONS}
        names={permissions}
        means={permissionMeans}
        onChange={setPermission}
      />
      <QuietButton type="submit" data-share="" disabled={busy}>
        {share.add}
      </QuietButton>
    </form>
  );
}
