import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "Este contexto no se puede leer",
  why: "Se modificó desde fuera o está dañado. Sus conversaciones se conservan, pero no puedes continuarlas hasta que se repare.",
  repair: "Reparar…",
  means:
    "Una reparación crea este contexto de nuevo con el nombre Recovered e instrucciones predeterminadas, y elimina todas las demás entradas que no se pueden leer. Si es posible, antes se hace una copia de seguridad. Opciones › Integridad muestra qué más está dañado.",
  confirm: "Reparar ahora",
  cancel: "Cancelar",
  health: "Abrir las Opciones",
} satisfies Texts<typeof enRepair>;
