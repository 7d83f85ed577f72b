import { type ParseOptions, parse, type TokenType } from "sugar-high/core";
import { lang, languages } from "sugar-high/lang";

/** What a part of code is, as far as it has a colour of its own. */
export type CodeKind = "keyword" | "string" | "comment" | "name";

/** A part of code from one character up to another, and what it is. */
export type CodeColour = { readonly from: number; readonly to: number; readonly kind: CodeKind };

const KINDS: Partial<Record<TokenType, CodeKind>> = {
  keyword: "keyword",
  string: "string",
  comment: "comment",
  class: "name",
  entity: "name",
  property: "name",
};

/** How many of these may stand in code: from each of them the tokenizer may look through all of the rest. */
const OPENING = /[<(]/g;
const MOST_OPENINGS = 400;
/** The languages where they may begin an element, or a function without a name. */
const TAGGED = new Set(["javascript", "typescript", "html"]);

/**
 * The coloured parts of code, in order; null where its language is not known, it may take too long, or
 * what was read is not the code as it is.
 */
export function colourCode(code: string, language: string): readonly CodeColour[] | null {
  const id = lang(language);
  const known = languages.find((one) => one.id === id);
  if (id === undefined || known === undefined) return null;
  if (TAGGED.has(id) && (code.match(OPENING)?.length ?? 0) > MOST_OPENINGS) return null;
  return locateColours(code, known.config);
}

function locateColours(code: string, config: ParseOptions | undefined): CodeColour[] | null {
  const colours: CodeColour[] = [];
  let at = 0;
  for (const { value, tokens } of parse(code, config).lines) {
    const end = at + value.length;
    for (const token of tokens) {
      if (!code.startsWith(token.value, at)) return null;
      const kind = KINDS[token.type];
      const to = at + token.value.length;
      if (kind !== undefined && to > at) addColour(colours, { from: at, to, kind });
      at = to;
    }
    if (at !== end) return null;
    at += 1;
  }
  return at === code.length + 1 ? colours : null;
}

/** Adds a colour; to the last one where it goes on with that. */
function addColour(colours: CodeColour[], colour: CodeColour): void {
  const last = colours.at(-1);
  const goesOn = last !== undefined && last.to === colour.from && last.kind === colour.kind;
  if (goesOn) colours[colours.length - 1] = { ...last, to: colour.to };
  else colours.push(colour);
}
