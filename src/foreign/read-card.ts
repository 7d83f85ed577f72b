import { checkTags, MAX_NAME, MAX_PERSONALITY, MAX_SYSTEM_PROMPT } from "../domain/check-fields";
import { cleanLabel } from "../domain/clean-label";
import { withoutHidden, withPlainLineEnds } from "../domain/hidden-characters";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import type { Reading } from "./reading";
import { nameOfText } from "./text-name";

// Character cards: malfoyslastname/character-card-spec-v2 (`spec_v1.md`, `spec_v2.md`) and
// kwaroran/character-card-spec-v3: `spec`, and the character in `data`; version 1 has its fields at
// the top.

/** A character as the context that it becomes. */
export type Card = {
  readonly name: string;
  readonly systemPrompt: string;
  readonly personality: string;
  readonly tags: readonly string[];
};

export type ReadCard = {
  readonly card: Card;
  /** What the character says first, each way of it a branch; null where it says nothing. */
  readonly greeting: Reading | null;
};

/** Whether an object is a character card, of any version. */
export function isCard(fields: Fields): boolean {
  if (dataOf(fields) !== fields) return true;
  const isFirst = ["name", "description", "first_mes", "mes_example"];
  return isFirst.every((name) => ownText(fields, name) !== null);
}

/** Ways in which a character begins; cards have some dozen at most. */
const MAX_GREETINGS = 100;

/** Characters of one, before names are filled in. */
const MAX_GREETING = 50_000;

/** Characters of a field that are looked at for each that is kept: the others may be hidden. */
const LOOKED_AT = 8;

/** The character of a card, with what is not taken over noted; null where it has no name. */
export function readCard(fields: Fields, note: Note): ReadCard | null {
  const data = dataOf(fields);
  const name = cleanLabel(ownText(data, "nickname") || ownText(data, "name") || "", MAX_NAME);
  if (name === "") return null;
  let isClipped = false;
  const noteClipped = () => {
    if (!isClipped) note("clipped");
    isClipped = true;
  };
  // Cut before, too: with names filled in a text grows twentyfold.
  const textOf = (field: string) => {
    const whole = ownText(data, field) ?? "";
    return fill(clip(seen(whole, MAX_SYSTEM_PROMPT, noteClipped), MAX_SYSTEM_PROMPT), name);
  };
  const clip = (text: string, most: number) => {
    const points = [...text.slice(0, most * 2)];
    if (points.length <= most && text.length <= most * 2) return text;
    noteClipped();
    return points.slice(0, most).join("");
  };
  const parts = [
    // Stands for the prompt of the product that the card is read by.
    textOf("system_prompt").replaceAll(/\{\{original\}\}/gi, ""),
    textOf("description"),
    headed("Scenario", textOf("scenario")),
    textOf("post_history_instructions").replaceAll(/\{\{original\}\}/gi, ""),
    // Last, as it is what is cut where all is too long.
    headed(`How ${name} speaks`, textOf("mes_example").replaceAll(/<START>/gi, "***")),
  ];
  const prompt = parts.filter((part) => part.trim() !== "").join("\n\n");
  noteBeside(data, note);
  const tags = ownList(data, "tags").filter((tag) => typeof tag === "string");
  return {
    card: {
      name,
      systemPrompt: clip(prompt === "" ? name : prompt, MAX_SYSTEM_PROMPT),
      personality: clip(textOf("personality"), MAX_PERSONALITY),
      tags: checkTags(tags).length === 0 ? [...new Set(tags)] : [],
    },
    greeting: readGreeting(data, name, noteClipped),
  };
}

/** The text without what nobody sees who reads a card, and a model would; of a longer one its beginning. */
function seen(text: string, most: number, noteClipped: () => void): string {
  const looked = text.slice(0, most * LOOKED_AT);
  if (looked.length < text.length) noteClipped();
  return withoutHidden(withPlainLineEnds(looked));
}

function dataOf(fields: Fields): Fields {
  const spec = ownText(fields, "spec") ?? "";
  return spec.startsWith("chara_card_v") ? (ownFields(fields, "data") ?? fields) : fields;
}

function headed(title: string, text: string): string {
  return text.trim() === "" ? "" : `${title}:\n${text}`;
}

/** The names that a card leaves open, filled in: whose it is, and the one who is talked with. */
function fill(text: string, name: string): string {
  return text
    .replaceAll(/\{\{char\}\}|<bot>/gi, () => name)
    .replaceAll(/\{\{user\}\}|<user>/gi, "the user");
}

function readGreeting(data: Fields, name: string, noteClipped: () => void): Reading | null {
  const others = ownList(data, "alternate_greetings").filter((one) => typeof one === "string");
  const all = [ownText(data, "first_mes") ?? "", ...others]
    .map((one) => seen(one, MAX_GREETING, noteClipped))
    .filter((one) => one.trim() !== "");
  const said = all.slice(0, MAX_GREETINGS).map((one) => one.slice(0, MAX_GREETING));
  if (said.length < all.length || said.some((one, at) => one !== all[at])) noteClipped();
  const nodes = new Map<string, FoundNode>();
  for (const [at, text] of said.entries()) {
    const kept = { role: "assistant", text: fill(text, name), createdAt: null, model: "" } as const;
    nodes.set(String(at), { parent: null, kept });
  }
  if (nodes.size === 0) return null;
  const id = `card:${nameOfText(`${name}|${said[0]}|${ownText(data, "description") ?? ""}`)}`;
  return { id, title: name, createdAt: null, updatedAt: null, leaf: "0", nodes };
}

/** What a card may have that a context has no place for. */
function noteBeside(data: Fields, note: Note): void {
  for (const _ of ownList(ownFields(data, "character_book") ?? {}, "entries")) note("card");
  for (const _ of ownList(data, "assets")) note("card");
  for (const _ of ownList(data, "group_only_greetings")) note("card");
  if ((ownText(data, "creator_notes") ?? "") !== "") note("card");
  const own0 = asFields(own(data, "extensions")) ?? {};
  for (const name of Object.keys(own0)) if (ownFields(own0, name) !== null) note("card");
}
