import type { enArchived } from "../archived-words";
import { formatDate, formatNumber } from "../format";
import type { Texts } from "../texts";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "보관됨",
  byExpiry: (days) =>
    `이 컨텍스트는 ${formatNumber(days)}일 동안 사용하지 않아 보관되었습니다. 내용은 모두 남아 있습니다.`,
  byPerson: (at) => `${formatDate(at)}에 이 컨텍스트를 보관했습니다. 내용은 모두 남아 있습니다.`,
  restore: "복원",
  keep: "복원하고 고정",
  keepMeans: "고정한 컨텍스트는 만료되지 않습니다.",
} satisfies Texts<typeof enArchived>;
