import { CircleCheck, Info, TriangleExclamationPoint } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { BackupStatus } from "../../../contract/backup";
import { type BackupRecord, KEY_FILE } from "../../../domain/backup";
import type { HeldItem } from "../../../domain/held";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import type { Gate } from "../../gate/gate";
import { GateView } from "../../gate/gate-view";
import { useGate } from "../../gate/use-gate";
import { CodeBlock } from "../../markdown/code-block";
import { OwnText } from "../../own-text/own-text";
import { QuietButton } from "../../quiet-button";
import { HeldList } from "../../restore/held-list";
import { createKeptFiles, type KeptFiles } from "../../restore/kept-files";
import { type Restorer, toRef } from "../../restore/restorer";
import { useRestorer } from "../../restore/use-restorer";
import { useAct } from "../../use-act";
import { useAnswer } from "../../use-answer";
import { useCell } from "../../use-cell";
import { useFreshLists } from "../../use-fresh-lists";
import { useNow } from "../../use-now";
import { heldWords } from "../../words/held-words";
import { optionsWords } from "../../words/options-words";
import type { OptionsSession } from "../options-session";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { type BackupController, createBackupController } from "./backup-controller";
import { BackupList } from "./backup-list";
import { createFolderAccess } from "./folder-access";
import { FolderPart } from "./folder-part";
import { KeptDownloads } from "./kept-downloads";
import { KeysPart } from "./keys-part";
import { MakeBackup } from "./make-backup";
import { OtherBackups } from "./other-backups";
import { RestorePart } from "./restore-part";
import { stateNotes } from "./state-notes";

type Props = { readonly gate: Gate<OptionsSession> };

/**
 * Backups: how it stands with them, where they are, what opens them, and how one is restored; where
 * no vault opens, what is left of them.
 */
export function BackupPage({ gate }: Props) {
  const { session, status } = useGate(gate);
  const restorer = useRestorer(gate);
  const { at } = useCell(restorer.state);
  const [kept] = useState(() => createKeptFiles());
  const [others, setOthers] = useState(0);
  const isNew = status?.state === "new";
  const flow = (
    <RestorePart
      // Anew with each wish: it takes the keyboard.
      key={others}
      restorer={restorer}
      kept={kept}
      offersKept={session === null || others > 0}
      isRequested={others > 0}
    />
  );
  return (
    <>
      {/* One task at a time: a restore that was begun has the page to itself. */}
      <div hidden={isNew && at !== "ready"}>
        <GateView gate={gate} on="page" waiting={null}>
          {({ client }) => (
            <main>
              <SectionHead section="backup" lead={optionsWords.options.leads.backup} />
              <div hidden={at !== "ready"}>
                <BackupParts
                  client={client}
                  kept={kept}
                  restorer={restorer}
                  onRestoreOther={() => setOthers((times) => times + 1)}
                />
              </div>
              {flow}
            </main>
          )}
        </GateView>
      </div>
      {status?.state === "unavailable" && <KeptDownloads kept={kept} restorer={restorer} />}
      {session === null && (isNew || at === "restoring" || at === "done") && flow}
    </>
  );
}

type PartsProps = {
  readonly client: OptionsSession["client"];
  readonly kept: KeptFiles;
  readonly restorer: Restorer;
  /** One that this vault does not know is to be restored. */
  readonly onRestoreOther: () => void;
};

function BackupParts({ client, kept, restorer, onRestoreOther }: PartsProps) {
  const controller = useController(client);
  const [access] = useState(createFolderAccess);
  const { status, failure } = useCell(controller.state);
  const { backupPage } = optionsWords;
  if (status === null) {
    return failure === null ? (
      <p className="text-small text-muted">{backupPage.loading}</p>
    ) : (
      <FailureLine failure={failure} onAgain={controller.start} />
    );
  }
  const props = { client, controller, status };
  return (
    <>
      <HeldPart client={client} />
      <PagePart title={backupPage.state}>
        <BackupState status={status} />
        <MakeBackup {...props} />
        <FailureLine failure={failure} />
      </PagePart>
      <PagePart title={backupPage.list}>
        <BackupList {...props} kept={kept} restorer={restorer} />
        <OtherBackups {...props} kept={kept} onRestore={onRestoreOther} />
      </PagePart>
      <PagePart title={backupPage.where}>
        <FolderPart {...props} access={access} />
      </PagePart>
      <PagePart title={backupPage.opens}>
        <KeysPart status={status} kept={kept} />
        <ByHand records={status.records} />
      </PagePart>
    </>
  );
}

const LOOKS = {
  well: { Icon: CircleCheck, tone: "text-protected" },
  plain: { Icon: Info, tone: "text-muted" },
  wrong: { Icon: TriangleExclamationPoint, tone: "text-caution" },
};

/** How it stands with the backups, and what is wrong. */
function BackupState({ status }: { readonly status: BackupStatus }) {
  const now = useNow();
  const [newest] = status.records;
  return (
    <ul
      data-backup-state={newest === undefined ? "none" : newest.name}
      data-backup-changed={status.changed}
      title={newest && optionsWords.backupPage.exactly(newest.madeAt)}
      className="flex flex-col gap-2 text-small"
    >
      {stateNotes(status, now).map(({ kind, text }) => {
        const { Icon, tone } = LOOKS[kind];
        return (
          <li key={text} data-backup-note={kind} className="flex items-start gap-2">
            <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
            <span>
              <OwnText text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useController(client: OptionsSession["client"]): BackupController {
  const [controller] = useState(() => createBackupController({ client }));
  useEffect(() => {
    controller.start();
    return controller.close;
  }, [controller]);
  return controller;
}

/** Stands for a name where there is no backup yet. */
const SOME = "confidant-….age";

/** How a backup is opened by the `age` command alone. */
function ByHand({ records }: { readonly records: readonly BackupRecord[] }) {
  const { backupPage } = optionsWords;
  const name = records[0]?.name ?? SOME;
  const command = (key: string) => `age -d -i ${key} ${name} > backup.jsonl`;
  return (
    <details data-backup-by-hand="" className="text-small">
      <summary className="self-start rounded-sm text-muted hover:text-ink">
        {backupPage.byHand}
      </summary>
      <div className="mt-2 flex flex-col gap-2">
        <p>{backupPage.byHandWhy}</p>
        <CodeBlock code={command(KEY_FILE)} wrap />
        <p>{backupPage.byHandKey}</p>
        <CodeBlock code={command("key.txt")} wrap />
      </div>
    </details>
  );
}

type HeldPartProps = { readonly client: Pick<Client, "call" | "onListsChange"> };

/** What backups have brought and is off, as long as it waits; nothing where nothing does. */
function HeldPart({ client }: HeldPartProps) {
  const ask = useCallback(() => client.call("restore.held", {}), [client]);
  const { value, failure, again } = useAnswer(ask);
  // It is taken over where a restore has ended, and on other pages, too.
  useFreshLists(client, again);
  const { busy, run } = useAct();
  const held = value?.held ?? [];
  if (held.length === 0) return <FailureLine failure={failure} onAgain={again} />;
  const take = async (items: readonly HeldItem[]) => {
    await client.call("restore.takeOver", { items: items.map(toRef) });
    again();
  };
  const leave = () =>
    run(async () => {
      await client.call("restore.leaveHeld", {});
      again();
    });
  return (
    <div data-held-part="" className="flex flex-col gap-2 pb-5 text-small">
      <HeldList held={held} together={false} onTake={take} />
      <FailureLine failure={failure} onAgain={again} />
      {held.some((item) => !("id" in item)) && (
        <QuietButton data-held-leave="" disabled={busy} onClick={leave}>
          {heldWords.leave}
        </QuietButton>
      )}
    </div>
  );
}
