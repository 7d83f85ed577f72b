import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

const actions: Record<ReferenceAction, string> = {
  created: "creada",
  modified: "cambiada",
  discussed: "comentada",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "Referencias",
    means:
      "Aquello de lo que trataron las conversaciones. Las últimas cinco de una conversación están en sus prompts, así como aquella de la que habla un mensaje por cualquiera de sus nombres.",
    none: "Aún no hay referencias. Añade aquello de lo que trata una conversación: un flujo de trabajo, una página, un documento, un contexto.",
    kinds: {
      workflow: "Flujo de trabajo",
      page: "Página",
      document: "Documento",
      context: "Contexto",
    },
    kind: "Tipo",
    name: "Nombre",
    target: "Dirección o identificador",
    targetNote: "Puede quedar vacío: el nombre vale por él.",
    conversation: "Conversación",
    noConversation:
      "Una referencia pertenece a una conversación, y este contexto aún no tiene ninguna.",
    untitled: (at) => `Conversación del ${formatExactDate(at)}`,
    untitledHere: "Conversación sin título",
    add: "Añadir una referencia",
    addIt: "Añadir",
    aliases: "Otros nombres",
    aliasesNote:
      "Uno por línea. Un mensaje que contiene uno de ellos habla de ella. Si queda vacío, se forman a partir del nombre.",
    alsoCalled: (aliases) => `También: ${aliases.join(", ")}`,
    mine: (name) => `mi ${name}`,
    ofKind: {
      workflow: (name) => `flujo de ${name}`,
      page: (name) => `página de ${name}`,
      document: (name) => `documento de ${name}`,
      file: (name) => `archivo de ${name}`,
      context: (name) => `contexto de ${name}`,
    },
    edit: "Editar",
    editOf: (name) => `Editar la referencia: ${name}`,
    deleteOf: (name) => `Eliminar la referencia: ${name}`,
    inConversation: (title, action) => `${title} (${actions[action]})`,
    showOf: (title) => `Mostrar la conversación: ${title}`,
    count: counted.references,
    changed:
      "Entretanto se cambió en otro lugar. Así está ahora; pulsa Guardar para aplicar encima tus cambios.",
  },
} satisfies Texts<typeof enReferences>;
