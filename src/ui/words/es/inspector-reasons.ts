import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";

/** What the parts of a prompt are called. */
export const promptSections: Record<SystemSectionKind, string> = {
  base: "Instrucciones",
  "chat-note": "Nota para esta conversación",
  personality: "Personalidad",
  steadiness: "Mantenerse fiel a sí mismo",
  mode: "Tipo de respuesta",
  errors: "Cuando falta algo",
  facts: "Datos",
  summaries: "Otras conversaciones",
  summary: "Antes en esta conversación",
  "core-blocks": "Memoria central",
  "working-blocks": "Memoria de trabajo",
  references: "Referencias",
  activity: "Actividad reciente",
  quotes: "De conversaciones anteriores",
  "tool-rules": "Reglas de herramientas",
};

/** Where the size of the window is known from. */
export const windowSources: Record<Budget["windowSource"], string> = {
  person: "Ventana de contexto establecida por ti.",
  provider: "Ventana de contexto indicada por el servidor; solo se pide la parte que hace falta.",
  table:
    "El servidor no indica una ventana de contexto; este es el valor conocido de la familia del modelo.",
  default:
    "La ventana de contexto no se conoce, así que esto es una suposición. Establécela en Opciones › Prompt.",
};

/** What a prompt is warned of. */
export const planWarnings: Record<PlanWarning, string> = {
  window: "La ventana está casi llena.",
  history: "La conversación casi llena su parte de la ventana.",
  overflow:
    "Esto es más de lo que cabe en la ventana, así que el modelo quizá solo vea una parte. Acorta el mensaje, establece una ventana mayor en Opciones › Prompt, si el modelo la tiene, o elige otro modelo.",
  memory:
    "No todo lo recordado cabe en la parte de la ventana reservada a la memoria: lo que no cabe se indica abajo.",
};

/** Why something is not in a prompt. */
export const leftOutReasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "Son más de lo que la conversación puede ocupar de una petición. Opciones › Contextos establece cuánto; una ventana pequeña deja menos.",
  "history-turns": "Solo se muestra cierto número de turnos. Opciones › Prompt establece cuántos.",
  "history-messages": "Una petición solo admite cierto número de mensajes.",
  "memory-tokens":
    "Es más de lo que cabe en la parte de la ventana reservada a la memoria. Opciones › Prompt establece esa parte; los bloques más cortos o sin fijar dejan espacio.",
  "quote-shown": "El mensaje está en esta petición tal cual.",
  "quote-summarised": "El resumen de esta conversación habla de él.",
  "quote-aside": "Está en una rama que no se muestra.",
  "quote-tokens": "Otras coinciden mejor, y solo se cita hasta cierto límite.",
  "quotes-late": "La búsqueda tardó demasiado, así que se envió sin ellas.",
  "quotes-failed": "Lo que las busca no respondió, así que se envió sin ellas.",
  "quotes-partial": "Aún no está indexado todo lo que se dijo: lo que falta no se examinó.",
  "quotes-typed":
    "Mientras escribes solo se busca por palabras: al modelo que compara significados se le pregunta al enviar.",
  "fact-waiting": "Espera tu aprobación, en Memoria.",
  "fact-not-remembered":
    "Se aprendió de una conversación, y este contexto ya no aprende de las conversaciones. El ajuste está en Opciones › Contextos.",
  "context-off": "Desactivado en este contexto. El ajuste está en Opciones › Contextos.",
  "settings-off": "Desactivado para todos los modelos. El ajuste está en Opciones › Prompt.",
  "not-remembered":
    "Este contexto no aprende de las conversaciones, así que ninguna sabe de otra. El ajuste está en Opciones › Contextos.",
  "block-empty": "Aún no hay nada escrito en él. El editor está en Memoria.",
  "block-not-told": "Los bloques de archivo y de registro no están en ningún prompt.",
  "block-not-named": "No está fijado y tu mensaje no lo menciona: entra cuando un mensaje lo hace.",
  "mode-tokens": "Las instrucciones para este tipo de respuesta son más largas de lo permitido.",
  unanswered: "Los mensajes sin respuesta no se vuelven a enviar.",
  "images-unseen": "Este modelo no ve imágenes, solo sus nombres.",
  "images-older":
    "Una petición admite las cuatro imágenes más recientes; de las más antiguas el modelo solo ve los nombres.",
  "page-tokens":
    "Es más largo que su parte de la ventana. Pregunta por una parte o establece una ventana mayor en Opciones › Prompt, si el modelo la tiene.",
};

/** More exactly, why earlier turns are not in a prompt. */
export const leftOutBecauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate:
    "Los turnos más antiguos se omiten en lugar de resumirse, como se establece en Opciones › Prompt.",
  dropped: "Su resumen se descartó; Deshacer, en la conversación, lo trae de vuelta.",
  "summary-failed": "No se pudo hacer un resumen de ellos; se intentará de nuevo.",
  "no-summariser":
    "Ningún modelo puede resumirlos por su cuenta: Opciones › Prompt lo permite, o escribe /summary.",
  "not-yet":
    "Su resumen aún no está escrito; se hace después de una respuesta, cuando no hay nada más en marcha.",
};
