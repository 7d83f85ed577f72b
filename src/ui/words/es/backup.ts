import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const reasons: Record<BackupReason, string> = {
  daily: "automáticamente",
  "by-hand": "manualmente",
  "before-purge": "antes de una eliminación",
  "before-migration": "justo después de una actualización",
  "before-restore": "antes de una restauración",
  "before-rotation": "antes de cambiar la clave de la bóveda",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "Estado",
    none: "Aún no hay ninguna copia de seguridad.",
    newest: (ms) => `La copia de seguridad más reciente se hizo ${formatAgo(ms)}.`,
    unchanged: "Nada ha cambiado desde entonces.",
    changed:
      "Ha habido cambios desde entonces. La próxima copia de seguridad se hace automáticamente dentro de un día.",
    firstSoon:
      "La primera se hace automáticamente poco después de tu primer mensaje, o ahora, con el botón de abajo.",
    old: "Tiene más de una semana, y ha habido cambios desde entonces. Haz una copia de seguridad ahora.",
    failed: (ms, why) => `El último intento, ${formatAgo(ms)}, falló. ${why}`,
    damaged: (count) =>
      `${counted.backups(count)} ${byCount(count, "está dañada o falta", "están dañadas o faltan")}; consulta la lista. Haz una nueva copia de seguridad; las dañadas se pueden eliminar.`,
    exactly: formatExactDate,

    make: "Hacer una copia ahora",
    making: "Haciendo la copia de seguridad",
    withKeys: "Incluir las claves de API",
    withKeysMeans:
      "Quien abra la copia de seguridad podrá usar tus cuentas en los proveedores. Sin ellas, tendrás que escribir las claves de nuevo tras restaurar en otro lugar.",
    running: {
      backup: "Haciendo una copia de seguridad. Puedes seguir usando Confidant.",
      check: "Verificando las copias de seguridad.",
    },
    bar: "Progreso",
    made: "Copia de seguridad hecha y verificada.",
    notMade: "No se hizo ninguna copia de seguridad. Arriba se indica el motivo.",

    list: "Copias de seguridad en este navegador",
    listKeeps: "Qué se conserva y durante cuánto tiempo",
    listWhy:
      "Se conservan la más reciente de cada uno de los últimos siete días y de las últimas cuatro semanas, hasta cinco de los últimos siete días hechas antes de una eliminación o sustituidas, las tres manuales más recientes de cuatro semanas y, siempre, la más reciente, la más reciente con claves y la más reciente a la que no le falta nada.",
    empty: "Ninguna todavía.",
    holds: (size, conversations, messages) =>
      `${size} · ${counted.conversations(conversations)} · ${counted.messages(messages)}`,
    reason: (reason) => `hecha ${reasons[reason]}`,
    checked: (ms) => `verificada ${formatAgo(ms)}`,
    unchecked: "aún sin verificar",
    damage: {
      missing: "Falta el archivo.",
      altered: "Dañada: el archivo se ha modificado.",
    },
    unreadable: (count) =>
      `${counted.entries(count)} no ${byCount(count, "se abrió y no está en ella", "se abrieron y no están en ella")}.`,
    hasKeys: "con claves de API",
    download: "Descargar",
    restore: "Restaurar…",
    delete: "Eliminar",
    of: (action, title) => `${action}: ${title}`,
    deleteMeans:
      "Esta copia de seguridad se elimina aquí. Una copia en tu carpeta, o ya descargada, permanece. Puedes deshacerlo durante 10 segundos.",
    deleteConfirm: "Eliminar esta copia de seguridad",
    fileGone: "El archivo ya no existe. Verifica las copias de seguridad para ver cuáles quedan.",
    others: "Otras copias de seguridad en este navegador",
    othersWhy:
      "Pertenecen a otra bóveda de este perfil o se hicieron antes de una restauración. Se abren con la clave de recuperación, o con el archivo de clave y la frase de contraseña, de aquel momento, y permanecen hasta que las elimines.",
    otherKeys: "Archivos de clave de otras bóvedas:",
    deleteOtherMeans:
      "Esta copia de seguridad se elimina, y esta bóveda no tiene otro ejemplar de ella. Puedes deshacerlo durante 10 segundos.",
    check: "Verificar las copias de seguridad",
    checking: "Verificando…",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? `${counted.backups(whole)} ${byCount(whole, "verificada", "verificadas")}. Todo está intacto.`
        : `${counted.backups(whole)} ${byCount(whole, "intacta", "intactas")}; ${counted.backups(damaged)} ${byCount(damaged, "dañada o ausente", "dañadas o ausentes")}.`,

    where: "Copia fuera de este navegador",
    uninstall:
      "Si desinstalas Confidant o borras este perfil, se eliminan las copias de seguridad guardadas aquí. Elige una carpeta o descarga una copia de seguridad de vez en cuando.",
    folderNone: "No se ha elegido ninguna carpeta.",
    folderWhy:
      "Cada nueva copia de seguridad y el archivo de clave se guardan también en una carpeta tuya, a ser posible en otro disco o sincronizada. Allí siguen cifrados.",
    folder: (name) => `Carpeta «${name}»`,
    folderStates: {
      ok: "Las copias de seguridad se guardan también allí.",
      denied:
        "El navegador ya no deja que Confidant escriba allí. Vuelve a permitir el acceso; tus archivos de allí están a salvo.",
      gone: "La carpeta se movió, se renombró o se eliminó. Elígela de nuevo, o elige otra.",
      failed:
        "La última copia no se pudo escribir allí; quizá no haya espacio. La copia de seguridad de este navegador está intacta. Se intenta de nuevo con la próxima.",
    },
    copied: (ms) => `La última copia se escribió allí ${formatAgo(ms)}.`,
    notCopied: "Aún no se ha copiado nada allí.",
    choose: "Elegir una carpeta",
    chooseOther: "Elegir otra carpeta",
    allow: "Volver a permitir el acceso",
    forget: "Quitar la carpeta",
    forgetMeans: "Los archivos de la carpeta permanecen.",
    noPicker:
      "Este navegador no puede escribir en una carpeta. En su lugar, descarga una copia de seguridad de vez en cuando.",
    notAllowed: "No se concedió acceso a la carpeta. No se ha cambiado nada.",

    opens: "Cómo abrir una copia de seguridad",
    here: "En esta bóveda, las copias de seguridad se abren automáticamente. En cualquier otro lugar necesitas una de estas cosas:",
    recoveryKey: "La clave de recuperación, que basta por sí sola.",
    noRecoveryKey: "No hay ninguna clave de recuperación que abra las nuevas copias de seguridad.",
    print: "Crea una en Opciones › Bloqueo",
    keyFile: (ms) =>
      `El archivo de clave confidant-key.age, con su frase de contraseña. Se creó ${formatAgo(ms)} y debe estar junto a las copias de seguridad.`,
    keyFileStale:
      "Falta, o aún no contiene la clave o la frase de contraseña más reciente, y puede no abrir las copias de seguridad más nuevas: bloquea Confidant y desbloquéalo una vez con la frase de contraseña, y quedará al día.",
    keyFileSoon:
      "Aún no hay archivo de clave: bloquea Confidant y desbloquéalo una vez con la frase de contraseña, y se creará.",
    noPassphrase:
      "No hay frase de contraseña y, por tanto, ningún archivo de clave que pueda abrir.",
    nothingOpens:
      "Estas copias de seguridad no se abren en ningún otro lugar: no hay clave de recuperación ni frase de contraseña. Si este perfil se pierde, también se pierden. Crea una clave de recuperación.",
    downloadKey: "Descargar el archivo de clave",
    oldCopies:
      "Las copias del archivo de clave hechas antes de cambiar o quitar la frase de contraseña aún se abren con la antigua y, con ellas, las copias de seguridad de entonces. Elimínalas donde alguien pueda conocer la antigua.",
    exposed:
      "Un archivo de clave antiguo con su frase de contraseña antigua, o quien tuviera la clave de la bóveda que se cambió, también abre las nuevas copias de seguridad, pues se abren con la clave de recuperación, que sigue siendo la misma. Crea una nueva clave de recuperación:",
    exposedWhere: "sustitúyela en Opciones › Bloqueo",
    purged:
      "Lo que eliminas desaparece de las copias de seguridad guardadas aquí en cuatro semanas como máximo, mientras se hagan otras nuevas. Por antiguas que sean, se conservan la más reciente, la más reciente con claves de API y la más reciente a la que no le falta nada. Los ejemplares de tu carpeta desaparecen a la vez en cuanto se pueda escribir en ella, salvo los de las copias manuales; esos y los que descargas permanecen hasta que los elimines, igual que las copias de otras bóvedas, en «Otras copias de seguridad en este navegador».",

    byHand: "Abrir una copia de seguridad sin Confidant",
    byHandWhy:
      "Una copia de seguridad es un archivo corriente de age (age-encryption.org), con una línea de JSON por cada entrada. En una terminal, con el archivo de clave y su frase de contraseña:",
    byHandKey:
      "Con la clave de recuperación, ponla sola en un archivo key.txt (elimínalo después):",
    loading: "Cargando…",
    keptTitle: "Copias de seguridad en este navegador",
    keptWhy:
      "Lo almacenado no se abre por ahora, pero estas se guardaron aparte. Descárgalas, con el archivo de clave, para tenerlas fuera de aquí.",
  },
} satisfies Texts<typeof enBackup>;
