import type { SearchDoc } from "../domain/search-index";
import type { Statements } from "./statements";

/** Texts that are filled in together; whatever else is asked waits for no more of them. */
const MANY = 1_000;

/**
 * Segments of one size that are merged into one: few, so that a search looks at few; more while texts are
 * filled in, each of which would be merged a second time soon.
 */
const MERGED = 4;
const MERGED_WHILE_FILLED = 16;

const SECURE_DELETE = "insert into texts(texts, rank) values ('secure-delete', ?)";

/** Gathers what is filled in: sorted together and in one transaction, many cost less than few at a time. */
export function createFilling(ask: Statements, addAll: (docs: readonly SearchDoc[]) => void) {
  let waiting: SearchDoc[] = [];
  let counted: number | null = null;
  let merged = MERGED;
  const mergeFrom = (count: number) => {
    if (merged === count) return;
    merged = count;
    ask.run("insert into texts(texts, rank) values ('automerge', ?)", [count]);
  };
  const within = <T>(work: () => T): T => {
    settled();
    ask.run("begin", []);
    const done = work();
    ask.run("commit", []);
    counted = null;
    return done;
  };
  /**
   * While nothing is taken out FTS5 writes what it has gathered of a word as it is: else it looks at each
   * text of it for one that is to be.
   */
  const addMany = (docs: readonly SearchDoc[]) => {
    ask.run(SECURE_DELETE, [0]);
    addAll(docs);
    ask.run(SECURE_DELETE, [1]);
  };
  const settled = (): Statements => {
    const docs = waiting;
    waiting = [];
    if (docs.length > 0) within(() => addMany(inOrder(docs)));
    return ask;
  };
  return {
    within,
    settled,
    add: (docs: readonly SearchDoc[]) => {
      mergeFrom(MERGED_WHILE_FILLED);
      for (const doc of docs) waiting.push(doc);
      if (waiting.length >= MANY) settled();
    },
    end: () => {
      settled();
      mergeFrom(MERGED);
    },
    count: () => {
      counted ??= Number(ask.value("select count(*) from docs", []));
      return counted;
    },
  };
}

/** By their places: where one comes before the last, FTS5 writes out all that it has gathered. */
export function inOrder(docs: readonly SearchDoc[]): readonly SearchDoc[] {
  const orderOf = ({ order }: SearchDoc) => order ?? Number.POSITIVE_INFINITY;
  return [...docs].sort((left, right) => {
    const [one, other] = [orderOf(left), orderOf(right)];
    return one === other ? 0 : one - other;
  });
}
