import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "Сервер",
  by: {
    locked: (host, status) =>
      `${host} требует разрешения на этот файл${statusSuffix(status)}: возможно, там нужно войти или принять лицензию. Скачайте его во вкладке браузера, затем перетащите файл сюда.`,
    lockedHere: (host, status) =>
      `${host} не отдаёт этот файл${statusSuffix(status)}. Проверьте, разрешено ли там расширениям браузера читать файлы, или перетащите файл сюда.`,
    missing: (host) =>
      `${host} не находит файла по этому адресу (404). Проверьте адрес, удалите этот файл, затем скачайте снова.`,
    busy: (host) =>
      `${host} перегружен или получает слишком много запросов. То, что пришло, сохранено. Немного подождите, затем возобновите.`,
    failed: (host, status) =>
      `Сбой на ${host} при передаче файла${statusSuffix(status)}. То, что пришло, сохранено. Возобновите позже.`,
    malformed: (host) =>
      `${host} присылает не ту часть файла. Возобновите ещё раз. Если не поможет, удалите файл и скачайте снова.`,
    cutOff:
      "Соединение оборвалось раньше, чем пришёл весь файл. То, что пришло, сохранено. Возобновите скачивание.",
    silent: (host) =>
      `${host} слишком долго ничего не присылает. То, что пришло, сохранено. Возобновите позже.`,
    unreachable: (host) =>
      `${host} недоступен. То, что пришло, сохранено. Проверьте адрес и подключение к сети, затем возобновите.`,
  },
  refused: {
    "not-a-url":
      "Это не адрес файла. Ничего не скачано; он выглядит так: https://example.com/model.gguf.",
    credentials:
      "В этом адресе есть имя или пароль. Ничего не скачано; скачайте файл во вкладке браузера, затем перетащите его сюда.",
  },
} satisfies Texts<typeof enFileErrors>;
