import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "Búsqueda por significado",
  why: "La búsqueda también encuentra lo que significa lo mismo con otras palabras. Para ello, un modelo lee cada texto una vez, en segundo plano, y cada búsqueda.",
  label: "Los textos los lee",
  packaged: "El modelo de inglés de este navegador",
  none: "Nada: buscar solo por palabras",
  ollama: "Un modelo de Ollama en este equipo",
  file: (name) => `El archivo de modelo ${name} en este navegador`,
  of: (connection) => `Un modelo de ${connection}`,
  model: "Nombre de un modelo de embeddings",
  example: "Por ejemplo, nomic-embed-text, text-embedding-3-small o gemini-embedding-001",
  leaves: (host) =>
    `Los textos guardados aquí se envían a ${host}: mensajes con el texto de sus archivos, bloques, datos, notas, resúmenes y referencias con sus direcciones. También cada búsqueda. Lo que se edita se envía de nuevo, y todo tras un cambio de la clave de la bóveda. Eso puede costar dinero.`,
  stays: "Los textos no salen de este equipo.",
  use: "Usar este modelo",
  trying: "Probando…",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) => `${formatNumber(embedded)} de ${counted.texts(of)} ya leídos.`,
} satisfies Texts<typeof enMeaning>;
