import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "Confirme sua identidade",
  why: "Isto muda como o Confidant é desbloqueado, mantém-no desbloqueado por mais tempo ou exporta chaves. Você não terá de confirmar de novo por dois minutos.",
  confirm: "Confirmar",
  checking: "Verificando…",
  cancel: "Cancelar",
} satisfies Texts<typeof enPresence>;
