import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";
import { plural } from "./plural";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "Ninguna voz de este equipo habla el idioma de esta respuesta.",
  code: (language) => (language === "" ? "Código." : `Código: ${language}.`),
  formula: "fórmula",
  picture: (name) => (name === "" ? "Imagen." : `Imagen: ${name}.`),

  dictation: {
    start: "Dictar",
    stop: "Detener el dictado",
    listening: "Escuchando…",
    failed: {
      microphone:
        "El navegador aún no deja que Confidant use el micrófono. Opciones › Aspecto lo pide.",
      language: "Este equipo no puede reconocer el idioma ahora. Opciones › Aspecto dice por qué.",
      other:
        "El dictado ha terminado: el navegador no ha podido continuar. Tu texto está guardado.",
    },
  },

  part: {
    title: "Voz",
    voices: (count) =>
      plural(count, {
        one: "# voz de este equipo puede leer respuestas: «Leer en voz alta» está entre las acciones de una respuesta.",
        many: "# de voces de este equipo pueden leer respuestas: «Leer en voz alta» está entre las acciones de una respuesta.",
        other:
          "# voces de este equipo pueden leer respuestas: «Leer en voz alta» está entre las acciones de una respuesta.",
      }),
    noVoices:
      "En este equipo no hay ninguna voz que pueda leer respuestas. Las voces que hablan en un servidor no se usan nunca.",
    dictate: "Dictar mensajes",
    dictateNote:
      "Lo que dices se convierte en texto en este equipo: ningún sonido sale de él, y no se envía nada antes de que lo envíes. Un botón junto al campo del mensaje lo inicia.",
    noDictation:
      "Este navegador no puede convertir voz en texto en este equipo, así que no se puede dictar nada. El reconocimiento en un servidor no se usa nunca.",
    language: "Idioma en que hablas",
    checking: "Comprobando…",
    unavailable: "Este equipo no puede reconocer este idioma. Elige otro.",
    download: "Descargar este idioma",
    downloadNote:
      "El navegador descarga una vez, de su fabricante, lo que reconoce este idioma. No se envía nada tuyo.",
    downloading: "Descargando…",
    downloadFailed: "El navegador no ha podido descargar el idioma. Inténtalo más tarde.",
    microphone: "Permitir el micrófono",
    microphoneNote: "El navegador pregunta aquí porque no puede hacerlo en el panel lateral.",
    blocked:
      "El micrófono está bloqueado para Confidant. Permítelo en los ajustes del navegador para esta extensión.",
    ready: "Listo.",
  },
} satisfies Texts<typeof enVoice>;
