import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "Заметки",
    means: "Хранятся постоянно, и здесь их можно искать. В промпты они не входят.",
    none: "Заметок пока нет. Напишите здесь или выберите «Запомнить» в меню сообщения.",
    noneFound: "Нет заметки с этими словами.",
    notWhole: "Сохранённое ещё индексируется: просмотрены не все заметки.",
    again: "Искать снова",
    find: "Искать в заметках",
    add: "Добавить заметку",
    text: "Заметка",
    tags: "Теги",
    tagsNote: "Через запятую. Можно оставить пустым.",
    edit: "Изменить",
    editOf: (start) => `Изменить заметку: ${start}`,
    deleteOf: (start) => `Удалить заметку: ${start}`,
    source: "Показать сообщение",
    sourceOf: (start) => `Показать сообщение заметки: ${start}`,
    count: (count) => plural(count, "# заметка", "# заметки", "# заметок"),
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} из ${formatNumber(total)}`,
    next: "Старее",
    before: "Новее",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "Тем временем её изменили в другом месте. Нажмите «Сохранить» ещё раз, чтобы поставить ваш текст на её место.",
  },

  facts: {
    title: "Факты",
    means: "Что известно о вас. Они входят в промпт: последние, сколько поместится.",
    none: "Пока ничего не известно. Напишите факт здесь; другие извлекаются из сказанного вами моделью на этом компьютере или так, как разрешает раздел «Настройки, Промпт».",
    table: "Таблица фактов",
    key: "О чём",
    value: "Значение",
    since: "С",
    acts: "Что можно сделать",
    keyOf: (key) => `Имя факта: ${key}`,
    valueOf: (key) => `Значение: ${key}`,
    notIncluded:
      "Того, что взято из бесед, нет ни в одном промпте, пока этот контекст на них не учится. Переключатель — в разделе «Настройки, Контексты».",
    waits: "Ждёт вашего одобрения: модель его пока не видит.",
    quote: (words) => `Ваши слова: «${words}»`,
    confidence: (share) => `Достоверность: ${formatPercent(share)}`,
    byModel: "Записано моделью.",
    replaces: (value) => `Заменит: ${value}`,
    former: (values) => `Раньше: ${values.join("; ")}`,
    approve: "Одобрить",
    approveOf: (key) => `Одобрить факт: ${key}`,
    forget: "Забыть",
    forgetOf: (key) => `Забыть факт: ${key}`,
    source: "Показать сообщение",
    sourceOf: (key) => `Показать сообщение факта: ${key}`,
    add: "Добавить",
    addLabel: "Добавить этот факт",
  },

  remember: {
    title: "Запомнить это",
    as: "Сохранить как",
    names: { note: "Заметка.", fact: "Факт." },
    text: "Текст",
    keep: "Сохранить",
    keptNote: "Сохранено как заметка.",
    keptFact: "Сохранено как факт.",
    undo: "Отменить",
    undone: "Отменено. Ничего не сохранено.",
    show: "Показать память",
  },

  feedback: {
    title: "Отзыв",
    means:
      "То, что вы скажете здесь, остаётся в памяти этого контекста, в блоке «feedback», и входит в его следующие промпты. Больше это никуда не уходит.",
    legend: "Этот ответ",
    names: { helped: "Помог.", not: "Не помог." },
    asks: {
      helped: "Скажите, что должно остаться таким.",
      not: "Скажите, что должно быть иначе.",
    },
    words: "Своими словами",
    kept: "Сохранено. Следующие промпты скажут об этом модели.",
  },
} satisfies Texts<typeof enNotes>;
