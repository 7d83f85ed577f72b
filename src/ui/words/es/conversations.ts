import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "Conversaciones",
    openWaiting: "Conversaciones (hay una respuesta esperando)",
  },

  conversationMenu: {
    open: "Esta conversación",
    archivedNote:
      "Esta conversación está archivada. Puedes leerla y continuarla como cualquier otra.",
    archivedThere:
      "Esta conversación está archivada, y su contexto también. Puedes leerla y, después de restaurar el contexto, continuarla.",
  },

  temporary: {
    mark: "Temporal",
    means:
      "No se guarda: se elimina cuando Confidant se bloquea, se reinicia o se actualiza, o cuando se cierra el navegador.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `Versión ${formatNumber(position)} de ${formatNumber(of)}`,
    before: "Versión anterior",
    after: "Versión siguiente",
    shown: (position, of) =>
      `Ahora se muestra la versión ${formatNumber(position)} de ${formatNumber(of)}.`,
  },

  message: {
    edit: "Editar",
    editLabel: "Editar tu mensaje",
    editHint: (send) => `${send} envía, Esc cancela. La versión anterior se conserva.`,
    send: "Enviar",
    cancel: "Cancelar",
    again: "Regenerar",
    otherModel: "Regenerar con otro modelo",
    branch: "Bifurcar desde aquí…",
    more: "Más acciones para este mensaje",
    remember: "Recordar…",
    savePrompt: "Guardar como prompt…",
    feedback: "Comentar…",
    remove: "Eliminar…",
    readAloud: "Leer en voz alta",
    stopReading: "Detener la lectura",
    imported: "importada",
    importedFrom: (model) => `importada · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
