import type { MethodKind } from "../../../domain/unlock-method";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const methodNames: Record<MethodKind, string> = {
  device: "Sin bloqueo",
  passphrase: "Frase de contraseña",
  passkey: "Llave de acceso",
  recovery: "Clave de recuperación",
};

const UNRELATED = "Añade palabras sin relación entre sí.";

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "Sin bloqueo",
    locked: "Bloquear",
    isLocked: "Confidant está bloqueado.",
    isUnlocked: "Confidant está desbloqueado.",
    lockNow: "Bloquear ahora",
    lockHint: (keys) => `Bloquear ahora (${keys})`,
    sealing: (percent) => `Cifrando… ${formatNumber(percent)} %`,
    sealingRests: (percent) => `Cifrado en pausa al ${formatNumber(percent)} %`,
    restsExplanation: "Continúa automáticamente. Opciones › Bloqueo muestra por qué está en pausa.",
    checking: "Abriendo",
    about: "Acerca del bloqueo",
    explanation:
      "Todo está cifrado, pero la clave está en este perfil: quien pueda leer los archivos de este perfil puede leer tus datos.",
    sealingExplanation:
      "Aún sin proteger: los datos existentes se están cifrando con una nueva clave. Puedes seguir usando Confidant.",
    choose: "Elegir un bloqueo",
  },

  methodNames,

  setUp: {
    title: "Elige un bloqueo",
    why: "Un bloqueo protege lo que escribes aquí de cualquier otra persona que use este equipo o copie sus archivos.",
    passphrase: "Frase de contraseña",
    passphraseHint: "Recomendada. Funciona en todas partes; solo tú la conoces.",
    passkey: "Llave de acceso",
    passkeyHint: "Desbloquea con huella digital, rostro, PIN o llave de seguridad.",
    noPasskey: "Este navegador o dispositivo no permite desbloquear con una llave de acceso.",
    none: "Empezar sin bloqueo",
    noneHint:
      "Puedes añadir uno en cualquier momento, en las Opciones. Hasta entonces, quien pueda leer los archivos de este perfil puede leer lo que escribes.",
    back: "Volver",
    restore: "Restaurar desde una copia de seguridad…",
    working: "Creando la bóveda…",
  },

  passphrase: {
    field: "Frase de contraseña",
    again: "Repite la frase de contraseña",
    show: "Mostrar",
    save: "Usar esta frase de contraseña",
    differ: "Las frases de contraseña aún no coinciden.",
    refused: "No se acepta",
    notRated:
      "No se pudo comprobar la fortaleza porque una parte de Confidant no se cargó. No se ha cambiado nada. Inténtalo de nuevo y, si no sirve, recarga esta página.",
    advice:
      "Usa cuatro o más palabras sin relación entre sí. Nadie puede consultarla ni restablecerla.",
    meter: "Fortaleza",
    strengths: ["Muy débil", "Débil", "Insuficiente", "Buena", "Fuerte"] as const,
    guessable:
      "Demasiado fácil de adivinar. Hazla más larga, a ser posible con palabras sin relación entre sí.",
    reasons: {
      straightRow: `Las filas de teclas contiguas son fáciles de adivinar. ${UNRELATED}`,
      keyPattern: `Los patrones del teclado son fáciles de adivinar. ${UNRELATED}`,
      simpleRepeat: `Los caracteres repetidos aportan poco. ${UNRELATED}`,
      extendedRepeat: `Las partes repetidas aportan poco. ${UNRELATED}`,
      sequences: `Las secuencias como abc o 6543 son fáciles de adivinar. ${UNRELATED}`,
      recentYears: `Los años son fáciles de adivinar. ${UNRELATED}`,
      dates: `Las fechas son fáciles de adivinar. ${UNRELATED}`,
      topTen: "Esta es una de las diez contraseñas más comunes.",
      topHundred: "Esta es una de las cien contraseñas más comunes.",
      common: "Esta es una contraseña común.",
      similarToCommon: `Se parece a una contraseña común. ${UNRELATED}`,
      wordByItself: `Una sola palabra se adivina pronto. ${UNRELATED}`,
      namesByThemselves: `Los nombres por sí solos se adivinan pronto. ${UNRELATED}`,
      commonNames: `Los nombres comunes se adivinan pronto. ${UNRELATED}`,
    } as Readonly<Record<string, string>>,
  },

  passkey: {
    make: "Crear una llave de acceso",
    use: "Desbloquear con una llave de acceso",
    waiting: "Esperando la llave de acceso…",
    failed:
      "No se usó ninguna llave de acceso: se canceló, tardó demasiado o no funciona aquí. No se ha cambiado nada; inténtalo de nuevo.",
    noSecret:
      "Esta llave de acceso no puede desbloquear Confidant: le falta la función necesaria (PRF). No se ha cambiado nada. Elige otra, o una frase de contraseña.",
  },

  unlock: {
    label: "Desbloquear Confidant",
    recoveryField: "Clave de recuperación",
    open: "Desbloquear",
    opening: "Abriendo…",
    otherMethods: {
      device: "Abrir sin bloqueo",
      passphrase: "Usar la frase de contraseña",
      passkey: "Usar una llave de acceso",
      recovery: "Usar la clave de recuperación",
    },
    next: (seconds) =>
      `Demasiados intentos erróneos. Inténtalo de nuevo en ${formatDuration(seconds * 1000)}.`,
    forgotten: "¿No puedes desbloquear?",
    others: (names) => `También puedes desbloquear con: ${names}.`,
    noOthers: "No hay otro método de desbloqueo.",
    nobody:
      "Nadie puede restablecerlo. Una copia de seguridad solo se abre con su clave de recuperación o con su archivo de clave y la frase de contraseña.",
    anew: "Puedes empezar de nuevo con una bóveda vacía. Esta se conserva sin cambios.",
  },

  startNew: {
    begin: "Crear una nueva bóveda",
    means:
      "Tus datos actuales siguen cifrados y ocultos. Para volver a ellos: Opciones › Datos guardados › Bóvedas.",
    confirm: "Crear la nueva bóveda",
    cancel: "Cancelar",
  },

  otherStores: {
    show: "Cambiar de bóveda…",
    none: "No hay otra bóveda en este perfil.",
    use: (number) => `Cambiar a la bóveda ${formatNumber(number)}`,
  },

  unavailable: {
    title: "Tus datos no se pueden abrir",
    titles: {
      "store-unavailable": "El navegador no abre el almacenamiento de Confidant",
      "store-gone": "El navegador eliminó tus conversaciones",
      "quota-exceeded": "No queda espacio de almacenamiento",
      "version-unknown": "Tus datos son de una versión más reciente",
      "header-corrupt": "El registro de claves de esta bóveda está dañado",
      "key-missing": "Falta la clave de cifrado",
      "row-tampered": "Tus datos se modificaron desde fuera",
    },
    safe: "Tus datos no se han cambiado.",
    tampered:
      "Una parte que todo lo demás necesita se modificó desde fuera, o está dañada, y no se abre. Exporta primero los datos legibles. Después inténtalo de nuevo o crea una nueva bóveda.",
    retry: "Intentar de nuevo",
    retrying: "Intentándolo…",
  },

  exportAll: {
    start: "Exportar los datos legibles",
    running: "Leyendo…",
    rows: (rows) => counted.entries(rows),
    clear: "El archivo no está cifrado: quien lo tenga puede leerlo.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `${counted.entries(opened)} ${byCount(opened, "guardada", "guardadas")}.`
        : `${counted.entries(opened)} ${byCount(opened, "guardada", "guardadas")}; ${counted.entries(unreadable)} no ${byCount(unreadable, "se abrió", "se abrieron")}.`,
    failed: "No se guardó ningún archivo.",
    stop: "Detener",
  },
} satisfies Texts<typeof enVault>;
