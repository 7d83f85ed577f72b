import { RotateCw } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Failure } from "../../domain/app-error";
import { isSameModel, type Model, modelKey } from "../../domain/model";
import { LinkButton } from "../link-button";
import { openModels } from "../open-models";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import { groupModels, type ModelGroup } from "./group-models";
import { isOllamaTold } from "./is-ollama-told";
import { ModelChoice } from "./model-choice";
import { ModelFailure } from "./model-failure";
import { moveChoice } from "./move-choice";
import { UnlistedLines } from "./unlisted-lines";
import type { Models } from "./use-models";

/** Models of which a list is looked through without a search field. */
const FEW = 8;

/** Models that are drawn at once; a query finds the others. */
const SHOWN = 100;

type Props = {
  readonly models: Models;
  /** What else a choice does, said above all; null for nothing. */
  readonly purpose: string | null;
  /** Called once what was pressed is what answers. */
  readonly onChosen: () => void;
};

/** The models to choose from by where they are, and why there are no more. */
export function ModelList({ models, purpose, onChosen }: Props) {
  const [onlyHere, setOnlyHere] = useState(false);
  const { isOwn, failure, looking } = models;
  const trouble = failure ?? ollamaFailure(models);
  const choose = async (model: Model) => {
    if (await models.choose(model, { here: onlyHere })) onChosen();
  };
  return (
    <>
      {purpose !== null && <p className="font-semibold">{purpose}</p>}
      <p className={purpose === null ? "font-semibold" : "text-muted"}>{words.model.listTitle}</p>
      <Choices models={models} onChoose={choose} />
      <UnlistedLines unlisted={models.list?.unlisted} />
      {isOwn === false && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            data-only-here=""
            checked={onlyHere}
            onChange={(event) => setOnlyHere(event.currentTarget.checked)}
            className="accent-accent"
          />
          {words.modelPlace.onlyHere}
        </label>
      )}
      {isOwn === true && (
        <div data-own-model="" className="flex flex-col gap-2">
          <p className="text-muted">{words.modelPlace.own}</p>
          <QuietButton data-unset-model="" onClick={models.unset}>
            {words.modelPlace.unset}
          </QuietButton>
        </div>
      )}
      {trouble && <ModelFailure failure={trouble} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuietButton data-look-again="" disabled={looking} onClick={models.look}>
          <RotateCw size={14} aria-hidden="true" />
          {looking ? words.model.looking : words.model.refresh}
        </QuietButton>
        {/* A link begins at the top of its row; here it stands beside a button. */}
        <span className="flex">
          <LinkButton data-set-up-models="" onClick={openModels}>
            {words.modelMenu.setUp}
          </LinkButton>
        </span>
      </div>
    </>
  );
}

/** Why Ollama's models are missing, where that is news to whoever looks. */
function ollamaFailure({ list, chosen }: Models): Failure | null {
  const { failure, connections, models } = list ?? {};
  if (!failure || !connections || !models) return null;
  const answering = chosen === null ? [] : [chosen];
  const known = { failure, models, answering, connections: connections.length };
  return isOllamaTold(known) ? failure : null;
}

const FIRST = ['[data-model][aria-pressed="true"]', "[data-find-model]", "[data-model]"];

type ChoicesProps = { readonly models: Models; readonly onChoose: (model: Model) => void };

function Choices({ models, onChoose }: ChoicesProps) {
  const [query, setQuery] = useState("");
  const { chosen, list } = models;
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
          <Group key={group.title} group={group} models={models} onChoose={onChoose} />
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

function Group({ group, models, onChoose }: ChoicesProps & { readonly group: ModelGroup }) {
  const id = useId();
  const { chosen } = models;
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
