import type { ListItem } from "../../../domain/block-content";
import type { BlockEdit } from "../../../domain/block-edit";
import type { ToEdits } from "../controller/block-controller";
import { mergeText } from "../controller/merge-text";
import { inSection } from "../controller/text-drafts";
import { partOf } from "./part-props";

/** An item as it was seen: others may have moved it since. */
export type SeenItem = { readonly index: number; readonly item: ListItem };

/** Where that item is by now: the nearest of its text, -1 where none has it. */
export function indexOfItem(items: readonly ListItem[], { index, item }: SeenItem): number {
  const indexes = items.flatMap(({ text }, at) => (text === item.text ? [at] : []));
  const nearest = indexes.sort((one, other) => Math.abs(one - index) - Math.abs(other - index));
  return nearest[0] ?? -1;
}

/** Ticks an item, or takes its tick away; nothing where it is gone. */
export function tickItem(section: string, seen: SeenItem, done: boolean): ToEdits {
  return overItem(section, seen, (index, item) => [
    { op: "set-item", ...inSection(section), index, item: { ...item, done } },
  ]);
}

/** Takes an item out; nothing where it is gone. */
export function removeItem(section: string, seen: SeenItem): ToEdits {
  return overItem(section, seen, (index) => [{ op: "delete-item", ...inSection(section), index }]);
}

/** Moves an item by one place; nothing at the list's ends. */
export function moveItem(section: string, seen: SeenItem, by: 1 | -1): ToEdits {
  return overItem(section, seen, (index, item, items) => {
    const to = index + by;
    if (to < 0 || to >= items.length) return [];
    return [
      { op: "delete-item", ...inSection(section), index },
      { op: "insert-item", ...inSection(section), index: to, item },
    ];
  });
}

/** Puts an item at the end. */
export function addItem(section: string, text: string): ToEdits {
  const item = { text, done: false };
  return () => [{ op: "push-item", ...inSection(section), item }];
}

/** Gives an item another text, over what others made of it; it comes back where it was deleted. */
export function writeItem(section: string, seen: SeenItem, text: string): ToEdits {
  return (content) => {
    const items = partOf(content, section, "list")?.items ?? [];
    const current = indexOfItem(items, seen);
    const there = items[current];
    const occupant = items[seen.index];
    if (there !== undefined) {
      return [{ op: "set-item", ...inSection(section), index: current, item: { ...there, text } }];
    }
    if (occupant === undefined) return addItem(section, text)(content);
    const merged = mergeText({ base: seen.item.text, mine: text, theirs: occupant.text });
    const item = { ...occupant, text: merged };
    return [{ op: "set-item", ...inSection(section), index: seen.index, item }];
  };
}

type OverItem = (index: number, item: ListItem, items: readonly ListItem[]) => BlockEdit[];

function overItem(section: string, seen: SeenItem, toEdits: OverItem): ToEdits {
  return (content) => {
    const items = partOf(content, section, "list")?.items ?? [];
    const index = indexOfItem(items, seen);
    const item = items[index];
    return item === undefined ? [] : toEdits(index, item, items);
  };
}
