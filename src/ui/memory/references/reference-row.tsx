import { useEffect, useRef } from "react";
import type { ReferenceCard } from "../../../contract/reference";
import type { Id } from "../../../domain/id";
import { referenceLine } from "../../../domain/reference-line";
import { estimateTokens } from "../../../domain/tokens";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { memoryWords } from "../../words/memory-words";
import type { MemorySurface } from "../memory-props";
import { RenameReference } from "./rename-reference";
import { spokenNames } from "./spoken-names";

type Props = {
  readonly surface: MemorySurface;
  readonly contextId: Id;
  readonly card: ReferenceCard;
  readonly onChanged: () => void;
};

type RowProps = Props & {
  readonly isEdited: boolean;
  /** Its form was opened or closed. */
  readonly onEdit: (isEdited: boolean) => void;
};

/** One thing: what it is called, where it was mentioned, what can be done with it. */
export function ReferenceRow({ isEdited, onEdit, ...props }: RowProps) {
  const { card } = props;
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (hasEdited.current && !isEdited) edit.current?.focus();
    hasEdited.current = isEdited;
  }, [isEdited]);
  const { kind, name, target, untrusted } = card;
  const aliases = spokenNames(card);
  const { references: texts, untrusted: fromElsewhere } = memoryWords;
  return (
    <li data-reference={target} className="flex min-w-0 flex-col gap-1 py-2">
      {isEdited ? (
        <RenameReference {...props} onClose={() => onEdit(false)} />
      ) : (
        <>
          <p className="wrap-anywhere">
            <span className="text-meta text-muted">{texts.kinds[kind]}</span>{" "}
            <bdi className="font-semibold">{name || target}</bdi>{" "}
            {name !== target && <bdi className="text-small text-muted">{target}</bdi>}
          </p>
          <Cost card={card} />
          {untrusted && <p className="text-meta text-caution">{fromElsewhere}</p>}
          {aliases.length > 0 && (
            <p data-aliases="" dir="auto" className="text-meta text-muted wrap-anywhere">
              {texts.alsoCalled(aliases)}
            </p>
          )}
          <Mentions {...props} />
          <div className="flex flex-wrap gap-3">
            <LinkButton
              ref={edit}
              data-edit-reference=""
              aria-label={texts.editOf(name)}
              onClick={() => onEdit(true)}
            >
              {texts.edit}
            </LinkButton>
            <Delete {...props} />
          </div>
        </>
      )}
    </li>
  );
}

/** What it takes of a prompt that it is in, as it was mentioned last. */
function Cost({ card: { mentions, ...card } }: Pick<Props, "card">) {
  const action = mentions[0]?.action ?? "discussed";
  const tokens = estimateTokens(referenceLine({ ...card, action }));
  return (
    <p
      data-tokens={tokens}
      title={memoryWords.exactTokens(tokens)}
      className="text-meta text-muted"
    >
      {memoryWords.tokens(tokens)}
    </p>
  );
}

/** The conversations that it was part of; a click shows one. */
function Mentions({ surface, contextId, card: { mentions } }: Props) {
  const { references: texts } = memoryWords;
  return (
    <ul className="flex flex-col">
      {mentions.map(({ conversationId, title, action }) => {
        const shown = title || texts.untitledHere;
        return (
          <li key={conversationId}>
            <LinkButton
              data-mentioned-in={conversationId}
              aria-label={texts.showOf(shown)}
              onClick={() => surface.onSource({ contextId, conversationId, messageId: null })}
            >
              {texts.inConversation(shown, action)}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}

function Delete({ surface, contextId, card, onChanged }: Props) {
  const { client, undo } = surface;
  const { kind, target, name } = card;
  const { failure, run } = useAct();
  const remove = async () => {
    await offerUndo(
      undo,
      (undoId) =>
        runTwice(() => client.call("reference.remove", { contextId, kind, target, undo: undoId })),
      ({ canUndo = false }) =>
        canUndo ? { what: { kind: "referenceRemoved" }, onUndone: async () => onChanged() } : null,
    );
    onChanged();
  };
  return (
    <>
      <LinkButton
        data-delete-reference=""
        aria-label={memoryWords.references.deleteOf(name)}
        onClick={() => run(remove)}
      >
        {memoryWords.delete}
      </LinkButton>
      <FailureLine failure={failure} />
    </>
  );
}
