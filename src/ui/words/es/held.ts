import type { enHeld } from "../held-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "Desactivado tras la restauración",
  why: "Estos ajustes de la copia de seguridad enviarían más datos fuera o mantendrían Confidant desbloqueado más tiempo. Quedan desactivados hasta que los actives.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "No bloquear nunca automáticamente"
        : `Bloquear automáticamente solo tras ${counted.minutes(minutes)} sin uso`,
    "ollama-url": (url) => `Consultar Ollama en ${url}`,
    "ollama-origin": "Ocultar el origen a Ollama en este equipo",
    "background-remote":
      "Títulos, resúmenes y datos con modelos fuera de este equipo, lo que puede costar dinero",
    connection: (name) => `Conexión ${name}`,
    keyed: (name) => `Conexión ${name}, con una clave de la copia de seguridad`,
    origin: (name) => `Ocultar el origen a ${name}`,
  },
  take: "Activar",
  takeAll: "Activar todo",
  leave: "Dejar los ajustes desactivados",
  stay: "Opciones › Copias de seguridad los muestra mientras esperan; Opciones › Modelos y Opciones › Herramientas muestran las conexiones.",
  refused: (host) =>
    `El navegador no recibió permiso para acceder a ${host}, así que no se ha cambiado nada. Pulsa el botón de nuevo para que la pregunta vuelva a aparecer.`,
  connection:
    "Esta conexión vino con una copia de seguridad. No se le envía nada hasta que la permitas.",
  allow: "Permitir esta conexión",
} satisfies Texts<typeof enHeld>;
