import { AREAS_HOME } from "./areas-home";
import { AREAS_LIFE } from "./areas-life";
import { PLANTED } from "./planted";
import { SHARED_SLOTS } from "./shared-slots";

/** Notes of one area of a life: sentences with `{slots}`, which are filled from its lists or the shared ones. */
export type Area = {
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly patterns: readonly string[];
  readonly endings: readonly string[];
};

export type Note = {
  readonly id: string;
  readonly text: string;
  /** What its first sentence was filled with; none of a planted note. */
  readonly filled: readonly string[];
};

export const NOTES = 3_000;

const AREAS = [...AREAS_HOME, ...AREAS_LIFE];
const SLOT = /\{(\w+)\}/g;

/** The notes of one person, the same each time; among them the planted ones, `planted-N` in their order. */
export function makeNotes(): readonly Note[] {
  const pick = createPicker(20_261);
  const notes = new Map<string, Note>();
  const add = (id: string, text: string, filled: readonly string[]) =>
    notes.set(text, { id, text, filled });
  for (const [nth, { note }] of PLANTED.entries()) add(`planted-${nth}`, note, []);
  while (notes.size < NOTES) {
    const area = AREAS[notes.size % AREAS.length] ?? pick(AREAS);
    const { text, filled } = fill(pick(area.patterns), area, pick);
    const ending = pick([0, 1, 2]) === 0 ? "" : ` ${fill(pick(area.endings), area, pick).text}`;
    const whole = capitalize(text) + ending;
    if (!notes.has(whole)) add(`note-${notes.size}`, whole, filled);
  }
  return [...notes.values()];
}

type Pick = <Item>(items: readonly Item[]) => Item;

function fill(pattern: string, { slots }: Area, pick: Pick) {
  const filled: string[] = [];
  const text = pattern.replaceAll(SLOT, (_, name: string) => {
    const shared: Area["slots"] = SHARED_SLOTS;
    const value = pick(slots[name] ?? shared[name] ?? []);
    const whole = value.replaceAll(SLOT, () => pick(SHARED_SLOTS.surname));
    filled.push(whole);
    return whole;
  });
  return { text, filled };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Picks by a multiplicative generator (Lehmer's): the same choices for the same seed. */
export function createPicker(seed: number): Pick {
  let state = seed;
  return (items) => {
    state = (state * 48_271) % 2_147_483_647;
    const item = items[Math.floor((state / 2_147_483_647) * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
}
