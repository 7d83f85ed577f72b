import { useSyncExternalStore } from "react";

export const SECTIONS = ["lock", "prompt", "data", "health", "about"] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that a url's hash names; the first for any other. */
export function sectionOf(hash: string): Section {
  return SECTIONS.find((section) => `#${section}` === hash) ?? SECTIONS[0];
}

/** The section in the page's address, so that Back and a reload keep it. */
export function useSection(): Section {
  return useSyncExternalStore(
    subscribe,
    () => sectionOf(location.hash),
    () => SECTIONS[0],
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
