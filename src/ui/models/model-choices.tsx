import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ModelList } from "../../contract/model";
import { isSameModel, type Model, modelKey } from "../../domain/model";
import { words } from "../words/words";
import { groupModels, type ModelGroup } from "./group-models";
import { modelName } from "./model-destination-text";

/** Models of which a list is looked through without a search field. */
const FEW = 8;

/** Models that are drawn at once; a query finds the others. */
const SHOWN = 100;

const FIRST = ['[data-model][aria-pressed="true"]', "[data-find-model]", "[data-model]"];

type Props = {
  readonly list: ModelList | null;
  /** What is marked as chosen; null for none. */
  readonly chosen: Model | null;
  readonly onChoose: (model: Model) => void;
};

/** The models there are, by where they are; the first has the keyboard once they are there. */
export function ModelChoices({ list, chosen, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const { modelMenu } = words;
  const part = useRef<HTMLDivElement>(null);
  const isThere = list !== null;
  // It comes after what floats has looked for something to give the keyboard to; and again once
  // there is a list.
  useEffect(() => {
    const find = (what: string) => isThere && part.current?.querySelector<HTMLElement>(what);
    const first = FIRST.map(find).find(Boolean);
    if (!first) return;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: "center" });
  }, [isThere]);
  const { groups, more } = useMemo(() => {
    const { models: all = [], connections = [] } = list ?? {};
    return groupModels({ models: all, connections }, { query, chosen, limit: SHOWN });
  }, [list, query, chosen]);
  const isLong = (list?.models.length ?? 0) > FEW;
  const remark = more > 0 ? modelMenu.more(more) : groups.length === 0 ? modelMenu.none : "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it pass by here.
    <div ref={part} onKeyDown={moveChoice} className="flex min-h-0 flex-col gap-2">
      {isLong && (
        <input
          type="text"
          data-find-model=""
          aria-label={modelMenu.find}
          placeholder={modelMenu.find}
          autoComplete="off"
          dir="auto"
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className="min-w-0 shrink-0 rounded-md border border-field bg-raised px-2.5 py-1.5 placeholder:text-muted"
        />
      )}
      <div className={isLong ? "max-h-72 min-h-24 overflow-y-auto" : ""}>
        {groups.map((group) => (
          <Group key={group.title} group={group} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
      {isLong && (
        <p role="status" className="text-meta text-muted empty:hidden">
          {remark}
        </p>
      )}
    </div>
  );
}

type GroupProps = Omit<Props, "list"> & { readonly group: ModelGroup };

function Group({ group, chosen, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div data-model-group="">
      <p id={id} className="pt-1 text-meta text-muted">
        <bdi>{group.title}</bdi>
      </p>
      <ul aria-labelledby={id} className="flex flex-col">
        {group.models.map((model) => (
          <li key={modelKey(model)}>
            <ModelChoice
              model={model}
              isChosen={chosen !== null && isSameModel(model, chosen)}
              onChoose={() => onChoose(model)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The arrows lead from the search field through the models and back; Enter in the field takes the
 * first; what is typed on a model goes to the field. Other keys stay what they are.
 */
function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  const { currentTarget: list, target, key } = event;
  const choices = [...list.querySelectorAll<HTMLElement>("[data-model]")];
  const field = list.querySelector<HTMLElement>("[data-find-model]");
  if (key === "Enter" && target === field) {
    event.preventDefault();
    choices[0]?.click();
    return;
  }
  const isTyped = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey;
  if (isTyped && target !== field) field?.focus();
  const stops = field === null ? choices : [field, ...choices];
  const at = target instanceof HTMLElement ? stops.indexOf(target) : -1;
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

type ModelChoiceProps = {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A model to choose, with what it holds and its price where they are known. */
function ModelChoice({ model, isChosen, onChoose }: ModelChoiceProps) {
  const { window, price } = model;
  const { modelMenu } = words;
  return (
    <button
      type="button"
      data-model={model.name}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full items-center gap-2 rounded-md px-1 py-1.5 text-start hover:bg-tint"
    >
      <Check
        size={14}
        aria-hidden="true"
        className={`shrink-0 text-accent ${isChosen ? "" : "invisible"}`}
      />
      <bdi className="min-w-0 wrap-anywhere">{modelName(model)}</bdi>
      <span className="ms-auto flex shrink-0 gap-2 text-meta text-muted tabular-nums">
        {window !== null && (
          <span title={modelMenu.windowHint(window)}>{modelMenu.window(window)}</span>
        )}
        {price !== undefined && <span title={modelMenu.priceHint}>{modelMenu.price(price)}</span>}
      </span>
    </button>
  );
}
