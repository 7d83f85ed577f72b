import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "Перейти к контексту",
  placeholder: "Перейти к …",
  list: "Контексты",
  now: "сейчас",
  pinned: "Закреплён, бессрочный",
  archived: "в архиве",
  never: "бессрочный",
  none: "Контекстов пока нет. Первый создаётся в разделе «Настройки, Контексты».",
  noMatch: "Нет контекста с таким именем или тегом.",
  more: (count) => `Ещё ${formatNumber(count)}: чтобы найти, введите часть имени или тег.`,
  openPanel: "Открыть панель",
  askPage: "Спросить об этой странице",
  openPanelHint: (name, keys) => `Открыть боковую панель: ${name} (→ или ${keys})`,
  ask: (name) => `Спросить ${name} …`,
  askLabel: (name) => `Спросить ${name}`,
  send: "Отправить",
  continue: "Продолжить в панели",
  noCommands: "Команды работают только в боковой панели. Ваш текст остаётся здесь.",
  running: "Пишущиеся ответы",
  runningIn: (context, title) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count) => `и ещё ${formatNumber(count)}`,
  lockNow: "Заблокировать",
  backup: {
    failed: "Последнюю резервную копию создать не удалось.",
    old: "Последней резервной копии больше недели.",
    folder: "Резервные копии не копируются в вашу папку.",
  },
} satisfies Texts<typeof enPopup>;
