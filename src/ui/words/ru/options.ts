import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { lockPage } from "./lock-page";
import { conversationsOf, messagesOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,

  options: {
    title: "Настройки",
    sections: sections.names,
    leads: {
      lock: "Чем разблокируется Confidant и когда он блокируется сам.",
      backup: "Зашифрованные копии всего: они создаются сами, а открываете их только вы.",
      prompt: "Что модель получает с каждым сообщением.",
      appearance: "Вид всех страниц, их язык и голос.",
      data: "Импорт, экспорт и удаление того, что сохранено в этом браузере.",
    },
    cancel: "Отмена",
    fieldFull: (max) =>
      plural(
        max,
        "Достигнута наибольшая длина: # символ. Остальное отрезано.",
        "Достигнута наибольшая длина: # символа. Остальное отрезано.",
        "Достигнута наибольшая длина: # символов. Остальное отрезано.",
      ),
  },

  lockPage,

  dataPage: {
    contexts: "Удалить контекст",
    holds: (conversations, messages, tokens) =>
      [
        conversationsOf(conversations),
        messagesOf(messages),
        ...(tokens === undefined ? [] : [`примерно ${tokensOf(tokens)}`]),
      ].join(", "),
    noContexts: "Пока ничего не сохранено.",
    purge: "Удалить навсегда …",
    purgeMeans: (conversations, messages) =>
      `Контекст удаляется навсегда, вместе с ним — ${conversationsOf(conversations)} и ${messagesOf(messages)}, а также его память: блоки, факты, заметки и упоминания, в том числе там, где другие контексты видят его блоки. Отменить это нельзя. Сначала создаётся резервная копия. В копиях этого профиля и некоторое время в файлах самого браузера могут оставаться зашифрованные следы.`,
    purgeName: (name) => `Чтобы продолжить, введите «${name}»`,
    purgeConfirm: (name, messages) => `Удалить навсегда: «${name}», ${messagesOf(messages)}`,
    purged: (messages) =>
      `Удалено навсегда, вместе с ним — ${messagesOf(messages)}. В копиях этого профиля и некоторое время в файлах самого браузера могут оставаться зашифрованные следы.`,
    export: "Экспортировать всё",
    backupFirst:
      "Сначала создаётся резервная копия, если нет свежей. Резервные копии хранят эти данные четыре недели или дольше. Чтобы получить копию, которую можно прочитать без Confidant:",
    stores: "Хранилища",
    storesWhy:
      "Каждое хранилище отдельно, и у каждого своя блокировка. Одновременно используется одно.",
    store: (number) => `Хранилище ${formatNumber(number)}`,
    current: "используется",
    use: "Перейти к этому хранилищу",
  },

  healthPage,

  aboutPage: {
    version: (version) => `Версия ${version}`,
    protects: "Что вас защищает",
    sealed: "Всё, что вы пишете, и каждый ответ шифруются до сохранения в этом браузере.",
    stays:
      "Сообщение получает только выбранная вами модель. Серверы инструментов, программы и сервер для поиска по смыслу узнают что-либо, только если вы их настроили.",
    lockOnly:
      "С блокировкой ключ есть в памяти, только пока Confidant разблокирован. Без неё ключ хранится в этом профиле.",
    limits:
      "Не защищено: то, что на экране, разблокированный браузер, память этого компьютера и профиль, целиком возвращённый к прежнему состоянию.",
    private: "В приватных окнах Confidant не работает: там ничего нельзя было бы сохранить.",
    licences: "Лицензии",
    ownLicence: "Лицензия Confidant (MIT)",
    notices: "Лицензии входящих в него пакетов",
  },
} satisfies Texts<typeof enOptions>;
