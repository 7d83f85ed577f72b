import { useCallback } from "react";
import type { RecoveryPreview, RecoveryProgress } from "../../contract/recovery";
import type { Client } from "../../messaging/client";
import { ProgressBar } from "../kit/progress-bar";
import { Markdown } from "../markdown/markdown";
import { PlainText } from "../markdown/plain-text";
import { useAnswer } from "../use-answer";
import { recoveryWords } from "../words/recovery-words";
import { words } from "../words/words";

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

type RecoveringPreviewProps = { readonly client: Pick<Client, "call"> };

/** What was written last, to be read while the rest is restored; nothing where it is not known. */
function RecoveringPreview({ client }: RecoveringPreviewProps) {
  const ask = useCallback(() => client.call("recovery.preview", {}), [client]);
  const preview = useAnswer(ask).value?.preview ?? null;
  return preview === null ? null : <Preview preview={preview} />;
}

function Preview({ preview }: { readonly preview: RecoveryPreview }) {
  const { newest, older } = recoveryWords.preview;
  return (
    <section
      data-recovering-preview=""
      aria-label={newest}
      className="flex flex-col gap-2 border-t border-line pt-3"
    >
      <h2 className="text-small text-muted">{newest}</h2>
      {preview.title !== "" && (
        <p dir="auto" className="wrap-anywhere font-semibold">
          {preview.title}
        </p>
      )}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        // Turned round, it begins at its end, where the newest stands, and stays there while it is drawn.
        className="flex max-h-[45dvh] flex-col-reverse overflow-y-auto"
      >
        <div className="flex flex-col gap-4">
          {preview.more && <p className="text-meta text-muted">{older}</p>}
          {preview.messages.map((message) => (
            <Said key={message.id} {...message} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Said({ role, text }: RecoveryPreview["messages"][number]) {
  const isOwn = role === "user";
  return (
    <article data-role={role} className={isOwn ? "rounded-lg bg-tint px-3 py-2" : ""}>
      <h3 className="sr-only">{isOwn ? words.conversation.yours : words.conversation.reply}</h3>
      {isOwn ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <PlainText text={text} />
        </p>
      ) : (
        <Markdown text={text} />
      )}
    </article>
  );
}
