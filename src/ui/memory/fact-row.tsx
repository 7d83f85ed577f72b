import { useState } from "react";
import { type Fact, MODELS_WORD } from "../../domain/fact";
import { approveFact, changeFact, forgetFact } from "../commands/fact-acts";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { useAct } from "../use-act";
import { fieldSentence } from "../words/field-sentence";
import { formatAgo, formatIso } from "../words/format";
import { memoryWords } from "../words/memory-words";
import { KeptField } from "./editors/kept-field";
import { createFactQueue, type FactQueue } from "./fact-queue";
import type { MemorySurface } from "./memory-props";

type Props = {
  readonly surface: MemorySurface;
  readonly fact: Fact;
  /** What is known of a waiting one's key until it is approved; null for nothing. */
  readonly replaces: string | null;
  readonly onChanged: () => void;
};

/** One fact: its key and value to be changed in their place, where it is from, what can be done. */
export function FactRow({ surface, fact, replaces, onChanged }: Props) {
  const { key, value, since, state } = fact;
  const { facts: texts } = memoryWords;
  const { failure, run } = useAct();
  const [queue] = useState(() => createFactQueue(fact, run));
  queue.see(fact);
  const act: Act = async (work) => {
    const isDone = await queue.add(work);
    onChanged();
    return isDone;
  };
  const change = (fields: { readonly key?: string; readonly value?: string }) =>
    act((known) => changeFact(surface, { ...known, ...fields }));
  return (
    <tr
      data-fact={key}
      data-fact-id={fact.id}
      data-state={state}
      className="border-b border-line align-top"
    >
      <th scope="row" className="min-w-24 py-1.5 pe-2 text-start font-semibold">
        <KeptField
          label={texts.keyOf(key)}
          value={key}
          className="w-full"
          onKeep={({ text }) => change({ key: text })}
        />
      </th>
      <td className="min-w-32 py-1.5 pe-2">
        <KeptField
          label={texts.valueOf(key)}
          value={value}
          isLong
          className="w-full"
          onKeep={({ text }) => change({ value: text })}
        />
        {state === "waiting" && <p className="text-meta text-caution">{texts.waits}</p>}
        <FactDetails fact={fact} replaces={replaces} />
        <FailureLine failure={failure && (fieldSentence(failure) ?? failure)} />
      </td>
      <td className="py-2.5 pe-2 text-meta text-muted">
        <time dateTime={formatIso(since)} title={memoryWords.exactly(since)}>
          {formatAgo(Date.now() - since)}
        </time>
      </td>
      <td className="py-2">
        <FactActs surface={surface} fact={fact} act={act} />
      </td>
    </tr>
  );
}

/** The words that say it, and what it was or would take the place of. */
function FactDetails({ fact, replaces }: Pick<Props, "fact" | "replaces">) {
  const { source, former, confidence } = fact;
  const { facts: texts } = memoryWords;
  const quote = source?.quote ?? "";
  const isModels = quote === "" && confidence === MODELS_WORD;
  const lines = {
    quote: quote === "" ? null : texts.quote(quote),
    byModel: isModels ? texts.byModel : null,
    // What the person wrote or approved is sure, and of what an import says nothing is known.
    confidence: confidence === 1 || confidence === 0 ? null : texts.confidence(confidence),
    replaces: replaces === null ? null : texts.replaces(replaces),
    former: former.length === 0 ? null : texts.former(former.map((one) => one.value)),
  };
  return Object.entries(lines).map(([name, line]) =>
    line === null ? null : (
      <p key={name} data-detail={name} className="text-meta text-muted wrap-anywhere">
        <bdi>{line}</bdi>
      </p>
    ),
  );
}

type Act = FactQueue["add"];

type ActsProps = Pick<Props, "surface" | "fact"> & { readonly act: Act };

/** Approve, where it waits; where it was said; forget. */
function FactActs({ surface, fact, act }: ActsProps) {
  const { client, undo, onSource } = surface;
  const { key, source, state, contextId } = fact;
  const { facts: texts } = memoryWords;
  const from = { client, undo };
  return (
    <div className="flex flex-col gap-1">
      {state === "waiting" && (
        <LinkButton
          data-approve=""
          aria-label={texts.approveOf(key)}
          onClick={() => act((known) => approveFact(from, known))}
        >
          {texts.approve}
        </LinkButton>
      )}
      {source !== null && (
        <LinkButton
          data-source=""
          aria-label={texts.sourceOf(key)}
          onClick={() => onSource({ ...source, contextId })}
        >
          {texts.source}
        </LinkButton>
      )}
      <LinkButton
        data-forget=""
        aria-label={texts.forgetOf(key)}
        onClick={() =>
          act(async (known) => {
            await forgetFact(from, known);
            return null;
          })
        }
      >
        {texts.forget}
      </LinkButton>
    </div>
  );
}
