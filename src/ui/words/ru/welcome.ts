import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "Спокойный и приватный собеседник в боковой панели: то, что вы пишете, шифруется в этом браузере, а отвечает модель, которую вы выбрали.",
  open: "Открыть Confidant",
  opened: "Confidant открыт в боковой панели.",
  pin: "Чтобы он был под рукой, нажмите значок пазла рядом с адресной строкой и закрепите Confidant. Его кнопка переключает контексты и открывает панель.",
} satisfies Texts<typeof enWelcome>;
