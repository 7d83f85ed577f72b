import { DEFAULT_PRESET_ID } from "../../../domain/built-in-presets";
import type { Id } from "../../../domain/id";
import type { Card } from "../../../foreign/read-card";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { optionsWords } from "../../words/options-words";
import type { TargetContext } from "./run-import";

/** Where to import: a context that is there, or one to be made; without a name it is given one. */
export type ImportTarget =
  | { readonly type: "existing"; readonly id: Id; readonly name: string }
  | { readonly type: "new"; readonly name: string };

/** Days after the last chat after which a context that was made for an import is archived. */
export const IMPORT_EXPIRY_DAYS = 365;

export type ReportedTarget = {
  readonly type: ImportTarget["type"] | "card";
  /** Of a context that is made it is the name that it was given; null where none was made. */
  readonly name: string | null;
};

/** The context to import into; a new one is made when it is first needed. */
export function createTarget(
  client: Pick<Client, "call">,
  target: ImportTarget,
): TargetContext & { readonly describe: () => ReportedTarget } {
  type There = { readonly id: Id; readonly name: string; readonly isMade: boolean };
  let there: There | null = target.type === "existing" ? { ...target, isMade: false } : null;
  let character: Card | null = null;
  const makeFrom = async (card: Card): Promise<There> => {
    const known = await findLike(client, card);
    if (known !== null) return { ...known, isMade: false };
    // A stranger wrote it: nothing of other contexts is told in it, and nothing of it elsewhere.
    const apart = { remembers: false, contextProviders: [], tools: [] };
    const fields = { ...card, ...apart, tags: [...card.tags], expiryDays: IMPORT_EXPIRY_DAYS };
    const id = crypto.randomUUID();
    const { context } = await runTwice(() => client.call("context.create", { id, fields }));
    return { ...context, isMade: true };
  };
  return {
    id: () => there?.id ?? null,
    name: () => there?.name ?? null,
    describe: () => {
      if (character === null) return { type: target.type, name: there?.name ?? null };
      return { type: "card", name: there?.isMade === true ? there.name : null };
    },
    use: (card) => {
      character = card;
      there = null;
    },
    make: async (source) => {
      if (character !== null) {
        there = await makeFrom(character);
        return;
      }
      const id = crypto.randomUUID();
      const name = target.name.trim() === "" ? optionsWords.importPart.nameOf[source] : target.name;
      const overrides = { name, expiryDays: IMPORT_EXPIRY_DAYS };
      const input = { id, presetId: DEFAULT_PRESET_ID, overrides };
      const { context } = await runTwice(() => client.call("context.createFromPreset", input));
      there = { ...context, isMade: true };
    },
  };
}

/** A context that says of itself what this character does; null where there is none. */
async function findLike(client: Pick<Client, "call">, { name, systemPrompt, personality }: Card) {
  const input = { pageSize: 500, include: "archived", query: name } as const;
  const { contexts } = await runTwice(() => client.call("context.list", input));
  const found = contexts.find(({ context }) => {
    return context.systemPrompt === systemPrompt && context.personality === personality;
  });
  return found === undefined ? null : { id: found.context.id, name: found.context.name };
}
