import type { LimitName } from "../../../domain/limits";
import { formatNumber } from "../format";
import { counted } from "./nouns";

const SAME = "No se ha cambiado nada";

/** What is full, by how much it holds, and what makes room. */
export const limitErrors: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `Esto es más de lo que admite un mensaje (el límite es de ${formatNumber(max)} bytes). Acórtalo o envíalo por partes.`,
  "block-bytes": (max) =>
    `Esto es más de lo que admite un bloque (el límite es de ${formatNumber(max)} bytes). ${SAME}; acórtalo.`,
  "conversation-messages": (max) =>
    `Esta conversación está llena (el límite es de ${counted.messages(max)}). Se conserva todo lo que contiene; lo que has escrito sigue en el campo. Continúa en una nueva conversación.`,
  contexts: (max) =>
    `Hay ${counted.contexts(max)}, contando los archivados, y no cabe ninguno más. ${SAME}; elimina uno definitivamente en Opciones › Datos guardados e inténtalo de nuevo.`,
  presets: (max) =>
    `Hay ${formatNumber(max)} preajustes tuyos, contando los quitados, y no cabe ninguno más. ${SAME}; elimina uno definitivamente en Opciones › Contextos e inténtalo de nuevo.`,
  "saved-prompts": (max) =>
    `La biblioteca tiene ${formatNumber(max)} prompts y no cabe ninguno más. ${SAME}; elimina uno en Opciones › Biblioteca de prompts e inténtalo de nuevo.`,
  "prompt-characters": (max) =>
    `Esto es más de lo que admite un prompt (el límite es de ${formatNumber(max)} caracteres). ${SAME}; acórtalo.`,
  "context-conversations": (max) =>
    `Este contexto contiene ${counted.conversations(max)}, contando las archivadas, y no cabe ninguna más. Elige otro contexto, o elimina una de ellas, e inténtalo de nuevo.`,
  "pinned-conversations": (max) =>
    `Hay ${formatNumber(max)} conversaciones fijadas, y no cabe ninguna más. ${SAME}; desfija una e inténtalo de nuevo.`,
  redactions: (max) =>
    `Hay ${formatNumber(max)} palabras por ocultar, y no cabe ninguna más. Quita antes una; no se ha cambiado nada.`,
  "unlock-methods": (max) =>
    `Hay ${formatNumber(max)} métodos de desbloqueo, y no cabe ninguno más. ${SAME}; quita uno en Opciones › Bloqueo y después añade este.`,
  connections: (max) =>
    `Hay ${counted.connections(max)}, y no cabe ninguna más. ${SAME}; quita antes una y después añade esta.`,
  blocks: (max) =>
    `Este contexto tiene ${formatNumber(max)} bloques de memoria, y no cabe ninguno más. ${SAME}; quita uno e inténtalo de nuevo.`,
  "archival-entries": (max) =>
    `Este contexto tiene ${counted.notes(max)}, y no cabe ninguna más. ${SAME}; quita antes una e inténtalo de nuevo.`,
  attachments: (max) =>
    `Un mensaje admite como máximo ${counted.attachments(max)}. Este adjunto no se ha añadido; quita uno, o envíalo con el próximo mensaje.`,
  "attachment-bytes": (max) =>
    `Esto es más de lo que admite un adjunto (el límite es de ${formatNumber(max)} bytes). No se ha añadido; acórtalo o adjunta una parte.`,
  "image-pixels": (max) =>
    `Esta imagen tiene más píxeles de los que se pueden abrir aquí (el límite es de ${formatNumber(max)}). No se ha añadido; elige otra o adjunta una parte de ella.`,
  "model-files": (max) =>
    `Hay ${formatNumber(max)} archivos de modelo, y no cabe ninguno más. ${SAME}; quita antes uno.`,
  programs: (max) => `Hay ${formatNumber(max)} programas. Quita antes uno.`,
  facts: (max) =>
    `Hay ${counted.facts(max)} en este contexto, y no cabe ninguno más. ${SAME}; olvida uno (/facts los muestra) y continúa.`,
  "model-file-bytes": (max) =>
    `Este archivo es más grande que la memoria del motor dentro del navegador (el límite es de ${formatNumber(max)} bytes). No se ha aceptado; elige otro, con menos pesos o con pesos más cortos.`,
};
