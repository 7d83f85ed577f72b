import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "Подтвердите, что это вы",
  why: "Это меняет разблокировку Confidant, дольше держит его разблокированным или экспортирует ключи. Две минуты вас больше не спросят.",
  confirm: "Подтвердить",
  checking: "Проверка …",
  cancel: "Отмена",
} satisfies Texts<typeof enPresence>;
