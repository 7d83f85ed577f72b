import type { PromptMode } from "../../domain/prompt-mode";

/**
 * Per mode lines of `weight: cue, cue`. A cue is words in a row: `a/b` either word, `stem*` any word
 * that begins so, `*ending` any that ends so (not as the first word), `~` up to four words between;
 * a leading `^` only where a request begins, a leading `?` only in a question.
 */
export type CueTable = Readonly<Record<PromptMode, string>>;

export type WordPattern = {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly endings: readonly string[];
};

type CuePosition = "anywhere" | "lead" | "question";

export type Cue = {
  readonly mode: PromptMode;
  readonly weight: number;
  readonly position: CuePosition;
  /** As it is written. */
  readonly firstPart: string;
  /** Null stands for a gap; read when first asked for, which most never are. */
  readonly parts: readonly (WordPattern | null)[];
};

/** Cues by what their first word is or begins with. */
export type CueIndex = {
  readonly byWord: ReadonlyMap<string, readonly Cue[]>;
  readonly byStem: ReadonlyMap<string, readonly Cue[]>;
  readonly longestStem: number;
};

/** The index over the cues of all tables; made once, since it reads every line. */
export function indexCues(tables: readonly CueTable[]): CueIndex {
  const byWord = new Map<string, Cue[]>();
  const byStem = new Map<string, Cue[]>();
  for (const cue of tables.flatMap(readTable)) {
    for (const option of cue.firstPart.split("/")) {
      if (option.endsWith("*")) append(byStem, option.slice(0, -1), cue);
      else append(byWord, option, cue);
    }
  }
  const longestStem = Math.max(0, ...[...byStem.keys()].map((stem) => stem.length));
  return { byWord, byStem, longestStem };
}

function readTable(table: CueTable): Cue[] {
  const modes = Object.keys(table) as PromptMode[];
  return modes.flatMap((mode) =>
    table[mode]
      .trim()
      .split("\n")
      .flatMap((line) => readLine(mode, line)),
  );
}

function readLine(mode: PromptMode, line: string): Cue[] {
  const [weight = "", cues = ""] = line.split(":");
  return cues.split(",").map((cue) => readCue(cue.trim(), mode, Number(weight)));
}

function readCue(cue: string, mode: PromptMode, weight: number): Cue {
  const position = cue.startsWith("^") ? "lead" : cue.startsWith("?") ? "question" : "anywhere";
  const texts = (position === "anywhere" ? cue : cue.slice(1)).split(" ");
  let parts: Cue["parts"] | null = null;
  return {
    mode,
    weight,
    position,
    firstPart: texts[0] ?? "",
    get parts() {
      parts ??= texts.map(readPart);
      return parts;
    },
  };
}

function readPart(part: string): WordPattern | null {
  if (part === "~") return null;
  const options = part.split("/");
  return {
    words: new Set(options.filter((option) => !option.includes("*"))),
    stems: options.filter((option) => option.endsWith("*")).map((stem) => stem.slice(0, -1)),
    endings: options.filter((option) => option.startsWith("*")).map((ending) => ending.slice(1)),
  };
}

function append(cues: Map<string, Cue[]>, key: string, cue: Cue): void {
  const known = cues.get(key);
  if (known === undefined) cues.set(key, [cue]);
  else known.push(cue);
}
