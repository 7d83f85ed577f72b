import type { Scope } from "../../../domain/program";
import { formatExactDate } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

const inShort: Record<Scope, string> = {
  contexts: "читать контексты",
  conversations: "читать беседы",
  chat: "вести чат",
  write: "менять",
  delete: "удалять",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "Редакторы, ассистенты и командные строки на этом компьютере могут работать с вашими контекстами по Model Context Protocol (MCP), каждый в той мере, в какой вы разрешите. Из интернета этого не может никто, и никто не слушает сеть.",
  link: {
    off: "Выключено: ни одна программа не допускается.",
    connected: "Включено. Программы с токеном могут подключаться.",
    "no-host":
      "Браузер не находит confidant-mcp. В папке с исходным кодом Confidant выполните эту команду, затем проверьте снова (нужен Node 20 или новее):",
    "not-ours":
      "confidant-mcp, который находит браузер, настроен для другого расширения. В папке с исходным кодом Confidant выполните эту команду, затем проверьте снова:",
    stopped:
      "confidant-mcp остановился. Он запустится снова сам, а кнопкой «Проверить снова» — сразу.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Разрешить программам подключаться",
    end: "Не допускать никого",
    again: "Проверить снова",
    reload:
      "Браузер даёт это право только заново запущенному Confidant. Временные беседы при этом удалятся.",
    reloadNow: "Перезапустить Confidant",
    awake: "Пока это включено, Confidant не засыпает, пока работает браузер.",
  },
  list: {
    title: "Программы",
    none: "Токена пока нет ни у одной программы.",
    calls: (name) => (name === "" ? "" : `называет себя ${name}`),
    waits: "Ей ещё ничего не разрешено: первый вызов спросит вас.",
    revoked: (time) => `Токен отозван: ${formatExactDate(time)}.`,
    forGood: "навсегда",
    until: (time) => `до ${formatExactDate(time)}`,
    over: "Время истекло: ей ничего нельзя, пока вы не разрешите снова.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "Ничего нельзя."
        : `Можно ${scopes.map((scope) => inShort[scope]).join(", ")}; ${time}.`,
    change: "Изменить, что ей можно",
    revoke: "Отозвать токен",
    remove: "Удалить вместе с журналом",
    log: (count) =>
      plural(
        count,
        "Журнал: # вызов, последние сверху",
        "Журнал: # вызова, последние сверху",
        "Журнал: # вызовов, последние сверху",
      ),
    at: formatExactDate,
  },
  add: {
    title: "Добавить программу",
    name: "Имя, как вы её называете",
    make: "Создать токен",
    once: (name) =>
      `Токен для ${name} показывается только сейчас. Внесите его в настройки программы; у кого он есть, тот может обращаться от её имени.`,
    settings: "Так его принимает большинство программ:",
    kept: "Токен внесён",
  },
  scopes: {
    contexts: "Читать контексты и шаблоны",
    conversations: "Читать беседы и память и искать в них",
    chat: "Получать ответы на сообщения, от модели контекста; в ответах может оказаться всё, что этот контекст помнит",
    write: "Создавать и менять контексты и шаблоны; вас спросят каждый раз",
    delete: "Удалять; вас спросят каждый раз",
  },
  scopesLegend: (name) => `Что можно: ${name}`,
  until: {
    label: "На какое время",
    one: "Один день",
    thirty: "30 дней",
    good: "Навсегда",
  },
  save: "Разрешить",
  cancel: "Отмена",
  outcomes: {
    done: "выполнено",
    failed: "не удалось",
    declined: "отклонено вами",
    "not-allowed": "не разрешено",
    "not-decided": "вы не решили вовремя",
  },
  cards: {
    region: "Программы, которые ждут вас",
    consent: (name) => `${name} хочет подключиться`,
    client: (client) => `Называет себя ${client}.`,
    what: (what) => `Первый вызов: ${what}`,
    call: (name, what) => `${name} просит: ${what}`,
    deletes: "Это удаляет.",
    target: (target) => `Речь о: ${target}`,
    arguments: "С чем вызвано",
    approve: "Одобрить",
    decline: "Отклонить",
    takenBack: "Программа отозвала этот вызов. Ничего не сделано.",
    refuse: "Отклонить и отозвать токен",
  },
} satisfies Texts<typeof enPrograms>;
