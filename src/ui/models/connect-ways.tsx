import { inFirefox } from "../../domain/in-firefox";
import { LinkButton } from "../link-button";
import { type ModelsPlace, openModelsAt } from "../open-models";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import type { Models } from "./use-models";

const PLACES: readonly ModelsPlace[] = ["ollama", "connect", "files"];

/** The ways to a model, each a button to its form, and another look for what is there by now. */
export function ConnectWays({ models }: { readonly models: Pick<Models, "look" | "looking"> }) {
  const { ways, looking, lookAgain } = words.empty;
  return (
    <div data-connect-ways="" className="flex flex-col gap-2">
      {PLACES.filter((place) => place !== "files" || !inFirefox()).map((place) => (
        <QuietButton key={place} data-set-up-models={place} onClick={() => openModelsAt(place)}>
          {ways[place]}
        </QuietButton>
      ))}
      <LinkButton disabled={models.looking} onClick={models.look}>
        {models.looking ? looking : lookAgain}
      </LinkButton>
    </div>
  );
}
