import { countHidden } from "../../domain/hidden-characters";

/** What something in a text costs besides its characters, of which each is one. */
type Costs = readonly (readonly [RegExp, number])[];

const LINE = 30;
/** A character that is not seen: another font is looked for, or it turns the others around. */
const STRANGE = 30;
/** Where the script changes, another font and another run begin: 200,000 took 250 ms to clear away. */
const SCRIPT = 20;

/** A letter that is shaped, joined or wide takes three times as long as a plain one. */
const SHAPED: Costs = [[/[\u0300-\u036f\u0590-\u1fff\u2e80-\uffff]/g, 2]];
const LINES: Costs = [[/\n/g, LINE]];

/** Letters of one script; the first are all that the usual font has, with signs and digits. */
const SCRIPTS =
  /[!-~\u00a1-\u036f\u2000-\u2bff]+|[\u0370-\u03ff]+|[\u0400-\u052f]+|[\u0590-\u05ff]+|[\u0600-\u08ff]+|[\u0900-\u1fff]+|[\u2e80-\u9fff]+|[\uac00-\ud7af]+|[\ud800-\udfff]+|[\ue000-\uf8ff]+/g;
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\uffff]/;

/** A run of marks that begins or ends emphasis. */
const MARK = 100;
/**
 * A quote or an item at a line's beginning, which has a list, an item and its mark: with less, letting go
 * of the nested items that are drawn of a text unasked took the browser 53 ms at once, in a page that it
 * took for hidden (ADR 0055).
 */
const NEST = 125;
const CELL = 40;
/** A box for code with its button has 17 elements; a run of backticks begins or ends one. */
export const FENCE = 1_500;

const MARKUP: Costs = [
  [/[*_]+/g, MARK],
  [/(?<!`)`{3,}|(?<!~)~{3,}/g, FENCE / 2],
  // What may be code by its indent, in an item.
  [/^(?: {6}|\t)[ \t]*(?=[^\s*+>\d-])/gm, FENCE / 4],
  // Below the head of a table.
  [/^[>| \t:]*-+[ \t:]*\|/gm, 200],
  [/^#/gm, LINE],
  // A cell has an element and a text.
  [/\|/g, CELL],
  [/[`~[<&\\$]/g, 25],
];

/** All marks of quotes and items at the beginning of a line, one within the other. */
const NESTED = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
/** Each of them but stars, which are counted as runs of emphasis are. */
const ONE = />|[+-]|\d[.)]/g;

/** What drawing a text as markdown costs, counted in plain characters. */
export function costOf(text: string): number {
  const nested = text.match(NESTED)?.join("\n") ?? "";
  const unwritten = fillCost(text) + referenceCost(text);
  return plainCost(text) + costBy(MARKUP, text) + NEST * count(nested, ONE) + unwritten;
}

/** The same of a text that is shown as it is. */
export function plainCost(text: string): number {
  return text.length + costBy(LINES, text) + letterCost(text);
}

/** Dashes below the head of a table, or what may be such. */
const BELOW_HEAD = /^[-|:>\s*+\d.)]*$/;
const EMPTY = /^[>\s]*$/;

/** What the cells cost that are drawn of a table and not written: each row is filled to its head's width. */
function fillCost(text: string): number {
  if (!text.includes("|")) return 0;
  let width = 0;
  let filled = 0;
  for (const line of text.split("\n")) {
    if (EMPTY.test(line)) width = 0;
    else if (line.includes("|") && BELOW_HEAD.test(line)) {
      width = Math.max(width, count(line, /-+/g));
    } else filled += Math.max(0, width - 1 - count(line, /\|/g));
  }
  return CELL * filled;
}

/** What a reference leads to, as its definition has it. */
const DEFINED = /\]:[\s>]*(<[^>\n]*>|\S+)/g;

/** What the addresses cost that are drawn: each reference shows that of its definition, which is written once. */
function referenceCost(text: string): number {
  if (!text.includes("]:")) return 0;
  const lengths = [...text.matchAll(DEFINED)].map(([, address = ""]) => encodedLength(address));
  return Math.max(0, ...lengths) * Math.max(0, count(text, /\[/g) - 2);
}

/** At most so long is an address once what cannot stand in it is written in percents. */
function encodedLength(address: string): number {
  return address.length + 8 * count(address, /[^!-~]/g);
}

/** How many times as costly as plain words a text is by what it is written in, letter by letter. */
export function timesAsCostly(text: string): number {
  return 1 + letterCost(text) / Math.max(1, text.length);
}

function letterCost(text: string): number {
  return costBy(SHAPED, text) + STRANGE * countHidden(text) + SCRIPT * countScripts(text);
}

/** How often a text changes its script; words of one alone are one run. */
function countScripts(text: string): number {
  if (!BEYOND_LATIN.test(text)) return 0;
  return Math.max(0, count(text.replace(/\s+/g, ""), SCRIPTS) - 1);
}

/**
 * As much of a text's beginning as is drawn for so much: its first line, and whole ones behind it, with
 * the end of the last.
 */
export function linesWithin(text: string, cost: number, most = Infinity): string {
  let end = 0;
  let spent = 0;
  for (let lines = 0; lines < most && end < text.length; lines += 1) {
    const next = text.indexOf("\n", end) + 1 || text.length;
    spent += costOf(text.slice(end, next));
    if (spent > cost && end > 0) break;
    end = next;
  }
  return text.slice(0, end);
}

function costBy(costs: Costs, text: string): number {
  return costs.reduce((sum, [kind, own]) => sum + own * count(text, kind), 0);
}

function count(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}
