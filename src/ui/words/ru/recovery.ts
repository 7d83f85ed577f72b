import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "Восстановление ваших бесед",
  why: "Браузер удалил данные Confidant. Они восстанавливаются из местных копий. Делать ничего не нужно, и эту страницу можно закрыть.",
  stages: {
    looking: "Поиск последней копии …",
    staging: "Восстановление …",
    switching: "Открывается …",
  },
  bar: "Восстановлено",
  preview: {
    newest: "Последняя беседа, только для чтения, пока не восстановлено всё",
    older: "Восстанавливаются более старые сообщения.",
  },
  folder: {
    why: "Если резервные копии копировались и в папку, выберите её: восстановится последняя, которая открывается.",
    choose: "Выбрать папку с копиями …",
  },

  label: "Восстановлено",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0
        ? []
        : [
            plural(
              unreadable,
              "# запись, которая не открылась",
              "# записи, которые не открылись",
              "# записей, которые не открылись",
            ),
          ]),
      ...(withoutKey === 0
        ? []
        : [plural(withoutKey, "ключ # подключения", "ключи # подключений", "ключи # подключений")]),
    ];
    return gaps.length === 0
      ? `${WHY[why]}; всё восстановлено.`
      : `${WHY[why]}; остальное восстановлено. Нет: ${gaps.join(", ")}.`;
  },
  dismiss: "Скрыть",
} satisfies Texts<typeof enRecovery>;

const WHY = {
  gone: "Браузер удалил данные Confidant",
  older: "Данные Confidant были возвращены к более старому состоянию",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "Данные Confidant, возможно, были возвращены к более старому состоянию. Они оставлены как есть; всё остальное найденное лежит в другом хранилище, в разделе «Настройки, Данные».",
  full: "Данные Confidant были возвращены к более старому состоянию, а на диске нет места, чтобы восстановить остальное. Освободите место, затем перезапустите браузер.",
};

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `Данные Confidant возвращены к более старому состоянию; в резервной копии (${formatExactDate(madeAt)}) их больше. Чтобы вернуть их, восстановите её в разделе «Настройки, Резервные копии».`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0 ? "часть самого нового" : `написанное после этого: ${formatExactDate(since)}`;
}
