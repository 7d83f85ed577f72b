import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "Parámetros de esta conversación",
  lead: "Valen desde el próximo mensaje. Lo que queda vacío es como dicen el contexto y el modelo.",
  sent: "Parámetros",
  sentNone: "Esta solicitud no indica ninguno.",
  loading: "Cargando…",
  names: {
    note: "Nota del sistema",
    temperature: "Temperatura",
    topP: "Elección de palabras (top_p)",
    seed: "Semilla",
    stop: "Secuencias de parada",
    window: "Ventana de contexto",
    effort: "Esfuerzo de razonamiento",
  },
  hints: {
    note: "Se le dice al modelo después de las instrucciones del contexto.",
    temperature: (most, usual) =>
      `De 0 (lo más previsible) a ${formatNumber(most)} (lo más variado). Vacío: ${formatNumber(usual)}.`,
    topP: "De 0 a 1: no se eligen palabras más allá de esta parte de la probabilidad.",
    seed: "Un número entero. Con el mismo, la misma pregunta recibe respuestas más parecidas.",
    stop: (lines) =>
      `Una por línea, hasta ${formatNumber(lines)}. La respuesta termina antes de la primera de ellas.`,
    window: "Cuántos tokens contiene como máximo una solicitud, con su respuesta.",
    effort: "Cuánto piensa el modelo antes de responder.",
  },
  efforts: { low: "Bajo", medium: "Medio", high: "Alto" },
  usual: "Como decida el modelo",
  lacking: (model, names) =>
    `${model} no admite: ${names.join(", ")}. Lo que está fijado ahí se conserva y no se envía.`,
  whileThinking: (model, names) => `Mientras ${model} razona, no se envía: ${names.join(", ")}.`,
  guide: "La guía integrada no tiene parámetros. Son para el modelo que elijas.",
  wrong: (least, most) =>
    `Se necesita un número de ${formatNumber(least)} a ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `Caben hasta ${formatNumber(lines)} líneas de ${formatNumber(characters)} caracteres cada una.`,
  save: "Guardar",
  cancel: "Cancelar",
  reset: "Restablecer",
} satisfies Texts<typeof enParameters>;
