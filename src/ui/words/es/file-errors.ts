import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

const KEPT = "Lo que ha llegado está guardado.";

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  /** Stands for a host that nobody told. */
  server: "El servidor",
  by: {
    locked: (host, status) =>
      `${host} exige permiso para este archivo${statusSuffix(status)}: quizá quiera que inicies sesión o aceptes una licencia allí. Descárgalo en una pestaña del navegador y suelta el archivo aquí.`,
    lockedHere: (host, status) =>
      `${host} se negó a dar este archivo${statusSuffix(status)}. Mira si deja que las extensiones de un navegador lean archivos, o suelta el archivo aquí.`,
    missing: (host) =>
      `${host} no tiene ningún archivo en esta dirección (404). Revisa la dirección, quita este archivo y descárgalo de nuevo.`,
    busy: (host) =>
      `${host} está sobrecargado o recibe demasiadas peticiones. ${KEPT} Espera un poco y reanuda.`,
    failed: (host, status) =>
      `${host} falló al dar el archivo${statusSuffix(status)}. ${KEPT} Reanuda más tarde.`,
    malformed: (host) =>
      `${host} envió la parte equivocada del archivo. Reanuda una vez más. Si no sirve, quita el archivo y descárgalo de nuevo.`,
    cutOff: `La conexión terminó antes de que llegara el archivo entero. ${KEPT} Reanuda la descarga.`,
    silent: (host) => `${host} no envió nada durante demasiado tiempo. ${KEPT} Reanuda más tarde.`,
    unreachable: (host) =>
      `No se puede acceder a ${host}. ${KEPT} Revisa la dirección y tu conexión de red y reanuda.`,
  },
  /** Why an address of a file is not asked, by the reason that comes with `bad-request`. */
  refused: {
    "not-a-url":
      "Esto no es la dirección de un archivo. No se ha descargado nada; tiene la forma https://example.com/model.gguf.",
    credentials:
      "Esta dirección contiene un nombre o una contraseña. No se ha descargado nada; descarga el archivo en una pestaña del navegador y suéltalo aquí.",
  },
} satisfies Texts<typeof enFileErrors>;
