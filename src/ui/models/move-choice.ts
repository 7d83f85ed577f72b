import type { KeyboardEvent } from "react";

/**
 * The arrows lead from the search field through the models and back; Enter in the field takes the
 * first; what is typed on a model goes to the field. Other keys stay what they are.
 */
export function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  const { currentTarget: list, target, key } = event;
  const choices = [...list.querySelectorAll<HTMLElement>("[data-model]")];
  const field = list.querySelector<HTMLElement>("[data-find-model]");
  if (key === "Enter" && target === field) {
    event.preventDefault();
    choices[0]?.click();
    return;
  }
  const isTyped = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey;
  if (isTyped && target !== field) field?.focus();
  const stops = field === null ? choices : [field, ...choices];
  const at = target instanceof HTMLElement ? stops.indexOf(target) : -1;
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
