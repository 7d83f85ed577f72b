import {
  type SearchQuestion,
  type SearchTerm,
  type TextHit,
  textKindSchema,
} from "../domain/search-index";
import type { Bound, Statements } from "./statements";
import { toFilter } from "./to-filter";
import { toMatch } from "./to-match";

/** A text that is indexed, in this form of its row. */
export type KnownDoc = TextHit & { readonly version: number };

/** What the index knows of texts, apart from their words. Titles are in none of it: each stands over its texts. */
export type DocReader = {
  /** Those in places before this one, the newest first. */
  readonly before: (slot: number, limit: number) => readonly (KnownDoc & Placed)[];
  readonly find: (id: string) => KnownDoc | null;
  /** Those of these that a question allows: by its filters, its phrases and the words left out. */
  readonly pick: (ids: readonly string[], question: SearchQuestion) => ReadonlyMap<string, TextHit>;
  /** All that its filters allow, where there are some and these are so many at most; else null. */
  readonly few: (question: SearchQuestion, most: number) => readonly string[] | null;
  readonly all: () => Iterable<KnownDoc>;
  readonly count: () => number;
};

type Placed = { readonly slot: number };

/** Above the place of any text. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

const PAGE = 2_000;

export function createDocReader(settled: () => Statements): DocReader {
  const before: DocReader["before"] = (slot, limit) => {
    const rows = settled().rows(
      `select kind, id, version, n from docs where n < ? and kind != 'title' order by n desc limit ?`,
      [slot, limit],
    );
    return rows.map((row) => ({ ...toDoc(row), slot: Number(row[3]) }));
  };
  return {
    before,
    find: (id) => {
      const sql = "select kind, id, version from docs where id = ? and kind != 'title'";
      const [row] = settled().rows(sql, [id]);
      return row === undefined ? null : toDoc(row);
    },
    pick: (ids, question) => {
      const filter = toFilter(question);
      const said = toConditions(question.terms);
      const rows = settled().rows(
        `select d.kind, d.id from json_each(?) j join docs d on d.id = j.value
          join owners o on o.n = d.owner where d.kind != 'title'${filter.sql}${said.sql}`,
        [JSON.stringify(ids), ...filter.bind, ...said.bind],
      );
      return new Map(
        rows.map(([kind, id]) => [
          String(id),
          { kind: textKindSchema.parse(kind), id: String(id) },
        ]),
      );
    },
    few: (question, most) => {
      const { sql, bind } = toFilter(question);
      if (sql === "") return null;
      const rows = settled().rows(
        `select d.id from docs d join owners o on o.n = d.owner
          where d.kind != 'title'${sql} limit ?`,
        [...bind, most + 1],
      );
      return rows.length > most ? null : rows.map(([id]) => String(id));
    },
    all: function* () {
      let slot = NEWEST;
      for (let page = before(slot, PAGE); page.length > 0; page = before(slot, PAGE)) {
        yield* page;
        slot = page.at(-1)?.slot ?? 0;
      }
    },
    count: () => Number(settled().value("select count(*) from docs where kind != 'title'", [])),
  };
}

function toDoc([kind, id, version]: readonly unknown[]): KnownDoc {
  return { kind: textKindSchema.parse(kind), id: String(id), version: Number(version) };
}

/** What stands in quotes has to be said, and what is left out must not be, however near it is. */
function toConditions(terms: readonly SearchTerm[]): { sql: string; bind: Bound } {
  const strictTerms = terms.filter(
    ({ words, isExcluded }) => isExcluded || /\s/.test(words.trim()),
  );
  const matches = strictTerms.flatMap((term) => {
    const match = toMatch([{ ...term, isExcluded: false }]);
    return match === null ? [] : [{ match, not: term.isExcluded ? "not " : "" }];
  });
  const toSql = ({ not }: { readonly not: string }) =>
    ` and d.n ${not}in (select rowid from texts where texts match ?)`;
  return { sql: matches.map(toSql).join(""), bind: matches.map(({ match }) => match) };
}
