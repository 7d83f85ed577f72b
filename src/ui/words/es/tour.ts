import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "Recorrido",
  offer: "¿Es la primera vez? Hay un recorrido en cinco pasos cortos.",
  begin: "Empezar el recorrido",
  skip: "Omitir",
  back: "Atrás",
  next: "Siguiente",
  done: "Listo",
  at: (step, steps) => `(${formatNumber(step)} de ${formatNumber(steps)})`,
  goes: "Para su respuesta, un mensaje va a un solo lugar: donde funciona el modelo que se nombra bajo el campo de mensaje.",
  steps: {
    private: {
      title: "Cifrado y bloqueo",
      text: "Todo lo que escribes se cifra en este equipo y se abre solo con tus métodos de desbloqueo.",
    },
    model: {
      title: "Elegir un modelo",
      text: "Debajo del campo de mensaje está el modelo que responde y dónde se ejecuta. Haz clic en él para elegir otro.",
    },
    prompt: {
      title: "Lo que ve el modelo",
      text: "Junto al modelo se ve cuánto ocupa su ventana de contexto. Haz clic ahí para leer todo el prompt, parte por parte.",
    },
    memory: {
      title: "Memoria",
      text: "Un contexto recuerda datos y bloques para tus próximas conversaciones. El menú de arriba abre su memoria: lee, cambia o elimina lo que quieras.",
    },
    keep: {
      title: "Bloqueo y copia de seguridad",
      text: `Configura un método de desbloqueo en ${at}${names.lock} y haz una copia de seguridad en ${at}${names.backup}.`,
    },
  },
} satisfies Texts<typeof enTour>;
