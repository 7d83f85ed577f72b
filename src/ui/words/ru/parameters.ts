import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "Параметры этой беседы",
  lead: "Действуют со следующего сообщения. Что не заполнено, берётся из контекста и модели.",
  sent: "Параметры",
  sentNone: "В этом запросе их нет.",
  loading: "Загрузка …",
  names: {
    note: "Системная заметка",
    temperature: "Температура",
    topP: "Выбор слов (top_p)",
    seed: "Начальное число",
    stop: "Стоп-последовательности",
    window: "Контекстное окно",
    effort: "Усилие рассуждения",
  },
  hints: {
    note: "Сообщается модели после инструкций контекста.",
    temperature: (most, usual) =>
      `От 0 (наиболее предсказуемо) до ${formatNumber(most)} (наиболее разнообразно). Пусто: ${formatNumber(usual)}.`,
    topP: "От 0 до 1: слова за пределами этой доли вероятности не выбираются.",
    seed: "Целое число. С одним и тем же числом ответы на один вопрос более похожи.",
    stop: (lines) =>
      `По одной на строке, не больше ${formatNumber(lines)}. Ответ заканчивается перед первой из них.`,
    window: "Сколько токенов помещается в запрос вместе с ответом.",
    effort: "Сколько модель думает перед ответом.",
  },
  efforts: { low: "Низкое", medium: "Среднее", high: "Высокое" },
  usual: "Как решит модель",
  lacking: (model, names) =>
    `${model} не принимает: ${names.join(", ")}. То, что здесь задано, сохраняется, но не отправляется.`,
  whileThinking: (model, names) =>
    `Пока ${model} размышляет, не отправляется: ${names.join(", ")}.`,
  guide: "У встроенной справки нет параметров. Они для модели, которую вы выберете.",
  wrong: (least, most) => `Нужно число от ${formatNumber(least)} до ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `Возможно строк: не больше ${formatNumber(lines)}, в каждой символов: не больше ${formatNumber(characters)}.`,
  save: "Сохранить",
  cancel: "Отмена",
  reset: "Сбросить",
} satisfies Texts<typeof enParameters>;
