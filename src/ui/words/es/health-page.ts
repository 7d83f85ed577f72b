import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** What the options say about checking what is stored, and repairing it. */
export const healthPage = {
  healthPage: {
    storage: {
      title: "Almacenamiento",
      kept: "Almacenamiento persistente: concedido. El navegador no elimina nada de Confidant para liberar espacio.",
      notKept:
        "Almacenamiento persistente: no concedido. Aun así, la limpieza automática del navegador deja fuera a Confidant, porque tiene almacenamiento ilimitado. Las copias de seguridad que estén en una carpeta tuya no se ven afectadas.",
      noBuckets:
        "Compartimentos de almacenamiento: no disponibles en este navegador. Si elimina el almacenamiento de Confidant, se pierde lo escrito desde la copia de seguridad más reciente; todo lo anterior se restaura. Actualiza el navegador, o elige una carpeta y haz copias más a menudo en Opciones › Copias de seguridad.",
    },
    why: "Comprueba cada entrada almacenada. No se cambia nada.",
    run: "Comprobar ahora",
    running: "Comprobando…",
    well: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "comprobada", "comprobadas")}. No se encontró ningún problema.`,
    found: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "comprobada", "comprobadas")}. Problemas encontrados:`,
    unreadable: {
      "row-tampered": (count) =>
        `${counted.entries(count)} ${byCount(count, "se modificó desde fuera, o está dañada, y no se puede leer. La reparación quita lo que queda de ella", "se modificaron desde fuera, o están dañadas, y no se pueden leer. La reparación quita lo que queda de ellas")}.`,
      "key-missing": (count) =>
        `${counted.entries(count)} ${byCount(count, "está cifrada con una clave que esta bóveda no contiene. No volverá a abrirse; una reparación la quita y reconstruye lo que depende de ella", "están cifradas con una clave que esta bóveda no contiene. No volverán a abrirse; una reparación las quita y reconstruye lo que depende de ellas")}.`,
      "version-unknown": (count) =>
        `${counted.entries(count)} ${byCount(count, "la escribió una versión más reciente. Permanece; actualiza Confidant para leerla", "las escribió una versión más reciente. Permanecen; actualiza Confidant para leerlas")}.`,
      other: (count, code) =>
        `${counted.entries(count)} no ${byCount(count, "se abre", "se abren")} (${code}). Lo que no se abre permanece.`,
    },
    vaultMismatch:
      "El contenido de la bóveda no corresponde a sus registros: algo se quitó, se añadió o se sustituyó desde fuera.",
    mismatched: (count) =>
      `${counted.conversations(count)} no ${byCount(count, "corresponde a sus registros", "corresponden a sus registros")}: se quitaron, añadieron o sustituyeron mensajes desde fuera.`,
    rewound:
      "Tus datos son más antiguos que lo último que vio este navegador: se sustituyeron por una copia anterior.",
    details: "Detalles",
    canDo: "Qué puedes hacer",
    exportFirst: "Exporta primero los datos legibles.",
    repairMeans:
      "Una reparación elimina definitivamente las entradas dañadas, reconstruye las partes que faltan y acepta el resto como está. Las entradas que faltan no vuelven y deja de avisarse de ellas.",
    repair: "Reparar…",
    repairConfirm: "Eliminar las entradas ilegibles y reparar",
    repaired: (removed, rebuilt) =>
      `Listo: quitadas ${formatNumber(removed)}, reconstruidas ${formatNumber(rebuilt)}.`,
  },
} satisfies Texts<Pick<typeof enOptions, "healthPage">>;
