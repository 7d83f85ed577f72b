import type { enTour } from "../en-tour";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "Обзор",
  offer: "Вы здесь впервые? Есть обзор из пяти коротких шагов.",
  begin: "Начать обзор",
  skip: "Пропустить",
  back: "Назад",
  next: "Далее",
  done: "Готово",
  at: (step, steps) => `(${formatNumber(step)} из ${formatNumber(steps)})`,
  steps: {
    private: {
      title: "Личное и зашифрованное",
      text: "Всё, что вы пишете, шифруется на этом компьютере. Его покидает только то, что вы отправляете выбранной вами модели.",
    },
    model: {
      title: "Выбор модели",
      text: "Под полем сообщения указана модель, которая отвечает, и место, где она работает. Нажмите на неё, чтобы выбрать другую.",
    },
    prompt: {
      title: "Что видит модель",
      text: "Рядом с моделью показано, насколько заполнено её контекстное окно. Нажмите там, чтобы прочитать весь промпт по частям.",
    },
    memory: {
      title: "Память",
      text: "Контекст помнит факты и блоки для следующих бесед. Меню вверху открывает его память: читайте, изменяйте и удаляйте в ней что угодно.",
    },
    keep: {
      title: "Блокировка и резервная копия",
      text: `Задайте способ разблокировки в разделе «${at}${names.lock}» и создайте резервную копию в разделе «${at}${names.backup}».`,
    },
  },
} satisfies Texts<typeof enTour>;
