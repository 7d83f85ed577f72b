import type { LostPart } from "../../../contract/memory";
import { formatExactDate, formatNumber } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import {
  fieldTypes,
  layoutMeans,
  layouts,
  permissionMeans,
  permissions,
  typeMeans,
  types,
  what,
  who,
} from "./memory-kinds";
import { notes } from "./notes";
import { entriesOf, shortTokensOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { references } from "./references";

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `Раздел ${name}`,
  field: (_count, name) => `Поле ${name}`,
  items: (count) => plural(count, "# пункт", "# пункта", "# пунктов"),
  ticks: (count) => plural(count, "# отметка", "# отметки", "# отметок"),
  entries: (count) => entriesOf(count),
  text: () => "Текст",
};

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  title: "Память",
  close: "Закрыть",
  wide: "Открыть во вкладке",
  cancel: "Отмена",
  save: "Сохранить",
  delete: "Удалить",
  done: "Готово",
  loading: "Загрузка …",
  context: "Память контекста",
  archived: (name) => `${name} (в архиве)`,
  means:
    "Что этот контекст помнит помимо своих бесед. Вы можете менять всё; модель — только то, что вы разрешите.",
  inspect: "Посмотреть следующий промпт",
  notInPrompt:
    "Ни один промпт этого контекста их не содержит. Что в нём есть, задаёт раздел «Настройки, Контексты».",
  inspectHint: "Инспектор в боковой панели показывает всё, что увидит модель.",

  blocks: "Блоки",
  blocksMeans: "Короткие тексты, которые входят в промпт.",
  blocksTotal: (count, tokens, always) =>
    [
      plural(count, "# блок", "# блока", "# блоков"),
      shortTokensOf(tokens),
      ...(always === tokens ? [] : [`с каждым сообщением: ${shortTokensOf(always)}`]),
    ].join(" · "),
  noBlocks: "Блоков здесь нет. Блок — короткий текст, который входит в промпт.",
  sharedBlocks: "Доступные этому контексту",
  from: (context) => `из ${context}`,
  addBlock: "Добавить блок",
  tokens: shortTokensOf,
  exactTokens: (tokens) => `Примерно ${tokensOf(tokens)}`,
  showAll: "Показать всё",
  empty: "Пусто. Модель не увидит его, пока здесь ничего не написано.",
  pinned: "Закреплён",
  notPinned: "Только когда о нём речь",
  untrusted: "Содержит текст со стороны",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "Изменить",
  editOf: (label) => `Изменить ${label}`,
  doneOf: (label) => `Готово: ${label}`,
  more: (label) => `Ещё для ${label}`,
  lost: (count) =>
    plural(
      count,
      "# прежнее изменение больше не открывается, и того, что в нём было, нет. Остальное здесь, и его можно менять.",
      "# прежних изменения больше не открываются, и того, что в них было, нет. Остальное здесь, и его можно менять.",
      "# прежних изменений больше не открываются, и того, что в них было, нет. Остальное здесь, и его можно менять.",
    ),

  menu: {
    settings: "Настройки …",
    layout: "Строение …",
    history: "История …",
    share: "Поделиться …",
    unshare: "Закрыть доступ здесь",
    remove: "Удалить",
  },

  saving: "Сохранение …",
  unsaved: "Ещё не сохранено",
  saved: "Сохранено",
  notSaved: "Не сохранено",
  undo: "Отменить",
  undoOf: (label) => `Отменить последнее изменение: ${label}`,

  text: (name) => `Текст: ${name}`,
  readOnly: "для модели только чтение",
  item: (position) => `Пункт ${formatNumber(position)}`,
  doneItem: (text) => `Сделано: ${text}`,
  newItem: "Новый пункт",
  addItem: "Добавить",
  moveUp: (text) => `Выше: ${text}`,
  moveDown: (text) => `Ниже: ${text}`,
  removeItem: (text) => `Удалить: ${text}`,
  listFull: (max) =>
    plural(
      max,
      "Этот список вмещает не больше # пункта.",
      "Этот список вмещает не больше # пунктов.",
      "Этот список вмещает не больше # пунктов.",
    ),
  noItems: "Пунктов пока нет.",
  newEntry: "Новая запись",
  addEntry: "Добавить",
  noEntries: "Записей пока нет.",
  exactly: (at) => formatExactDate(at),
  earlier: (count) =>
    plural(
      count,
      "Показать # более раннюю запись",
      "Показать # более ранние записи",
      "Показать # более ранних записей",
    ),
  noFields: "В этой таблице пока нет полей. Их добавляет «Строение» в меню.",
  listField: "По пункту в строке.",
  less: (name) => `Меньше: ${name}`,
  plus: (name) => `Больше: ${name}`,
  unset: "Не задано",
  yes: "Да",
  no: "Нет",
  notNumber: "Это не число, поэтому оно не сохранено.",

  settings: {
    addTitle: "Добавить блок",
    title: (label) => `Настройки: ${label}`,
    label: "Имя",
    labelNote: "Под этим именем его знает модель.",
    description: "Для чего он",
    descriptionNote: "Модель читает и это. Можно оставить пустым.",
    type: "Вид",
    permission: "Что может модель",
    pinned: "Закреплён: модель видит его с каждым сообщением",
    layout: "Строение",
    add: "Добавить",
    empty: "Дайте ему имя.",
    taken: "Такое имя уже у другого блока этого контекста.",
    changed:
      "Тем временем его изменили в другом месте. Вот каким он стал; «Сохранить» внесёт ваши изменения поверх.",
  },

  layout: {
    title: (label) => `Строение: ${label}`,
    means:
      "Содержимое сохраняется. Если что-то не подходит, ничего не меняется, и вы видите, что именно.",
    misfit:
      "В новом строении этому нет места, поэтому ничего не изменено. Оставьте это в строении или сначала очистите.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` в разделе ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Поля",
    fieldName: "Имя",
    fieldType: "Тип",
    about: "Для чего это",
    readOnly: "Для модели только чтение",
    addField: "Добавить поле",
    removeField: (name) => `Удалить поле ${name}`,
    sections: "Разделы",
    section: (position) => `Раздел ${formatNumber(position)}`,
    sectionName: "Заголовок",
    sectionLayout: "Строение",
    addSection: "Добавить раздел",
    removeSection: (name) => `Удалить раздел ${name}`,
    field: (position) => `Поле ${formatNumber(position)}`,
    maxItems: "Не больше пунктов",
    maxItemsNote: "Пусто — без предела.",
    lines: "Сколько строк видит модель",
    linesNote: "Пусто — все.",
    firstLine: "Начиная со строки",
    displayLimit: "Сколько последних записей видит модель",
    names: "Каждому нужно имя, и все разные.",
  },

  history: {
    title: (label) => `История: ${label}`,
    none: "Изменений пока не было.",
    who,
    what: (name) => what[name] ?? name,
    through: "через общий блок",
    why: (text) => `Почему: ${text}`,
    added: "добавлено",
    removed: "удалено",
    restore: "Восстановить эту версию",
    restoreOf: (time) => `Восстановить эту версию: ${formatExactDate(time)}`,
    restored: "Восстановлено. Прежняя версия тоже есть в истории.",
    restoreFirst: "Восстановить самое начало",
    more: "Показать более ранние",
    clear: "Очистить историю …",
    clearMeans:
      "Навсегда удаляется каждая прежняя версия, а с ней и весь текст, которого больше нет в блоке. Отменить это нельзя. Созданные раньше резервные копии хранят его четыре недели или дольше.",
    clearConfirm: "Очистить",
    cleared: "История очищена.",
  },

  share: {
    title: (label) => `Поделиться: ${label}`,
    means:
      "Другой контекст видит этот блок всегда таким, какой он сейчас. Его модель может то, что вы выберете здесь.",
    with: "С кем",
    permission: "Что может его модель",
    add: "Поделиться",
    list: "Доступен",
    stop: "Закрыть доступ",
    stopOf: (name) => `Закрыть доступ: ${name}`,
    noOther: "Нет другого контекста, с которым можно поделиться.",
    gone: "Контекст, которого больше нет",
  },
} satisfies Texts<typeof enMemory>;
