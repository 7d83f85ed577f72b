import type { Attached } from "../../domain/attachment";
import { MAX_FILE_BYTES } from "../../domain/attachment";
import { withoutHidden } from "../../domain/hidden-characters";
import type { Omitted } from "../../domain/omitted";
import type { PageReading } from "../../domain/page-reading";
import { unseenTexts } from "../../domain/unseen-texts";

/** Characters of a name, as files have them. */
const LONGEST_NAME = 120;

/** UTF-8 takes three bytes for most scripts: what is above is cut by characters. */
const ROOM = Math.floor(MAX_FILE_BYTES / 3) - 20_000;

/**
 * A page as it is attached: what it is, when it was read, its text, where its links lead, what was
 * left out. Its address is told without what may be a secret in it.
 */
export function toPageFile(reading: PageReading, nowUtc: number): Attached {
  const title = clean(reading.title) || hostOf(reading.url) || "Page";
  const text = clean(reading.text, "lines");
  const address = addressOf(reading.url);
  const head = [
    `Page: ${title}`,
    `Address: ${address}`,
    `Read: ${new Date(nowUtc).toISOString().slice(0, 16).replace("T", " ")} UTC`,
  ];
  const omitted = omittedOf(reading, text);
  const parts = [head.join("\n"), clip(text), linksOf(reading), leftOut(omitted)];
  return {
    kind: "text",
    name: title.slice(0, LONGEST_NAME),
    text: parts.filter((part) => part !== "").join("\n\n"),
    of: "page",
    address,
    ...(Object.keys(omitted).length === 0 ? {} : { omitted }),
    taint: ["page"],
  };
}

function clean(text: string, form: "line" | "lines" = "line"): string {
  const seen = withoutHidden(text);
  return form === "lines" ? seen.trim() : seen.replace(/\s+/g, " ").trim();
}

function clip(text: string): string {
  // Half of a character is none.
  return text.slice(0, ROOM).replace(/[\ud800-\udbff]$/, "");
}

function linksOf({ links }: PageReading): string {
  if (links.length === 0) return "";
  const lines = links.map(({ text, url }) => `- ${clean(text)}: ${addressOf(url)}`);
  return ["Where its links lead:", ...lines].join("\n");
}

/** Without user, query and fragment. */
function addressOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.origin === "null") return clean(url.slice(0, 40));
  return clean(parsed.origin + parsed.pathname).slice(0, 300);
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? "";
}

function omittedOf({ hidden, frames, isCut }: PageReading, text: string): Omitted {
  return {
    ...(hidden > 0 ? { hidden } : {}),
    ...(frames > 0 ? { frames } : {}),
    ...(isCut || text.length > ROOM ? { end: true as const } : {}),
  };
}

/** As the model is told. */
function leftOut({ hidden = 0, frames = 0, end }: Omitted): string {
  const parts = [
    ...(hidden > 0 ? [unseenTexts(hidden)] : []),
    ...(frames > 0
      ? [frames === 1 ? "1 frame of another site" : `${frames} frames of other sites`]
      : []),
    ...(end === true ? ["the end of the page, which is too long"] : []),
  ];
  return parts.length === 0 ? "" : `[Left out of this page: ${parts.join(", ")}]`;
}
