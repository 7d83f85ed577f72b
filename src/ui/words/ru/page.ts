import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { ofTokens } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Эта страница", selection: "Выделенное" },
  asks: {
    explain: { page: "Объясни эту страницу.", selection: "Объясни это." },
    summarise: { page: "Перескажи кратко эту страницу.", selection: "Перескажи это кратко." },
  },
  look: (name) => `Показать текст: ${name}`,
  cut: (kept, tokens) => `примерно ${formatNumber(kept)} из ${ofTokens(tokens)}`,
  cutWhy: (name) =>
    `${name}: целиком не помещается. Отправляются начало и те части, что лучше всего подходят к сообщению.`,
  omitted: {
    all: (parts) => `Опущено: ${parts.join("; ")}.`,
    hidden: (count) => `невидимые тексты: ${formatNumber(count)}`,
    frames: (count) => `фреймы других сайтов: ${formatNumber(count)}`,
    end: "конец страницы, которая слишком длинна",
    empty: (pages) => `страницы без текста, например картинки: ${pages}`,
    after: (page) =>
      `то, что следует за страницей ${formatNumber(page)}: не хватило места или времени`,
    scans: (pages) =>
      `Текст, невидимо лежащий поверх картинки, который может говорить другое: страницы ${pages}.`,
  },
  refused: {
    "page-access":
      "Браузер пока не разрешает Confidant читать эту страницу. Находясь на ней, нажмите кнопку Confidant на панели инструментов и выберите «Спросить об этой странице». Если это файл на этом компьютере, прикрепите сам файл или разрешите Confidant доступ к файлам по ссылкам в списке расширений браузера.",
    "page-browser":
      "Это страница браузера или его магазина, читать которые не может ни одно расширение. Скопируйте текст.",
    "page-pdf": "Браузер не передаёт этот PDF ни одному расширению. Прикрепите сам файл.",
    "page-empty": "Здесь не видно текста или ничего не выделено.",
    "page-gone": "Вкладка закрыта или показывает уже другую страницу. Попробуйте снова.",
    "page-slow": "Страница не дала ответа вовремя. Выделите её часть и спросите о ней.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} защищён паролем. Сохраните копию без пароля и прикрепите её.`,
    "pdf-broken": (name) => `${name} повреждён или не является целым PDF. Файл не добавлен.`,
    "pdf-empty": (name) =>
      `В ${name} нет видимого текста: страницы — это изображения, например сканы. Прикрепите изображения нужных страниц.`,
    "pdf-slow": (name) =>
      `${name} не удалось прочитать вовремя. Прикрепите его часть или скопируйте текст.`,
    "pdf-bytes": (name) =>
      `Файл ${name} слишком велик: PDF — не больше ${formatNumber(MAX_PDF_BYTES)} байт. Он не добавлен.`,
  },
} satisfies Texts<typeof enPage>;
