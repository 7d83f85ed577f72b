import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Reference, ReferenceKind } from "../../domain/reference";
import { makeAliases } from "../../domain/reference-aliases";
import {
  type FoundReference,
  indexReferences,
  type ReferenceIndex,
} from "../../domain/reference-index";
import type { Changes } from "../rows/changes";
import type { RowDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { recorded, type UndoRecord } from "../rows/undo-record";
import type { RowCache } from "../rows/writer";
import { noteReferences } from "./note-references";
import { openReferences, rowToReference } from "./reference-rows";

/** Of one conversation, and of one kind, where that is named. */
type Of = { readonly conversationId: Id; readonly kind?: ReferenceKind | undefined };

export type ReferenceStore = {
  /**
   * Keeps what a conversation is about; the same target again changes the one that is there, and keeps
   * the name it was given where none but the target is known, the aliases where none are given, and
   * that it was created or changed where it is only spoken of now.
   * `not-found` where there is no such conversation.
   */
  readonly note: (
    reference: Omit<Reference, "id"> & { readonly record?: UndoRecord | undefined },
  ) => Promise<Reference>;
  /** A conversation's newest references, newest first. */
  readonly listOf: (input: Of & { readonly limit: number }) => Promise<readonly Reference[]>;
  /** Those of a conversation of which a text speaks, what it names in most words first. */
  readonly find: (input: Of & { readonly text: string }) => Promise<readonly FoundReference[]>;
  /** The conversations that a target was part of; opens every reference there is. */
  readonly conversationsOf: (target: Pick<Reference, "kind" | "target">) => Promise<readonly Id[]>;
};

type Deps = Omit<RowDeps, "clock"> & { readonly references: ReferenceCache };

/** What conversations are about, findable in both directions (D-19). */
export function createReferenceStore(deps: Deps): ReferenceStore {
  const { reader, references } = deps;
  const knownOf = (conversationId: Id) =>
    references.of(conversationId, async (id) =>
      (await openReferences(deps, [id])).map(rowToReference),
    );
  const isOf = (kind: ReferenceKind | undefined) => (one: Reference) =>
    kind === undefined || one.kind === kind;
  return {
    note: ({ record, ...given }) => note(recorded(deps, record), given),
    listOf: async ({ conversationId, kind, limit }) => {
      const known = await knownOf(conversationId);
      return known.references.filter(isOf(kind)).slice(0, limit);
    },
    find: async ({ conversationId, kind, text }) => {
      const known = await knownOf(conversationId);
      if (known.references.length === 0) return [];
      const found = known.index().find(text);
      return found.filter(({ reference }) => isOf(kind)(reference));
    },
    conversationsOf: async ({ kind, target }) => {
      const rows = await reader.findAll("references");
      const opened = await tryOpenAll(reader, "references", rows);
      const found = opened.filter(
        ({ payload }) => payload.kind === kind && payload.target === target,
      );
      return [...new Set(found.map(({ row }) => row.parent))];
    },
  };
}

async function note(deps: Deps, given: Omit<Reference, "id">): Promise<Reference> {
  return deps.writer.write(async (commit) => {
    const { conversationId, kind, ...rest } = given;
    if ((await deps.reader.find("conversations", conversationId)) === null) {
      throw new AppError("not-found");
    }
    const [noted] = await noteReferences(deps, conversationId, [{ kind, ...rest }]);
    if (noted === undefined) throw new AppError("not-found");
    const { reference, put } = noted;
    await commit({ durability: "relaxed", puts: [put] });
    const { name, aliases } = reference;
    return { ...reference, aliases: aliases.length > 0 ? aliases : makeAliases({ name, kind }) };
  });
}

/** A conversation's references in memory. */
type KnownReferences = {
  /** Newest first. */
  readonly references: readonly Reference[];
  /** Made when it is first asked for. */
  readonly index: () => ReferenceIndex;
};

type ReferenceCache = RowCache & {
  /** A conversation's references; what `read` gives is kept until a commit changes any. */
  readonly of: (
    conversationId: Id,
    read: (conversationId: Id) => Promise<readonly Reference[]>,
  ) => Promise<KnownReferences>;
};

/** Conversations whose references are kept at a time. */
const MOST = 20;

/** References of the conversations that were last asked for: maps take the place of indexes (D-22). */
export function createReferenceCache(keys: Pick<KeySet, "current">): ReferenceCache {
  const known = new Map<Id, KnownReferences>();
  let epoch = 0;
  const drop = () => {
    epoch += 1;
    known.clear();
  };
  return {
    of: async (conversationId, read) => {
      // What is in memory is not to be read without the keys.
      keys.current();
      const found = known.get(conversationId);
      if (found !== undefined) return found;
      const started = epoch;
      const made = toKnown(await read(conversationId));
      // A commit in between knows better than what was read before it.
      if (started !== epoch) return made;
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= MOST) known.delete(oldest);
      known.set(conversationId, made);
      return made;
    },
    onCommit: (changes) => {
      if (touches(changes)) drop();
    },
    drop,
  };
}

function toKnown(given: readonly Reference[]): KnownReferences {
  const references = given.toSorted((left, right) => right.mentionedAt - left.mentionedAt);
  let index: ReferenceIndex | null = null;
  return {
    references,
    index: () => {
      index ??= indexReferences(references);
      return index;
    },
  };
}

/** A repair may have changed anything. */
function touches({ puts = [], removals = [], reseals = [], recounted }: Changes): boolean {
  return (
    recounted !== undefined ||
    [...puts, ...removals, ...reseals].some(({ table }) => table === "references")
  );
}
