import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "Этот контекст не читается",
  why: "Он изменён извне или повреждён. Его беседы сохранены, но продолжить их нельзя, пока он не исправлен.",
  repair: "Исправить …",
  means:
    "Исправление создаёт этот контекст заново под именем Recovered, с инструкциями по умолчанию, и удаляет все остальные записи, которые не читаются. По возможности сначала создаётся резервная копия. Что ещё повреждено, показывает раздел «Настройки, Состояние».",
  confirm: "Исправить сейчас",
  cancel: "Отмена",
  health: "Открыть настройки",
} satisfies Texts<typeof enRepair>;
