import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "Cambiar a un contexto",
  placeholder: "Cambiar a…",
  list: "Contextos",
  now: "ahora",
  pinned: "Fijado, nunca expira",
  archived: "archivado",
  never: "nunca expira",
  none: "Aún no hay ningún contexto. Crea el primero en Opciones › Contextos.",
  noMatch: "Ningún contexto tiene ese nombre o esa etiqueta.",
  more: (count) =>
    `${formatNumber(count)} más: escribe parte del nombre o una etiqueta para encontrar uno.`,
  openPanel: "Abrir el panel",
  askPage: "Preguntar sobre esta página",
  openPanelHint: (name, keys) => `Abrir el panel lateral con ${name} (→ o ${keys})`,
  ask: (name) => `Preguntar a ${name}…`,
  askLabel: (name) => `Preguntar a ${name}`,
  send: "Enviar",
  continue: "Continuar en el panel",
  noCommands: "Los comandos solo funcionan en el panel lateral. Tu texto se queda aquí.",
  running: "Respuestas en curso",
  runningIn: (context, title) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count) => `y ${formatNumber(count)} más`,
  lockNow: "Bloquear ahora",
  backup: {
    failed: "No se pudo hacer la última copia de seguridad.",
    old: "La copia de seguridad más reciente tiene más de una semana.",
    folder: "Las copias de seguridad no se están guardando en tu carpeta.",
  },
} satisfies Texts<typeof enPopup>;
