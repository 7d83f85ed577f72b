import type { enConnections } from "../connection-words";
import { formatTokens } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the options say of model files in the browser. */
export const modelFiles = {
  files: {
    title: "Archivos de modelo",
    why: "Un modelo en un archivo GGUF se ejecuta dentro de este navegador: sin servidor, sin clave, y funciona sin conexión. El archivo queda en el perfil de este navegador; lo más adecuado son modelos pequeños de hasta unos 2 GB, y los de más de 4 GB no se pueden ejecutar.",
    oneThread:
      "Los modelos usan un solo hilo: este equipo tiene pocos núcleos, y las respuestas llegan despacio.",
    threads: (count) =>
      plural(count, {
        one: "Los modelos usan # hilo aquí.",
        many: "Los modelos usan # de hilos aquí.",
        other: "Los modelos usan # hilos aquí.",
      }),
    room: (used, quota) => `${used} en uso de los ${quota} que da el navegador.`,
    drop: "Suelta aquí archivos GGUF, o elige algunos",
    noneHere:
      "Firefox no permite que ninguna extensión ejecute archivos de modelo. Usa en su lugar un servidor de este equipo, como Ollama.",
    notGguf: (name) => `«${name}» no es un archivo GGUF. No se ha leído nada de él.`,
    notTaken: (name, why) => `«${name}» no se ha aceptado: ${why}`,
    url: "Descargar de",
    urlHint:
      "La dirección de un archivo GGUF, https o de este equipo. El navegador puede pedir permiso para acceder a ese host; de allí se obtiene solo este archivo, y nada tuyo va con la petición. La petición puede reenviarse adonde está el archivo.",
    download: "Descargar",
    none: "Aún no hay ningún archivo de modelo.",
    list: "Archivos de modelo en este navegador",
    states: {
      arriving: "cargando",
      paused: "en pausa",
      checking: "comprobando",
      ready: "listo",
      failed: "falló",
    },
    progress: (name) => `${name}, progreso`,
    arrived: (received, total) => `${received} de ${total}`,
    own: "de un archivo tuyo",
    from: (source) => `de ${source}`,
    window: (tokens) => `admite ${formatTokens(tokens)} tokens`,
    noTemplate: "sin plantilla de chat propia: se usa una sencilla",
    digest: "SHA-256",
    pause: "Pausar",
    resume: "Reanudar",
    remove: "Quitar",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `Esto elimina «${name}» de este navegador.`,
        ...(canUndo ? ["Puedes deshacerlo durante 10 segundos."] : []),
        ...(contexts > 0
          ? [
              `${counted.contexts(contexts)} ${byCount(contexts, "lo usa y lo avisará", "lo usan y lo avisarán")} con el próximo mensaje.`,
            ]
          : []),
        ...(isGeneral ? ["Es el modelo predeterminado."] : []),
      ].join(" "),
    removeConfirm: "Quitar este archivo",
  },
} satisfies Texts<Pick<typeof enConnections, "files">>;
