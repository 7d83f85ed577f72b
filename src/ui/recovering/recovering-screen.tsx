import type { RecoveryProgress } from "../../contract/recovery";
import type { Client } from "../../messaging/client";
import { ProgressBar } from "../kit/progress-bar";
import { recoveryWords } from "../words/recovery-words";
import { RecoveringPreview } from "./recovering-preview";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly progress: RecoveryProgress | null;
};

/** What is shown while a deleted database is put back; nothing is asked. */
export function RecoveringScreen({ client, progress }: Props) {
  const { title, why, stages, bar } = recoveryWords;
  const { stage = "looking", done = 0, total = 0 } = progress ?? {};
  return (
    <div data-recovering={stage} className="flex flex-col gap-4">
      <h1 className="text-title font-semibold">{title}</h1>
      <p>{why}</p>
      <div className="flex flex-col gap-2 text-small">
        {/* The figures change too often to be read out; what is being done is. */}
        <p aria-live="polite" className="text-muted">
          {stages[stage]}
        </p>
        <ProgressBar label={bar} done={done} total={stage === "staging" ? total : null} />
      </div>
      {progress?.isReadable && <RecoveringPreview client={client} />}
    </div>
  );
}
