import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "Confirma tu identidad",
  why: "Esto cambia cómo se desbloquea Confidant, lo mantiene desbloqueado más tiempo o exporta claves. No tendrás que confirmar de nuevo durante dos minutos.",
  confirm: "Confirmar",
  checking: "Comprobando…",
  cancel: "Cancelar",
} satisfies Texts<typeof enPresence>;
