import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "Biblioteca de prompts",
  why: "Tus propios textos para los mensajes. Escribe / en el panel y elige uno, o elige «Usar un prompt» en el menú de una página web. Un prompt solo rellena el campo del mensaje: nunca se envía por sí solo.",
  none: "Aún no hay prompts.",
  search: "Buscar prompts",
  notFound: "Ningún prompt coincide.",
  add: "Nuevo prompt",
  fields: { title: "Título", command: "Comando", text: "Texto" },
  hints: {
    command: "Lo que escribes después de /. Si se deja vacío, se forma a partir del título.",
    text: "Se te pregunta por lo que está entre llaves dobles, como {{tema}}. En el menú de una página web, {{page}} y {{selection}} representan lo que se adjunta.",
  },
  save: "Guardar",
  cancel: "Cancelar",
  changed:
    "Entretanto se cambió en otro lugar. Así está ahora; pulsa Guardar para aplicar encima tus cambios.",
  edit: "Editar",
  remove: "Eliminar",
  up: "Mover arriba",
  down: "Mover abajo",
  labelOf: (act, title) => `${act}: ${title}`,
  insert: "Insertar",
  page: { page: "la página adjunta", selection: "la selección adjunta" },
} satisfies Texts<typeof enLibrary>;
