import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { ofTokens, tokensOf } from "./nouns";
import { plural } from "./plural";

/** What the commands are answered with. */
export const commandAnswers = {
  dismiss: "Скрыть",
  asking: "Загрузка …",
  status: {
    title: "Состояние",
    context: "Контекст",
    model: "Модель",
    mode: "Тип ответа",
    window: "Окно",
    lock: "Блокировка",
    store: "Данные",
    well: "в порядке",
    damaged: (rows) =>
      plural(
        rows,
        "# запись повреждена или отсутствует",
        "# записи повреждены или отсутствуют",
        "# записей повреждены или отсутствуют",
      ),
    none: "пока нет",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} из ${ofTokens(window)}`,
    noWindow: (tokens) => `${tokensOf(tokens)}; у справки нет окна`,
    lockKinds: {
      none: "не заблокировано",
      sealing: "шифруется",
      lock: "защищено вашим способом разблокировки",
    },
  },
  history: {
    title: "История",
    all: "Сообщений здесь",
    shown: "Показано модели",
    summarised: "Вошло в сводку",
    leftOut: "Опущено",
  },
  model: {
    title: "Модель",
    chosen: (name) => `Теперь модель — ${name}.`,
    choosing: (name) => `Выбирается ${name} …`,
    unknown: (name) => `Модели «${name}» здесь нет. В списке те, что есть.`,
  },
  summary: {
    title: "Сводка",
    making: "Составляется сводка …",
    made: (messages) =>
      plural(
        messages,
        "Готово. Вместо # сообщения модель видит сводку, открытую выше.",
        "Готово. Вместо # сообщений модель видит сводку, открытую выше.",
        "Готово. Вместо # сообщений модель видит сводку, открытую выше.",
      ),
    show: "Показать",
    nothing: "Сводить пока нечего: последняя реплика всегда остаётся как есть.",
  },
  facts: {
    title: "Факты",
    none: "В этом контексте о вас пока ничего не известно. Факты извлекаются из сказанного вами, когда какое-то время никто не пишет, или сохраняются командой /remember.",
    quote: (words) => `«${words}»`,
    former: (values) => `Раньше: ${values.join("; ")}`,
    replaces: (value) => `Заменит: ${value}`,
    waiting: "Ждёт вашего одобрения: пока его не видит ни одна модель.",
    approve: "Одобрить",
    approveOf: (key) => `Одобрить: ${key}`,
    forget: "Забыть",
    forgetOf: (key) => `Забыть: ${key}`,
  },
  remember: {
    title: "Запомнить",
    empty: "После команды введите, что запомнить, например /remember город: Лиссабон.",
    temporary: "Из временной беседы ничего не запоминается. Ничего не изменено.",
    kept: (key, value) => `Сохранено: ${key}: ${value}`,
  },
  forget: {
    title: "Забыть",
    empty: "Нажмите «Забыть» у факта или введите после команды, о чём он, например /forget город.",
    done: (key) => `Забыто: ${key}. Из сказанного до сих пор это больше не извлекается.`,
    unknown: (key) => `Факта «${key}» в этом контексте нет. Те, что есть, показывает /facts.`,
  },
  help: {
    title: "Команды",
    note: "Команды выполняются здесь и никогда не отправляются. Аргумент принимают только /model, /search, /remember и /forget. Любой другой текст, начинающийся с косой черты, отправляется как сообщение.",
  },
} satisfies Texts<typeof enCommandAnswers>;
