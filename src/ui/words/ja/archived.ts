import type { enArchived } from "../archived-words";
import { formatDate, formatNumber } from "../format";
import type { Texts } from "../texts";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "アーカイブ済み",
  byExpiry: (days) =>
    `このコンテキストは ${formatNumber(days)} 日間使われなかったため、アーカイブされました。中身はすべて残っています。`,
  byPerson: (at) =>
    `このコンテキストは ${formatDate(at)} にあなたがアーカイブしました。中身はすべて残っています。`,
  restore: "復元",
  keep: "復元してピン留め",
  keepMeans: "ピン留めしたコンテキストは期限切れになりません。",
} satisfies Texts<typeof enArchived>;
