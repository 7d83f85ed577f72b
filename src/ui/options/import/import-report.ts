import { type Settable, settableSchema } from "../../../domain/chat-parameters";
import type { ExportProblem } from "../../../foreign/export-item";
import type { NoteKind, Notes } from "../../../foreign/note";

/** Problems that are told one by one; beyond that they are only counted. */
const MAX_PROBLEMS = 200;

export type ImportProblem = {
  /** Which conversation of the file, from 1; null where it is the file. */
  readonly position: number | null;
  /** The file within an archive or a folder that it is about. */
  readonly name?: string;
  readonly problem: ExportProblem;
};

/** Conversations that were there before, by the context in which they are. */
export type CountsByContext = ReadonlyMap<string, number>;

export type MemoryCounts = {
  readonly blocks: number;
  readonly facts: number;
  readonly notes: number;
};

/** What an import has done so far. */
export type ImportReport = {
  readonly added: number;
  readonly extended: number;
  readonly unchanged: number;
  /** Of `extended` and of `unchanged`, where they are. */
  readonly extendedIn: CountsByContext;
  readonly unchangedIn: CountsByContext;
  readonly messages: number;
  /** Pictures that were attached. */
  readonly pictures: number;
  /** Of `added`, those that set something for their model, and what. */
  readonly parameters: { readonly conversations: number; readonly sets: readonly Settable[] };
  /** What came of memory. */
  readonly memory: MemoryCounts;
  /** Left out or mended, by kind; those that were not met are missing. */
  readonly notes: Notes;
  /** The first ones, in the order of the file. */
  readonly problems: readonly ImportProblem[];
  /** All, those that are not listed too. */
  readonly problemCount: number;
};

export type ImportCounter = {
  readonly report: () => ImportReport;
  readonly count: (stored: Stored) => void;
  readonly note: (notes: Notes) => void;
  /** Counts one more picture that was attached. */
  readonly picture: () => void;
  readonly remember: (came: MemoryCounts) => void;
  readonly problem: (problem: ImportProblem) => void;
};

type Stored = {
  readonly result: "added" | "extended" | "unchanged";
  /** The name of the context that has it. */
  readonly contextName: string;
  readonly messages: number;
  /** What it sets for its model. */
  readonly sets: readonly Settable[];
};

/** Counts what an import does. */
export function createImportCounter(): ImportCounter {
  const counts = { added: 0, extended: 0, unchanged: 0, messages: 0, pictures: 0, problemCount: 0 };
  let memory: MemoryCounts = { blocks: 0, facts: 0, notes: 0 };
  const countsByContext = {
    added: new Map<string, number>(),
    extended: new Map<string, number>(),
    unchanged: new Map<string, number>(),
  };
  const sets = new Set<Settable>();
  let setting = 0;
  const notes = new Map<NoteKind, number>();
  const problems: ImportProblem[] = [];
  const reportedFileProblems = new Set<string>();
  return {
    report: () => ({
      ...counts,
      memory,
      parameters: {
        conversations: setting,
        sets: settableSchema.options.filter((name) => sets.has(name)),
      },
      extendedIn: new Map(countsByContext.extended),
      unchangedIn: new Map(countsByContext.unchanged),
      notes: new Map(notes),
      problems: [...problems],
    }),
    count: ({ result, contextName, messages, sets: ofOne }) => {
      // One that was there keeps what is set here.
      if (result === "added" && ofOne.length > 0) {
        setting += 1;
        for (const name of ofOne) sets.add(name);
      }
      counts[result] += 1;
      increase(countsByContext[result], contextName, 1);
      counts.messages += messages;
    },
    note: (more) => {
      for (const [kind, count] of more) increase(notes, kind, count);
    },
    picture: () => {
      counts.pictures += 1;
    },
    remember: ({ blocks, facts, notes }) => {
      memory = {
        blocks: memory.blocks + blocks,
        facts: memory.facts + facts,
        notes: memory.notes + notes,
      };
    },
    problem: (problem) => {
      // A file among several is named, and not what in it is so: one beside the conversations has thousands.
      const fileProblem = problem.name === undefined ? null : `${problem.problem} ${problem.name}`;
      if (fileProblem !== null && reportedFileProblems.has(fileProblem)) return;
      if (fileProblem !== null) reportedFileProblems.add(fileProblem);
      counts.problemCount += 1;
      if (problems.length < MAX_PROBLEMS) problems.push(problem);
    },
  };
}

function increase<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
