import { Pin, TriangleExclamationPoint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { BlockCard as Card, SharedCard } from "../../contract/memory";
import { localisedDescription, localisedLabel } from "../contexts/built-in-texts";
import { SMALL_FACTS } from "../kit/small-facts-style";
import { QuietButton } from "../quiet-button";
import { memoryWords } from "../words/memory-words";
import { BlockMenu } from "./block-menu";
import { EditedBlock } from "./edited-block";
import type { MemorySurface } from "./memory-props";
import { ShownText } from "./shown-text";

type Props = {
  readonly surface: MemorySurface;
  readonly card: Card | SharedCard;
  readonly onChanged: () => void;
};

/** One block as the model sees it; edited in its place. */
export function BlockCard({ surface, card, onChanged }: Props) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    // The editor is gone, and the keyboard with it.
    if (hasEdited.current && !isEdited) edit.current?.focus();
    hasEdited.current = isEdited;
  }, [isEdited]);
  const { label } = card;
  return (
    <li
      data-block={card.id}
      data-label={label}
      className={`flex min-w-0 flex-col gap-2 p-3 ${surface.look === "page" ? "" : "rounded-lg border border-line bg-raised"}`}
    >
      <Head surface={surface} card={card} onChanged={onChanged} />
      {isEdited ? (
        <EditedBlock
          surface={surface}
          id={card.id}
          onDone={() => setEdited(false)}
          onSaved={onChanged}
        />
      ) : (
        <>
          {card.text === "" ? (
            <p className="text-small text-muted">{memoryWords.empty}</p>
          ) : (
            <ShownText text={card.text} />
          )}
          <QuietButton
            ref={edit}
            data-edit=""
            aria-label={memoryWords.editOf(label)}
            onClick={() => setEdited(true)}
          >
            {memoryWords.edit}
          </QuietButton>
        </>
      )}
    </li>
  );
}

function Head({ surface, card, onChanged }: Props) {
  const { types, typeMeans, permissions, permissionMeans } = memoryWords;
  const from = "share" in card ? card.from : null;
  const permission = "share" in card ? card.share.permission : card.permission;
  const label = localisedLabel(card);
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{label}</bdi>{" "}
          {label.toLowerCase() !== card.label.toLowerCase() && (
            // What it is called in prompts, to tools, and where it is renamed.
            <bdi className="text-meta font-normal text-muted">{card.label}</bdi>
          )}
          {from !== null && (
            <span className="font-normal text-muted"> {memoryWords.from(from)}</span>
          )}
        </h3>
        <ul className={SMALL_FACTS}>
          <li title={typeMeans[card.type]}>{types[card.type]}</li>
          {card.type === "working" && (
            <li className="flex items-center gap-0.5">
              {card.pinned && <Pin size={10} aria-hidden="true" />}
              {card.pinned ? memoryWords.pinned : memoryWords.notPinned}
            </li>
          )}
          <li title={permissionMeans[permission]}>{permissions[permission]}</li>
          <li data-tokens={card.tokens} title={memoryWords.exactTokens(card.tokens)}>
            {memoryWords.tokens(card.tokens)}
          </li>
        </ul>
        {card.description !== "" && (
          <p dir="auto" className="text-small text-muted wrap-anywhere">
            {localisedDescription(card)}
          </p>
        )}
        {card.taint.length > 0 && (
          <p className="flex items-center gap-1 text-meta text-muted">
            <TriangleExclamationPoint size={12} aria-hidden="true" className="text-caution" />
            {memoryWords.untrusted}
          </p>
        )}
      </div>
      <BlockMenu surface={surface} card={card} onChanged={onChanged} />
    </div>
  );
}
