import { RotateCw } from "lucide-react";
import { useState } from "react";
import type { Failure } from "../../domain/app-error";
import type { Model } from "../../domain/model";
import { LinkButton } from "../link-button";
import { openOptionsAt } from "../open-options";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import { isOllamaFailureShown } from "./is-ollama-failure-shown";
import { ModelChoices } from "./model-choices";
import { ModelFailure } from "./model-failure";
import { UnlistedLines } from "./unlisted-lines";
import type { Models } from "./use-models";

type Props = {
  readonly models: Models;
  /** Called once what was pressed is what answers. */
  readonly onChosen: () => void;
};

/** The models to choose from by where they are, and why there are no more. */
export function ModelList({ models, onChosen }: Props) {
  const [onlyHere, setOnlyHere] = useState(false);
  const { isOwn, list, chosen } = models;
  const { listTitle, defaultTitle } = words.model;
  const choose = async (model: Model) => {
    if (await models.choose(model, { here: onlyHere })) onChosen();
  };
  return (
    <>
      <p className="font-semibold">{isOwn === true || onlyHere ? listTitle : defaultTitle}</p>
      <ModelChoices list={list} chosen={chosen} onChoose={choose} />
      <UnlistedLines unlisted={list?.unlisted} />
      {isOwn === false && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            data-only-here=""
            checked={onlyHere}
            onChange={(event) => setOnlyHere(event.currentTarget.checked)}
            className="accent-accent"
          />
          {words.modelScope.onlyHere}
        </label>
      )}
      {isOwn === true && (
        <div data-own-model="" className="flex flex-col gap-2">
          <p className="text-muted">{words.modelScope.own}</p>
          <QuietButton data-unset-model="" onClick={models.unset}>
            {words.modelScope.unset}
          </QuietButton>
        </div>
      )}
      <ListFoot models={models} />
    </>
  );
}

/** Why there are no more, and where more are set up. */
export function ListFoot({ models }: Pick<Props, "models">) {
  const { failure, looking } = models;
  const trouble = failure ?? ollamaFailure(models);
  return (
    <>
      {trouble && <ModelFailure failure={trouble} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuietButton data-look-again="" disabled={looking} onClick={models.look}>
          <RotateCw size={14} aria-hidden="true" />
          {looking ? words.model.looking : words.model.refresh}
        </QuietButton>
        {/* A link begins at the top of its row; here it stands beside a button. */}
        <span className="flex">
          <LinkButton data-set-up-models="" onClick={() => openOptionsAt("models")}>
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
  return isOllamaFailureShown(known) ? failure : null;
}
