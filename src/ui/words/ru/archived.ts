import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** Why a context answers nothing, and the ways back. */
export const archived = {
  title: "В архиве",
  byExpiry: (days) =>
    plural(
      days,
      "Этот контекст ушёл в архив после # дня без использования. Всё в нём сохранено.",
      "Этот контекст ушёл в архив после # дней без использования. Всё в нём сохранено.",
      "Этот контекст ушёл в архив после # дней без использования. Всё в нём сохранено.",
    ),
  byPerson: (at) => `Вы отправили этот контекст в архив (${formatDate(at)}). Всё в нём сохранено.`,
  restore: "Восстановить",
  keep: "Восстановить и закрепить",
  keepMeans: "Срок закреплённого контекста не истекает.",
} satisfies Texts<typeof enArchived>;
