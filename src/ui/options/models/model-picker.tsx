import { Check } from "lucide-react";
import { useState } from "react";
import { VList } from "virtua";
import { isSameModel, type Model, type Price } from "../../../domain/model";
import { modelDestinationOf } from "../../../domain/model-destination";
import type { Unlisted } from "../../../domain/unlisted";
import { FailureLine } from "../../failure-line";
import { modelName } from "../../models/model-destination-text";
import { UnlistedLines } from "../../models/unlisted-lines";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { formatPrice } from "../../words/format";
import { SearchField } from "../search-field";
import { chosenOf, type ModelController } from "./model-controller";
import { TargetField } from "./target-field";

/** From so many on a search is offered, and only what is seen is on the page. */
const MANY = 8;
const TOO_MANY = 200;

/** Pixels of a row, before it is measured. */
const ROW = 56;

type Props = {
  readonly label: string;
  readonly models: readonly Model[];
  readonly controller: ModelController;
  /** Said where there is no model. */
  readonly none: string;
  /** What its server has beside these. */
  readonly unlisted?: readonly Unlisted[] | undefined;
};

/** Models to search and choose from, in general or for a context. */
export function ModelPicker({ label, models, controller, none, unlisted }: Props) {
  const [query, setQuery] = useState("");
  const state = useCell(controller.state);
  const chosen = chosenOf(state);
  const found = filterModels(models, query);
  const { failure, run } = useAct();
  const texts = connectionWords.models;
  if (models.length === 0) {
    return (
      <>
        <p className="text-small text-muted">{none}</p>
        <UnlistedLines unlisted={unlisted} />
      </>
    );
  }
  const row = (model: Model) => (
    <ModelRow
      key={model.name}
      model={model}
      isChosen={chosen !== null && isSameModel(model, chosen)}
      onUse={() => run(() => controller.choose(model))}
    />
  );
  return (
    <div data-model-picker="" className="flex min-w-0 flex-col gap-2">
      <TargetField controller={controller} />
      {models.length > MANY && (
        <SearchField label={connectionWords.models.search} query={query} onQuery={setQuery} />
      )}
      <p role="status" className="text-meta text-muted">
        {found.length === 0 ? texts.noMatch : texts.count(found.length, models.length)}
      </p>
      {found.length > TOO_MANY ? (
        <VList role="list" aria-label={label} data={found} itemSize={ROW} style={{ height: 400 }}>
          {(model) => (
            // biome-ignore lint/a11y/useSemanticElements: its list is none of the page's own either.
            <div role="listitem" key={model.name}>
              {row(model)}
            </div>
          )}
        </VList>
      ) : (
        <ul aria-label={label} className="flex max-h-100 flex-col overflow-y-auto">
          {found.map((model) => (
            <li key={model.name}>{row(model)}</li>
          ))}
        </ul>
      )}
      <UnlistedLines unlisted={unlisted} />
      <FailureLine failure={failure} />
    </div>
  );
}

type ModelRowProps = {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onUse: () => void;
};

/** One model: its name, what is known of it, and that it is to answer. */
function ModelRow({ model, isChosen, onUse }: ModelRowProps) {
  const { models, providers } = connectionWords;
  const name = model.label ?? modelName(model);
  const facts = modelFacts(model);
  return (
    <div
      data-model={model.name}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5"
    >
      <div className="min-w-0 grow">
        <bdi className="wrap-anywhere">{name}</bdi>
        <p className="text-meta text-muted">
          {name !== model.name && model.name !== "" && (
            <bdi className="wrap-anywhere">{`${model.name}${facts.length > 0 ? " · " : ""}`}</bdi>
          )}
          {facts.join(" · ")}
        </p>
      </div>
      <QuietButton
        data-use={model.name}
        aria-pressed={isChosen}
        aria-label={providers.labelOf(isChosen ? models.inUse : models.use, name)}
        onClick={onUse}
      >
        {isChosen && <Check size={14} aria-hidden="true" className="text-accent" />}
        {isChosen ? models.inUse : models.use}
      </QuietButton>
    </div>
  );
}

/** The models that have every word of a query in their name or label, in the order given. */
export function filterModels(models: readonly Model[], query: string): readonly Model[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return models;
  return models.filter(({ name, label = "" }) => {
    const text = `${name} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What is known of a model beside its name: window, abilities, price, and who else hears of it. */
export function modelFacts(model: Model): readonly string[] {
  const { models } = connectionWords;
  const destination = modelDestinationOf(model);
  const isPassedOn = destination.type === "host" && destination.host !== hostOf(model.url);
  return [
    ...(isPassedOn ? [models.passedOn(destination.host)] : []),
    ...(model.window === null ? [] : [models.window(model.window)]),
    ...(model.callsTools ? [models.tools] : []),
    ...(model.sees ? [models.sees] : []),
    ...(model.thinks ? [models.thinks] : []),
    ...(model.price === undefined ? [] : [priceText(model.price)]),
  ];
}

function priceText({ prompt, reply }: Price): string {
  const { models } = connectionWords;
  return prompt === 0 && reply === 0
    ? models.free
    : models.price(formatPrice(prompt), formatPrice(reply));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
