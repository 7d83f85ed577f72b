import { type BackupRecord, KEY_FILE } from "../../../domain/backup";
import { CodeBlock } from "../../markdown/code-block";
import { optionsWords } from "../../words/options-words";

/** Stands for a name where there is no backup yet. */
const SOME = "confidant-….age";

/** How a backup is opened by the `age` command alone. */
export function ByHand({ records }: { readonly records: readonly BackupRecord[] }) {
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
