import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import type { ToolUse } from "../../contract/turn";
import { type Failure, toFailure } from "../../domain/app-error";
import { escapeHidden, nameHidden } from "../../domain/hidden-characters";
import { spliceBetween } from "../../domain/text-splice";
import { ASKING_TOOLS } from "../../domain/tool-name";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { askWithDestination } from "../models/shown-model";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { Shell } from "../shell-context";
import { toolLabel } from "../words/en-tool-labels";
import { toolServerWords } from "../words/tool-server-words";
import { toolWords } from "../words/tool-words";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly turnId: string;
  readonly use: ToolUse;
  /** Whether the model was told anything untrusted. */
  readonly isTainted: boolean;
  readonly onDecided: () => void;
};

type Decision = {
  readonly approved: boolean;
  readonly always?: true;
};

/** A call that waits for the person: what it would change, and what can be said to it. */
export function ToolCard({ client, turnId, use, isTainted, onDecided }: Props) {
  const [edited, setEdited] = useEdited(`call ${turnId} ${use.id}`);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const card = useInView();
  const model = useContext(Shell)?.model;
  const isBegun = useRef(false);
  // The card that was read before its arguments were edited; none after another conversation was shown.
  const read = useRef<string | null>(null);
  const { asks } = use;
  if (asks === null) return null;
  const label = nameHidden(toolLabel(use.name));
  const title = toolWords.asks(label, nameHidden(asks.target));
  const decide = async (decision: Decision) => {
    setBusy(true);
    setFailure(null);
    const own = edited === null || !decision.approved ? {} : { arguments: edited };
    try {
      const by = { id: crypto.randomUUID(), shown: asks.digest };
      const said = { ...by, turnId, call: use.id, ...decision, ...own };
      await askWithDestination(model, (destination) =>
        client.call("turn.decide", { ...said, destination }),
      );
      setEdited(null);
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
    onDecided();
  };
  const begin = () => {
    isBegun.current = true;
    read.current = asks.digest;
    setEdited(escapeHidden(use.arguments));
  };
  return (
    <section
      ref={card}
      data-tool-card={use.name}
      aria-label={title}
      className="flex flex-col gap-2 rounded-md border border-line bg-raised p-3 text-small"
    >
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      {isTainted && <p className="text-muted">{toolWords.tainted}</p>}
      {(edited === null || read.current !== asks.digest) && <CallPreview asks={asks} />}
      {edited !== null && (
        <Edited label={label} text={edited} takesFocus={isBegun.current} onText={setEdited} />
      )}
      <ExactCall use={use} />
      <FailureLine failure={failure} onAgain={onDecided} />
      <Choices
        busy={busy}
        mayAlways={!isTainted && !ASKING_TOOLS.includes(use.name)}
        onDecide={decide}
        onEdit={edited === null ? begin : null}
      />
    </section>
  );
}

/** It comes when the conversation has been drawn already. */
function useInView(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return card;
}

type EditedProps = {
  readonly label: string;
  readonly text: string;
  readonly takesFocus: boolean;
  readonly onText: (text: string) => void;
};

/** What a call is asked with, to be written anew. */
function Edited({ label, text, takesFocus, onText }: EditedProps) {
  return (
    <textarea
      data-tool-arguments=""
      dir="auto"
      rows={5}
      aria-label={toolWords.editLabel(label)}
      // biome-ignore lint/a11y/noAutofocus: the button that began it is gone, and the focus with it.
      autoFocus={takesFocus}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      className="rounded-md border border-line bg-page p-2 font-mono text-small"
    />
  );
}

/** What the person makes of a call; it outlives the card, which goes while another conversation is shown. */
function useEdited(key: string): [string | null, (text: string | null) => void] {
  const shell = useContext(Shell);
  const [edits] = useState(() => shell?.current.get().panel.edits);
  const [edited, setEdited] = useState(() => edits?.kept(key) ?? null);
  const change = (text: string | null) => {
    edits?.keep(key, text);
    setEdited(text);
  };
  return [edited, change];
}

/** What plain words leave out: the tool's own name, and what the model has written, to the letter. */
function ExactCall({ use }: Pick<Props, "use">) {
  return (
    <details data-exact-call="" className="text-muted">
      <summary className="cursor-pointer rounded-sm py-0.5 hover:text-ink">
        {toolWords.exact}
      </summary>
      <div className="flex flex-col gap-2 pt-1">
        <Words label={toolWords.called} text={use.name} />
        <Words label={toolWords.arguments} text={use.arguments} />
      </div>
    </details>
  );
}

type ChoicesProps = {
  readonly busy: boolean;
  readonly mayAlways: boolean;
  readonly onDecide: (decision: Decision) => void;
  /** Null while it is edited. */
  readonly onEdit: (() => void) | null;
};

function Choices({ busy, mayAlways, onDecide, onEdit }: ChoicesProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PrimaryButton
        data-tool-approve=""
        disabled={busy}
        onClick={() => onDecide({ approved: true })}
      >
        {toolWords.approve}
      </PrimaryButton>
      {onEdit !== null && (
        <QuietButton data-tool-edit="" onClick={onEdit}>
          {toolWords.edit}
        </QuietButton>
      )}
      <QuietButton
        data-tool-decline=""
        disabled={busy}
        onClick={() => onDecide({ approved: false })}
      >
        {toolWords.decline}
      </QuietButton>
      {mayAlways && (
        <QuietButton
          data-tool-always=""
          disabled={busy}
          onClick={() => onDecide({ approved: true, always: true })}
        >
          {toolWords.always}
        </QuietButton>
      )}
    </div>
  );
}

/** What would be sent and where to, to the letter; or what would change. */
function CallPreview({ asks }: { readonly asks: NonNullable<ToolUse["asks"]> }) {
  const { sendsTo, before, after } = asks;
  if (sendsTo === undefined) return <Change before={before} after={after} />;
  return (
    <div data-tool-sends={sendsTo}>
      <Words label={toolServerWords.card.sends(nameHidden(sendsTo))} text={after} />
    </div>
  );
}

/** Characters around a change that are shown of what stays. */
const AROUND = 120;

function Change({ before, after }: { readonly before: string; readonly after: string }) {
  const splice = spliceBetween(before, after);
  if (splice === null) return <Words label={toolWords.after} text={after} />;
  const from = Math.max(0, splice.at - AROUND);
  const lead = `${from > 0 ? "… " : ""}${before.slice(from, splice.at)}`;
  const removed = before.slice(splice.at, splice.at + splice.remove);
  return (
    <>
      {removed !== "" && <Words label={toolWords.before} text={`${lead}${removed}`} />}
      <Words label={toolWords.after} text={`${lead}${splice.insert}` || toolWords.nothing} />
    </>
  );
}

/** Nothing is approved that is not seen: what has no shape, or turns the text around, is named. */
function Words({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className="text-meta text-muted">{label}</p>
      <pre dir="auto" className="max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {nameHidden(text)}
      </pre>
    </div>
  );
}
