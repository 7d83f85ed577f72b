import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { counted } from "./nouns";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

const REMAINS =
  "Las copias de este perfil y, durante un tiempo, los archivos del propio navegador aún pueden contener restos cifrados.";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,
  ...healthPage,

  options: {
    title: "Opciones",
    sections: sections.names,
    leads: {
      lock: "Qué desbloquea Confidant y cuándo se bloquea por sí solo.",
      backup: "Copias de seguridad cifradas de todo, que se hacen solas y que solo tú abres.",
      prompt: "Lo que recibe un modelo con cada mensaje.",
      appearance: "Cómo se ven todas las páginas, su idioma y la voz.",
      data: "Importa, exporta y elimina lo que está guardado en este navegador.",
    },
    cancel: "Cancelar",
    /** Where no more can be typed. */
    fieldFull: (max) =>
      `Longitud máxima alcanzada: ${counted.characters(max)}. El resto se recorta.`,
  },

  lockPage: {
    none: "Sin bloqueo: quien pueda leer los archivos de este perfil puede leer tus datos.",
    sealing: (percent) =>
      `Aún sin proteger: ${formatNumber(percent)} % cifrado con la nueva clave. Puedes seguir usando Confidant; cerrar el navegador solo lo pausa.`,
    changing: (percent) =>
      `Se está aplicando la nueva clave de la bóveda: ${formatNumber(percent)} %. Tus datos siguen legibles y bloqueados; cerrar el navegador solo lo pausa.`,
    rests: "En pausa. Continúa automáticamente cuando se resuelva esto:",
    lock: "Bloqueado. Para desbloquear hace falta uno de los métodos de abajo.",
    methods: "Métodos de desbloqueo",
    added: (day) => `añadido el ${day}`,
    replace: "Sustituir",
    remove: "Quitar",
    removeMeans: (kind) => `${kind}: este método ya no desbloqueará Confidant.`,
    removeConfirm: "Quitar este método",
    lastMethod: "Este es el único método. Añade otro antes de quitarlo.",
    add: "Añadir un método de desbloqueo",
    chooseLock: "Elegir un bloqueo",
    rotateOffer:
      "Una copia del registro de claves anterior aún se abre con el método antiguo. Si alguien más puede tener una, cambia también la clave de la bóveda: así ya no abre tus datos. Un archivo de clave más antiguo aún abre las copias de seguridad existentes con su frase de contraseña antigua, y también las más nuevas hasta que sustituyas la clave de recuperación.",
    notNow: "Ahora no",
    autoLock: "Bloqueo automático",
    autoLockAfter: "Bloquear tras inactividad",
    never: "Nunca",
    autoLockNote:
      "El bloqueo automático espera a que termine una respuesta en curso. El bloqueo manual, o cuando bloquea el sistema, no espera.",
    autoLockNotBySystem:
      "En Firefox, Confidant no se entera de que el sistema se bloquea y sigue abierto.",
    autoLockNoLock: "Se aplica cuando elijas un bloqueo.",
    minutes: (minutes) => (minutes < 60 ? counted.minutes(minutes) : counted.hours(minutes / 60)),
    key: "Clave de la bóveda",
    keyWhy:
      "Cifra todo de nuevo con una nueva clave, para que una clave robada ya no abra tus datos. Se mantienen todos los métodos de desbloqueo. Las nuevas copias de seguridad también reciben una nueva clave, salvo que la clave de recuperación las abra: sustitúyela también. Después, desbloquea una vez con la frase de contraseña para actualizar el archivo de clave. Antes se hace una copia de seguridad; el resto se ejecuta en segundo plano.",
    keyBusy: "Hay un cambio de clave en curso. Espera a que termine.",
    changeKey: "Cambiar la clave de la bóveda",
    conflict:
      "Los métodos de desbloqueo se cambiaron en otra ventana. Aquí no se ha hecho nada; así están ahora.",
  },

  dataPage: {
    contexts: "Eliminar un contexto",
    holds: (conversations, messages, tokens) =>
      [
        counted.conversations(conversations),
        counted.messages(messages),
        ...(tokens === undefined ? [] : [`unos ${counted.tokens(tokens)}`]),
      ].join(", "),
    noContexts: "Aún no hay nada almacenado.",
    purge: "Eliminar definitivamente…",
    purgeMeans: (conversations, messages) =>
      `Esto elimina definitivamente el contexto, con ${counted.conversations(conversations)} y ${counted.messages(messages)}, y también su memoria: bloques, datos, notas y referencias, también donde sus bloques se comparten con otros contextos. No se puede deshacer. Antes se hace una copia de seguridad. ${REMAINS}`,
    purgeName: (name) => `Escribe «${name}» para continuar`,
    purgeConfirm: (name, messages) =>
      `Eliminar definitivamente: «${name}», ${counted.messages(messages)}`,
    purged: (messages) =>
      `Eliminado definitivamente, con ${counted.messages(messages)}. ${REMAINS}`,
    export: "Exportar todo",
    backupFirst:
      "Antes se hace una copia de seguridad, salvo que haya una al día. Las copias conservan estos datos cuatro semanas o más. Para una copia que puedas leer sin Confidant:",
    stores: "Bóvedas",
    storesWhy: "Cada bóveda es independiente y tiene su propio bloqueo. Se usa una cada vez.",
    store: (number) => `Bóveda ${formatNumber(number)}`,
    current: "en uso",
    use: "Cambiar a esta bóveda",
  },

  aboutPage: {
    version: (version) => `Versión ${version}`,
    protects: "Lo que te protege",
    sealed:
      "Todo lo que escribes y cada respuesta se cifra antes de almacenarse en este navegador.",
    stays:
      "Un mensaje solo va al modelo que elijas. Los servidores de herramientas, los programas y un servidor de búsqueda por significado solo reciben algo si los has configurado.",
    lockOnly:
      "Con un bloqueo, la clave está en la memoria solo mientras Confidant está desbloqueado. Sin él, la clave queda almacenada en este perfil.",
    limits:
      "No protegido: lo que está en pantalla, un navegador desbloqueado, la memoria de este equipo y un perfil entero devuelto a un estado anterior.",
    private: "Confidant no funciona en ventanas de incógnito: en ellas no se podría guardar nada.",
    licences: "Licencias",
    ownLicence: "La de Confidant (MIT)",
    notices: "Las de los paquetes que contiene",
  },
} satisfies Texts<typeof enOptions>;
