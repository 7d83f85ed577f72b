import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { importNotes, importProblems } from "./import-report";
import { conversationsOf, factsOf, messagesOf } from "./nouns";
import { plural } from "./plural";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "Импорт бесед",
    why: "Из файла, который ChatGPT или Claude присылают на просьбу экспортировать ваши данные, или из того, что экспортируют Open WebUI, Page Assist, LibreChat или Confidant. Файл читается в этом браузере и больше никуда не уходит.",
    formats: "Другие форматы",
    moreFormats:
      "Читаются также чат LM Studio или SillyTavern, карточка персонажа и записи Elara: отдельно, в архиве (.zip) или в папке.",
    limitsTitle: "Что импортируется",
    limits:
      "Импортируется написанное вами и ассистентом, с ветвями, датами, моделями, размышлениями модели, прикреплёнными текстами и изображениями из файла. Не импортируются записи звука и другие файлы (заметка скажет, где был файл), действия инструментов и инструкции самого продукта; отчёт их считает. Не импортируется и то, что ChatGPT и Claude помнят о вас, и инструкции и файлы их проектов. Ключи и настройки программы никогда не перенимаются; из файлов самого Confidant перенимаются параметры беседы. Повторный импорт того же файла добавляет лишь недостающее.",
    file: "Файл",
    folder: "Или папка",
    elara: "Это записи Elara: они открываются текстом ключа, с которым её настроили.",
    card: "Это карточка персонажа: из неё создаётся новый контекст. Её текст говорит модели, кем быть, поэтому прочитайте его до начала чата.",
    target: "Куда",
    newContext: "в новый контекст",
    newName: "Имя нового контекста",
    newNameHint: "Например, Из ChatGPT",
    newContextStays: (days) =>
      plural(
        days,
        "Контекст, в котором никто не пишет, со временем уходит в архив. Новый остаётся ещё # день после последнего чата в нём; это меняется в его настройках.",
        "Контекст, в котором никто не пишет, со временем уходит в архив. Новый остаётся ещё # дня после последнего чата в нём; это меняется в его настройках.",
        "Контекст, в котором никто не пишет, со временем уходит в архив. Новый остаётся ещё # дней после последнего чата в нём; это меняется в его настройках.",
      ),
    nameOf: {
      chatgpt: "Из ChatGPT",
      claude: "Из Claude",
      confidant: "Из Confidant",
      elara: "Из Elara",
      librechat: "Из LibreChat",
      lmstudio: "Из LM Studio",
      openwebui: "Из Open WebUI",
      pageassist: "Из Page Assist",
      sillytavern: "Из SillyTavern",
    },
    start: "Импортировать",
    stop: "Остановить",
    stopping: "Остановка …",
    running: "Идёт импорт. Не закрывайте эту страницу до конца.",
    progress: "Импорт, ход",
    read: (percent) => `прочитано ${formatNumber(percent)} %`,
    soFar: (conversations, messages) => {
      const news = plural(messages, "# новое сообщение", "# новых сообщения", "# новых сообщений");
      return `пока ${conversationsOf(conversations)}, ${news}`;
    },
    ended: {
      done: "Импорт завершён",
      stopped: "Импорт остановлен",
      failed: "Импорт прервался",
    },
    kept: "Записанное до этого сохранено; повторный импорт того же файла продолжит с этого места.",
    into: (name) => `В «${name}»`,
    stays: (days) =>
      plural(
        days,
        "Он создан для этого импорта и уйдёт в архив через # день после последнего чата в нём.",
        "Он создан для этого импорта и уйдёт в архив через # дня после последнего чата в нём.",
        "Он создан для этого импорта и уйдёт в архив через # дней после последнего чата в нём.",
      ),
    cardMade: (name) =>
      `Персонаж стал контекстом «${name}». Он ничем не делится с другими контекстами. Его текст чужой: прочитайте его в настройках контекста до начала чата.`,
    cardKnown: "Этот персонаж уже есть: контекст не создан.",
    noneNew: "Новых бесед нет: контекст не создан.",
    noneInto: (name) => `Новых бесед нет: в «${name}» ничего не добавлено.`,
    nothing: "Ничего не импортировано.",
    open: "Открыть в боковой панели",
    cameTitle: "Последние из них",
    more: (count) =>
      plural(
        count,
        "… и ещё # беседа, в списке бесед.",
        "… и ещё # беседы, в списке бесед.",
        "… и ещё # бесед, в списке бесед.",
      ),
    added: (count) => `Добавлено: ${conversationsOf(count)}`,
    extended: (count, name) => `Обновлено: ${conversationsOf(count)}, в «${name}»`,
    unchanged: (count, name) => `Уже было: ${conversationsOf(count)}, в «${name}»`,
    messages: (count) => `Сохранено: ${messagesOf(count)}`,
    pictures: (count) =>
      plural(
        count,
        "Прикреплено # изображение",
        "Прикреплено # изображения",
        "Прикреплено # изображений",
      ),
    parameters: (count, sets) =>
      `${conversationsOf(count)} с параметрами для модели: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [plural(blocks, "# блок", "# блока", "# блоков")] : []),
        ...(facts > 0 ? [`${factsOf(facts)} (одобрить в разделе «Память»)`] : []),
        ...(notes > 0 ? [plural(notes, "# заметка", "# заметки", "# заметок")] : []),
      ].join(", "),
    leftOutTitle: "Не импортировано",
    mendedTitle: "Прочитано иначе",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "Изображение", sound: "Запись", file: "Файл" }[thing];
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[Остаток этого сообщения слишком длинный для импорта.]",
    problemsTitle: "Не удалось прочитать",
    moreProblems: (count) => `… и ещё ${formatNumber(count)}`,
    conversation: (position) => `Беседа ${formatNumber(position)} из файла`,
    wholeFile: "Файл",
    nothingWhole: "Файл обрывается раньше, чем кончается первая беседа. Экспортируйте его снова.",
    problems: importProblems,
    again: "Импортировать другой файл",
  },
} satisfies Texts<typeof enImport>;
