import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "Поиск по смыслу",
  why: "Поиск находит и то, что значит то же самое другими словами. Для этого модель один раз читает каждый текст в фоне, а также каждый поиск.",
  label: "Тексты читает",
  packaged: "Английская модель в этом браузере",
  none: "Никто: искать только по словам",
  ollama: "Модель Ollama на этом компьютере",
  file: (name) => `Файл модели ${name} в этом браузере`,
  of: (connection) => `Модель: ${connection}`,
  model: "Имя модели эмбеддингов",
  example: "Например, nomic-embed-text, text-embedding-3-small или gemini-embedding-001",
  leaves: (host) =>
    `Хранящиеся здесь тексты отправляются на ${host}: сообщения с текстом их файлов, блоки, факты, заметки, сводки и упоминания с их адресами. Как и каждый поиск. Изменённое отправляется снова, а после смены ключа хранилища — всё. Это может стоить денег.`,
  stays: "Тексты остаются на этом компьютере.",
  use: "Использовать эту модель",
  trying: "Проверка …",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) =>
    plural(
      of,
      `Прочитано ${formatNumber(embedded)} из # текста.`,
      `Прочитано ${formatNumber(embedded)} из # текстов.`,
      `Прочитано ${formatNumber(embedded)} из # текстов.`,
    ),
} satisfies Texts<typeof enMeaning>;
