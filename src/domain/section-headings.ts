import type { SystemSectionKind } from "./prompt-plan";

/** The headings of the system text: O-015, byte for byte; the last four are our own. */
export const SECTION_HEADINGS: Readonly<Partial<Record<SystemSectionKind, string>>> = {
  facts: "## Known facts about this user",
  summaries: "## Recent conversation summaries",
  summary: "## Summary of this conversation so far",
  references: "## What this conversation was about",
  activity: "## Recent activity",
  quotes: "## From earlier conversations",
};
