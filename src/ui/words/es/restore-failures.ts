import type { ErrorCode } from "../../../domain/app-error";
import type { enRestoreFailures } from "../en-restore-failures";
import type { Texts } from "../texts";

/** What failed about a restore, what is safe, what to do; other codes are told as everywhere. */
const byCode: Partial<Record<ErrorCode, string>> = {
  "not-found":
    "El archivo elegido se movió, se modificó o se eliminó, o el navegador pausó la extensión. Aquí no se ha cambiado nada; elígelo de nuevo.",
  "wrong-passphrase":
    "Esta frase de contraseña no abre el archivo de clave. No se ha cambiado nada; un archivo de clave se abre con la frase de contraseña que se usaba cuando se creó.",
  "backup-wrong-key":
    "Lo que indicaste no abre esta copia de seguridad. No se ha cambiado nada; prueba la clave de recuperación impresa antes de hacerla, o un archivo de clave que esté junto a ella.",
  "backup-damaged":
    "Esta copia de seguridad está dañada: se cortó, o se modificó después de hacerla. Aquí no se ha cambiado nada; usa otra.",
  "version-unknown":
    "Esta copia de seguridad la hizo una versión más reciente de Confidant. No se ha cambiado nada; actualiza Confidant e inténtalo de nuevo.",
  "quota-exceeded":
    "No hay espacio para esto: durante un tiempo, una restauración necesita unas tres veces el tamaño de la copia de seguridad. Aquí no se ha cambiado nada; libera espacio e inténtalo de nuevo.",
  conflict:
    "Algo cambió aquí desde que miraste, o se está escribiendo una respuesta, así que no se ha restaurado nada. Elige la copia de seguridad de nuevo para ver cómo está ahora.",
  "worker-gone":
    "El navegador detuvo la extensión antes de que respondiera. Una restauración interrumpida no ha cambiado nada y no continúa por sí sola. Recarga esta página y mira: si lo que hay en la copia de seguridad no está todo aquí, empieza de nuevo.",
};

/** More exactly, by the reason that comes with a code. */
const byReason: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  "wrong-passphrase": {
    recovery:
      "Esto no es una clave de recuperación: al menos uno de sus caracteres es erróneo. No se ha cambiado nada; compárala con tu copia y escríbela de nuevo.",
  },
  "backup-wrong-key": {
    vault:
      "Esta bóveda no la abre: es la copia de seguridad de otra bóveda, o de esta con una clave que ya se retiró. No se ha cambiado nada; ábrela con su clave de recuperación, o con su frase de contraseña y su archivo de clave.",
    recovery:
      "Esta clave de recuperación no abre esta copia de seguridad: pertenece a otra copia o a otra bóveda. No se ha cambiado nada; prueba la clave impresa antes de hacer esta copia, o la frase de contraseña con el archivo de clave que está junto a ella.",
    passphrase:
      "La frase de contraseña abre el archivo de clave, pero ninguna de sus claves abre esta copia de seguridad. No se ha cambiado nada; elige el archivo de clave que está junto a esta copia, o usa la clave de recuperación.",
  },
  "backup-damaged": {
    "key-file":
      "El archivo de clave está dañado, o no es de Confidant. La copia de seguridad en sí no se ha examinado y no se ha cambiado nada; elige otro ejemplar de confidant-key.age, o usa la clave de recuperación.",
    "not-made-by-its-owner":
      "Este archivo se abre, pero no lo hizo la bóveda que indica: quien lo hizo o lo modificó solo conoce la clave pública con la que cifrar. Aquí no se ha cambiado nada; no lo uses y recurre a una copia de seguridad que hayas guardado tú.",
    unreadable:
      "El archivo no se pudo leer hasta el final: se movió, se modificó o se eliminó, o falló el disco. Aquí no se ha cambiado nada; elígelo de nuevo, o usa otro ejemplar.",
  },
};

/** The sentences of a restore's failures. */
export const restoreFailures = { byCode, byReason } satisfies Texts<typeof enRestoreFailures>;
