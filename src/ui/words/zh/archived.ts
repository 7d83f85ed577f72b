import type { enArchived } from "../archived-words";
import { formatDate, formatNumber } from "../format";
import type { Texts } from "../texts";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "已归档",
  byExpiry: (days) => `此情境已有 ${formatNumber(days)} 天未使用，因此被归档。其中的内容全部保留。`,
  byPerson: (at) => `你在${formatDate(at)}归档了此情境。其中的内容全部保留。`,
  restore: "恢复",
  keep: "恢复并置顶",
  keepMeans: "置顶的情境永不到期。",
} satisfies Texts<typeof enArchived>;
