import type { enConnections } from "../connection-words";
import type { Texts } from "../texts";
import { shortTokensOf } from "./nouns";
import { plural } from "./plural";

/** Models in files that run inside the browser. */
export const modelFiles = {
  title: "Файлы моделей",
  why: "Модель в файле GGUF работает внутри этого браузера: без сервера, без ключа и без сети. Файл хранится в профиле браузера; лучше всего подходят небольшие модели, примерно до 2 ГБ, а больше 4 ГБ не запустить.",
  oneThread:
    "Модели работают в одном потоке: у этого компьютера мало ядер, и ответы идут медленно.",
  threads: (count) =>
    plural(
      count,
      "Модели работают здесь в # потоке.",
      "Модели работают здесь в # потоках.",
      "Модели работают здесь в # потоках.",
    ),
  room: (used, quota) => `Занято ${used} из ${quota}, которые даёт браузер.`,
  drop: "Перетащите сюда файлы GGUF или выберите их",
  noneHere:
    "Firefox не позволяет расширениям запускать файлы моделей. Вместо этого используйте сервер на этом компьютере, например Ollama.",
  notGguf: (name) => `«${name}» — не файл GGUF. Из него ничего не прочитано.`,
  notTaken: (name, why) => `«${name}» не принят: ${why}`,
  url: "Скачать с адреса",
  urlHint:
    "Адрес файла GGUF: https или на этом компьютере. Браузер может спросить разрешение обратиться к этому узлу; оттуда берётся только этот файл, и ничего вашего с запросом не уходит. Запрос могут перенаправить туда, где лежит файл.",
  download: "Скачать",
  none: "Файлов моделей пока нет.",
  list: "Файлы моделей в этом браузере",
  states: {
    arriving: "загружается",
    paused: "на паузе",
    checking: "проверяется",
    ready: "готов",
    failed: "сбой",
  },
  progress: (name) => `${name}, ход`,
  arrived: (received, total) => `${received} из ${total}`,
  own: "из вашего файла",
  from: (source) => `с ${source}`,
  window: (tokens) => `вмещает ${shortTokensOf(tokens)}`,
  noTemplate: "без своего шаблона чата: используется простой",
  digest: "SHA-256",
  pause: "Пауза",
  resume: "Возобновить",
  remove: "Удалить",
  removeMeans: (name, contexts, { isGeneral, canUndo }) =>
    [
      `«${name}» удаляется из этого браузера.`,
      ...(canUndo ? ["Отменить можно в течение 10 секунд."] : []),
      ...(contexts > 0
        ? [
            plural(
              contexts,
              "# контекст использует этот файл и сообщит об этом со следующим сообщением.",
              "# контекста используют этот файл и сообщат об этом со следующим сообщением.",
              "# контекстов используют этот файл и сообщат об этом со следующим сообщением.",
            ),
          ]
        : []),
      ...(isGeneral ? ["Это модель по умолчанию."] : []),
    ].join(" "),
  removeConfirm: "Удалить этот файл",
} satisfies Texts<(typeof enConnections)["files"]>;

/** The model that the browser brings. */
export const browserModel = {
  states: {
    available: "готова",
    downloadable: "браузер может её скачать",
    downloading: "браузер её скачивает",
    unavailable: "на этом устройстве невозможна",
  },
  why: "Модель, встроенная в браузер. Ничто не покидает этот компьютер.",
  download: "Скачать браузером",
  progress: "Встроенная модель браузера, ход",
  failed: "Браузер её не скачал. Ничего не изменено; попробуйте позже.",
} satisfies Texts<(typeof enConnections)["browserModel"]>;
