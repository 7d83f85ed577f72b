import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const WHY = {
  gone: "El navegador eliminó el almacenamiento de Confidant",
  older: "El almacenamiento de Confidant había vuelto a un estado más antiguo",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "El almacenamiento de Confidant puede haber vuelto a un estado más antiguo. Se dejó como está; lo demás que se encontró está en otra bóveda, en Opciones › Datos guardados.",
  full: "El almacenamiento de Confidant había vuelto a un estado más antiguo, y el disco no tiene espacio para restaurar el resto. Libera espacio y reinicia el navegador.",
};

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "Restaurando tus conversaciones",
  why: "El navegador eliminó el almacenamiento de Confidant. Tus datos se están restaurando desde copias locales. No tienes que hacer nada y puedes cerrar esta página.",
  stages: {
    looking: "Buscando la copia más reciente…",
    staging: "Restaurando…",
    switching: "Abriendo…",
  },
  bar: "Restaurado hasta ahora",
  preview: {
    newest: "Conversación más reciente, solo lectura hasta que todo esté restaurado",
    older: "Los mensajes más antiguos se están restaurando.",
  },
  folder: {
    why: "Si las copias de seguridad también se guardaban en una carpeta, elige esa carpeta: se restaura la más reciente que se abra.",
    choose: "Elegir la carpeta de copias de seguridad…",
  },

  label: "Restaurado",
  /** One sentence, with what is missing. */
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0
        ? []
        : [
            `${counted.entries(unreadable)} que no ${byCount(unreadable, "se abrió", "se abrieron")}`,
          ]),
      ...(withoutKey === 0 ? [] : [`las claves de ${counted.connections(withoutKey)}`]),
    ];
    const except = gaps.length === 0 ? "" : `, salvo ${joined(gaps)}`;
    return `${WHY[why]}; se restauró todo${except}.`;
  },
  dismiss: "Descartar",
} satisfies Texts<typeof enRecovery>;

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `El almacenamiento de Confidant volvió a un estado más antiguo; la copia de seguridad del ${formatExactDate(madeAt)} contiene más. Para recuperarlo, restáurala en Opciones › Copias de seguridad.`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0
    ? "parte de lo más reciente"
    : `lo escrito después del ${formatExactDate(since)}`;
}

function joined(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(", ")} y ${last}`;
}
