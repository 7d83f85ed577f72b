import { AppError } from "../../../domain/app-error";
import { toInvalidField } from "../../../domain/field-problem";

/** A page as the documents name it: from 1 on, with so many on one. */
export type Page = {
  readonly page: number;
  readonly pageSize: number;
  /** Whether more were asked for than stand on one page. */
  readonly isClipped: boolean;
};

const MOST_ON_A_PAGE = 200;

/**
 * The page asked for, the first and the document's size where nothing is said. Fails with
 * `invalid-field` where one of them is no whole number from 1 on (M-075).
 */
export function pageOf(
  input: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  defaultSize: number,
): Page {
  const page = checkWhole("page", input.page ?? 1);
  const size = checkWhole("pageSize", input.pageSize ?? defaultSize);
  return { page, pageSize: Math.min(size, MOST_ON_A_PAGE), isClipped: size > MOST_ON_A_PAGE };
}

/** The entries that stand on a page. */
export function slicePage<T>(entries: readonly T[], { page, pageSize }: Page): readonly T[] {
  return entries.slice((page - 1) * pageSize, page * pageSize);
}

/** What is to be said of a page of so many entries (M-075): beyond the end, or cut; else nothing. */
export function describePage({ page, pageSize, isClipped }: Page, total: number): string {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const there = pages === 1 ? "there is 1 page" : `there are ${pages} pages`;
  return [
    ...(isClipped ? [`At most ${MOST_ON_A_PAGE} are on a page.`] : []),
    ...(page > pages ? [`There is no page ${page}: ${there}.`] : []),
  ].join(" ");
}

function checkWhole(field: "page" | "pageSize", value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new AppError("invalid-field", { data: { field, problem: "not-whole" } });
  }
  if (value < 1) throw toInvalidField({ field, problem: "too-small", limit: 1 });
  return value;
}
