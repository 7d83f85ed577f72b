import { useSyncExternalStore } from "react";

export const SECTIONS = [
  "models",
  "tools",
  "contexts",
  "memory",
  "lock",
  "backup",
  "prompt",
  "library",
  "appearance",
  "programs",
  "keyboard",
  "usage",
  "data",
  "health",
  "about",
] as const;
export type Section = (typeof SECTIONS)[number];

/** What an address without a section shows: nothing is answered before a model is connected. */
const FIRST: Section = "models";

/** The section that a url's hash names, with or without a place in it; the models for any other. */
export function sectionOf(hash: string): Section {
  const name = hash.slice(1).split("/")[0];
  return SECTIONS.find((section) => section === name) ?? FIRST;
}

/** The section in the page's address, so that Back and a reload keep it. */
export function useSection(): Section {
  return useSyncExternalStore(
    subscribe,
    () => sectionOf(location.hash),
    () => FIRST,
  );
}

/** What a url's hash names within its section; empty for the section's own page. */
export function useSubpath(): string {
  return useSyncExternalStore(
    subscribe,
    () => subpathOf(location.hash),
    () => "",
  );
}

/** The part of a hash behind its section. */
export function subpathOf(hash: string): string {
  return hash.split("/").slice(1).join("/");
}

/** Goes to a place in a section. */
export function goTo(section: Section, subpath: string): void {
  location.hash = subpath === "" ? section : `${section}/${subpath}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
