import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

const AGAIN = "o elige otro modelo; después inténtalo de nuevo.";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable": `El servidor de este modelo no responde. Inícialo ${AGAIN}`,
  "provider-unreachable-ollama":
    "Ningún servidor Ollama responde en este equipo. Inicia Ollama, o instálalo, e inténtalo de nuevo.",
  "provider-unreachable-at": (host) =>
    `Ningún servidor Ollama responde en ${host}. Inícialo, o instálalo, e inténtalo de nuevo.`,
  "provider-unreachable-near": (host) =>
    `Ningún servidor responde en ${host}. Inícialo, o mira si usa otro puerto, e inténtalo de nuevo.`,
  "provider-unreachable-far": (host) =>
    `Nada responde en ${host}. La dirección puede ser errónea, el servidor puede estar caído o no admitir peticiones de un navegador, o, con https, su certificado no es de confianza aquí: abre la dirección en una pestaña para verlo e inténtalo de nuevo.`,
  "provider-forbidden": `El servidor rechazó esto (403). Mira qué permite a los demás ${AGAIN}`,
  "provider-forbidden-ollama":
    "Ollama rechazó esta extensión (403). Ejecuta una vez el comando de abajo, reinicia Ollama e inténtalo de nuevo; o bien oculta el origen en Opciones › Modelos.",
  "provider-forbidden-ollama-at": (host) =>
    `Ollama en ${host} rechazó esta extensión (403). En el equipo que ejecuta Ollama, aplica el ajuste de abajo, reinícialo e inténtalo de nuevo; o bien oculta el origen en Opciones › Modelos.`,
  "provider-forbidden-near": (host) =>
    `${host} rechazó esto (403). Quizá no permita peticiones de extensiones del navegador: revisa en sus ajustes las peticiones de otros orígenes (CORS) e inténtalo de nuevo.`,
  "provider-forbidden-at": (host) =>
    `${host} rechazó esto (403). Puede que la clave no permita este modelo, o no desde aquí; mira tu cuenta allí ${AGAIN}`,
  "provider-auth":
    "El servidor quiere una clave o rechazó la que tiene. Revísala e inténtalo de nuevo.",
  "provider-auth-ollama": `Este modelo se ejecuta en ollama.com, y el Ollama de este equipo no ha iniciado sesión allí. Ejecuta «ollama signin» ${AGAIN}`,
  "provider-auth-at": (host) =>
    `${host} quiere una clave o rechazó la que tiene. Indica otra en Opciones › Modelos e inténtalo de nuevo.`,
  "provider-no-credit": `El proveedor dice que la cuenta ya no tiene crédito. Mira tu cuenta allí ${AGAIN}`,
  "provider-plan": `El plan de esta cuenta no incluye este modelo o una petición de este tamaño. Mira el plan allí ${AGAIN}`,
  "provider-usage-limit": `Se ha alcanzado un límite de uso de esta cuenta o clave. Auméntalo allí, espera a que empiece de nuevo ${AGAIN}`,
  "provider-unverified": `El proveedor quiere que antes se verifique la organización de esta cuenta. Haz la verificación en los ajustes de la cuenta allí ${AGAIN}`,
  "provider-disabled": `El proveedor ha desactivado esta cuenta o su organización. Mira la cuenta allí ${AGAIN}`,
  "provider-cors":
    "El proveedor rechaza las peticiones de un navegador para esta organización (CORS). Oculta el origen en Opciones › Modelos, en esta conexión, e inténtalo de nuevo.",
  "provider-region":
    "El proveedor no responde en esta ubicación. Elige otro modelo e inténtalo de nuevo.",
  "provider-privacy": `Nadie que ofrezca este modelo cumple los ajustes de privacidad de esta cuenta. Cámbialos allí ${AGAIN}`,
  "provider-filtered": `Un filtro del proveedor rechazó este mensaje o lo que vino antes. Exprésalo de otra forma ${AGAIN}`,
  "provider-no-chat": "Este modelo no conversa. Elige otro e inténtalo de nuevo.",
  "provider-no-images":
    "Este modelo no admite imágenes. Elige uno que las admita, o elimina el mensaje que contiene una, e inténtalo de nuevo.",
  "provider-unsupported":
    "El servidor no admite este tipo de petición para este modelo. Elige otro modelo e inténtalo de nuevo.",
  "provider-cannot-run": `El servidor no puede ejecutar este modelo: no le basta la memoria, falló la tarjeta gráfica o es más antiguo que el modelo. Cierra lo demás que se esté ejecutando allí, actualízalo ${AGAIN}`,
  "provider-model-missing": "El servidor no tiene este modelo. Elige otro e inténtalo de nuevo.",
  "provider-model-missing-pull":
    "Ollama no tiene este modelo. Descárgalo con el comando de abajo, o elige otro, e inténtalo de nuevo.",
  "provider-model-missing-ollama":
    "Ollama no tiene este modelo. Descárgalo en Opciones › Modelos, o elige otro, e inténtalo de nuevo.",
  "provider-model-missing-ollama-at": (host) =>
    `Ollama en ${host} no tiene este modelo. Descárgalo en Opciones › Modelos, o elige otro, e inténtalo de nuevo.`,
  "provider-model-missing-near": (host) =>
    `${host} no tiene este modelo, o no lo ha cargado. Cárgalo allí, o elige otro, e inténtalo de nuevo.`,
  "provider-model-missing-file": `Este archivo de modelo ya no está en este navegador, o aún no está completo. Míralo en Opciones › Modelos ${AGAIN}`,
  "provider-model-missing-browser": `El modelo integrado del navegador no está listo aquí. Míralo en Opciones › Modelos ${AGAIN}`,
  "provider-model-missing-at": (host) =>
    `${host} no tiene este modelo, o ya no lo tiene. Elige otro e inténtalo de nuevo.`,
  "provider-too-long":
    "La petición es más larga de lo que admite el modelo. Acorta el mensaje, elige un modelo con una ventana mayor o empieza una nueva conversación.",
  "provider-overloaded": `El proveedor está sobrecargado por ahora. Espera un poco ${AGAIN}`,
  "provider-offline":
    "Este navegador no tiene conexión, y el modelo está en otro equipo. Conéctate, o elige un modelo en este, e inténtalo de nuevo.",
  "provider-permission":
    "El navegador aún no deja que Confidant acceda a este servidor, así que no se ha enviado nada. Permítelo en Opciones › Modelos, con el botón junto a la conexión.",
  "provider-rate-limited":
    "El servidor está recibiendo demasiadas peticiones. Espera un poco e inténtalo de nuevo.",
  "provider-rate-limited-for": (seconds) =>
    `El servidor está recibiendo demasiadas peticiones y pide que esperes ${formatDuration(seconds * 1000)}. Espera e inténtalo de nuevo.`,
  "provider-failed": "El servidor falló al responder. Inténtalo de nuevo o elige otro modelo.",
  "provider-failed-with": (status) =>
    `El servidor falló al responder (${status}). Mira su registro e inténtalo de nuevo.`,
  "provider-failed-far": (host, status) =>
    `${host} falló al responder${status === null ? "" : ` (${status})`}. Espera un poco ${AGAIN}`,
  "provider-refused-far": (host, status) =>
    `${host} no aceptó esta petición (${status}). Elige otro modelo, o mira la conexión en Opciones › Modelos, e inténtalo de nuevo.`,
  "provider-failed-call":
    "El modelo pidió una herramienta en un formato que no se puede leer, y ahí terminó la respuesta. Inténtalo de nuevo o elige otro modelo.",
  "provider-malformed":
    "La respuesta del servidor no se pudo leer. Comprueba que sea el propio servidor quien responde en esta dirección e inténtalo de nuevo.",
  "provider-cut-off": "La conexión terminó antes que la respuesta.",
  "provider-silent":
    "El servidor guardó silencio demasiado tiempo. Puede que le falte memoria; revísalo e inténtalo de nuevo.",
  "provider-silent-far": (host) =>
    `${host} guardó silencio demasiado tiempo. Espera un poco ${AGAIN}`,
  "provider-failed-address": (host, status) =>
    `No hay nada en esta dirección de ${host} (${status}). Mira la dirección en Opciones › Modelos: puede faltar una parte de la ruta, como /v1. Después inténtalo de nuevo.`,
  "tool-server-auth": (host) =>
    `${host} quiere un inicio de sesión o un token, o rechazó el que tiene. Inicia sesión o indica uno en Opciones › Herramientas e inténtalo de nuevo.`,
  "tool-server-forbidden": (host) =>
    `${host} rechazó esto (403). Puede que el token no lo permita, o que el servidor rechace los navegadores: míralo en Opciones › Herramientas e inténtalo de nuevo.`,
  "tool-server-not-allowed": (host) =>
    `Confidant aún no puede acceder a ${host}, así que no se ha enviado nada. Permítelo en Opciones › Herramientas e inténtalo de nuevo.`,
  "tool-server-offline": (host) =>
    `Este navegador no tiene conexión, y ${host} está en otro equipo, así que no se ha enviado nada. Conéctate e inténtalo de nuevo.`,
  "tool-server-gone": (host) =>
    `La conexión con ${host} se quitó o ahora lleva a otro sitio, así que no se ha enviado nada. Mírala en Opciones › Herramientas e inténtalo de nuevo.`,
  "tool-server-failed": (host, status) =>
    `${host} no hizo lo que se le pidió${status === null ? "" : ` (${status})`}. Espera un poco o mira la dirección en Opciones › Herramientas, e inténtalo de nuevo.`,
} satisfies Texts<typeof enServerErrors>;
