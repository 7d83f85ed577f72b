import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first. */
export const conversations = {
  conversations: {
    open: "Беседы",
    openWaiting: "Беседы (есть новый ответ)",
  },

  conversationMenu: {
    open: "Эта беседа",
    archivedNote: "Эта беседа в архиве. Её можно читать и продолжать, как любую другую.",
    archivedThere:
      "Эта беседа в архиве, как и её контекст. Её можно читать, а продолжить — когда контекст будет восстановлен.",
  },

  temporary: {
    mark: "Временная",
    means:
      "Не сохраняется: удалится, когда Confidant будет заблокирован, перезапущен или обновлён либо когда закроется браузер.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `Версия ${formatNumber(position)} из ${formatNumber(of)}`,
    before: "Предыдущая версия",
    after: "Следующая версия",
    shown: (position, of) =>
      `Сейчас показана версия ${formatNumber(position)} из ${formatNumber(of)}.`,
  },

  message: {
    edit: "Изменить",
    editLabel: "Изменить сообщение",
    editHint: (send) => `${send} — отправить, Esc — отменить. Предыдущая версия сохранится.`,
    send: "Отправить",
    cancel: "Отмена",
    again: "Сгенерировать заново",
    otherModel: "Сгенерировать заново другой моделью",
    branch: "Ответвить отсюда …",
    more: "Другие действия с этим сообщением",
    remember: "Запомнить …",
    savePrompt: "Сохранить как промпт …",
    feedback: "Отзыв …",
    remove: "Удалить …",
    readAloud: "Прочитать вслух",
    stopReading: "Остановить чтение",
    imported: "импортировано",
    importedFrom: (model) => `импортировано · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
