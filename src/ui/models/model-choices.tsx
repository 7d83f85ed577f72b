import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { ModelList } from "../../contract/model";
import { isSameModel, type Model, modelKey } from "../../domain/model";
import { words } from "../words/words";
import { groupModels, type ModelGroup } from "./group-models";
import { ModelChoice } from "./model-choice";
import { moveChoice } from "./move-choice";

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
