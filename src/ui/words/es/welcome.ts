import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "Un compañero de conversación tranquilo y privado en el panel lateral: lo que escribes se cifra en este navegador, y responde un modelo que tú eliges.",
  open: "Abrir Confidant",
  opened: "Confidant está abierto en el panel lateral.",
  pin: "Para tenerlo siempre a mano, haz clic en el icono del puzle junto a la barra de direcciones y fija Confidant. Su botón cambia de contexto y abre el panel.",
} satisfies Texts<typeof enWelcome>;
