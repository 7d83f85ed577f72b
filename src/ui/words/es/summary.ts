import type { CommandName } from "../../../domain/command";
import type { enSummary } from "../en-summary";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

const commands: Record<CommandName, string> = {
  status: "modelo, uso de la ventana y bloqueo",
  history: "lo que se muestra al modelo de esta conversación",
  context: "todo lo que verá el modelo",
  model: "elegir un modelo o escribir su nombre",
  summary: "resumir ahora los turnos más antiguos",
  memory: "lo que recuerda este contexto",
  search: "buscar lo que se dijo o se guardó",
  facts: "lo que se sabe de ti en este contexto",
  remember: "guardar un dato sobre ti: ciudad: Lisboa",
  forget: "olvidar un dato: ciudad",
  new: "empezar aquí otra conversación",
  temp: "empezar una conversación que no se almacena",
  help: "estos comandos",
};

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      plural(messages, {
        one: "El modelo ve un resumen de este mensaje",
        many: "El modelo ve un resumen de estos # de mensajes",
        other: "El modelo ve un resumen de estos # mensajes",
      }),
    dropped: (messages) => `Resumen de ${counted.messages(messages)} descartado.`,
    droppedMeans:
      "El modelo ve los propios mensajes, hasta donde quepan. No se vuelven a resumir automáticamente. El texto descartado se conserva:",
    failed: "No se pudo hacer un resumen más reciente.",
    again: "Se intenta de nuevo automáticamente, o ahora con /summary.",
    text: "Resumen",
    byPerson: "Cambiado por ti.",
    byModel: (model) => `Escrito por ${model}.`,
    edit: "Editar",
    drop: "Descartar",
    undo: "Deshacer",
    undoEdit: "Deshacer el último cambio",
    save: "Guardar",
    saveHint: (keys) => `Guardar (${keys})`,
    cancel: "Cancelar",
    empty: "Un resumen no puede quedar vacío. En su lugar, descártalo.",
    changed: "Entretanto se cambió; así está ahora. No se ha perdido nada.",
    conflict:
      "Entretanto se cambió. Lo que has escrito se conserva arriba; así está ahora. Guardar pone el tuyo en su lugar.",
    gone: "Entretanto se descartó. Lo que has escrito se conserva arriba: deshaz eso antes, o copia el texto y cancela.",
  },

  commands: {
    label: "Comandos",
    hints: commands,
  },
} satisfies Texts<typeof enSummary>;
