import { useRef } from "react";
import { idSchema } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { optionsWords } from "../../words/options-words";
import { SectionHead } from "../section-head";
import { usePlace } from "../use-section";
import { ContextPage } from "./context-page";
import { ContextsPart } from "./contexts-part";
import { NewContext } from "./new-context";
import { NewPreset } from "./new-preset";
import { PresetPage } from "./preset-page";
import { PresetsPart } from "./presets-part";

type Props = { readonly client: Client };

/** Contexts and presets: the list of both, or the one that the address names. */
export function ContextsPage({ client }: Props) {
  const place = usePlace();
  // Back in the list, the keyboard goes on where it left.
  const former = useRef("");
  const from = former.current;
  if (place !== "") former.current = place;
  const [kind = "", id = ""] = place.split("/");
  if (kind === "new") return <NewContext client={client} />;
  if (kind === "new-preset") return <NewPreset client={client} like={id} />;
  if (kind === "preset" && isId(id)) return <PresetPage key={id} client={client} id={id} />;
  if (isId(kind)) return <ContextPage key={kind} client={client} id={kind} />;
  return (
    <main>
      <SectionHead section="contexts" lead={optionsWords.contextPage.why} />
      <ContextsPart client={client} from={from} />
      <PresetsPart client={client} />
    </main>
  );
}

function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
