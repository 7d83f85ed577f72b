import { MAX_NAME } from "../../domain/check-fields";

/** Whether one of the names is this one, in whatever case. */
export function isNameTaken(name: string, names: readonly string[]): boolean {
  return names.some((other) => fold(other) === fold(name));
}

/**
 * The name itself where it is free, else with the first number from 2 on that makes it free; cut
 * where that would be longer than a name may be.
 */
export function toFreeName(name: string, names: readonly string[]): string {
  const taken = new Set(names.map(fold));
  let free = name;
  for (let number = 2; taken.has(fold(free)); number += 1) {
    const ending = ` ${number}`;
    const kept = [...name].slice(0, MAX_NAME - ending.length).join("");
    free = `${kept.trimEnd()}${ending}`;
  }
  return free;
}

/** What two names have in common that a person would take for the same. */
function fold(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}
