import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { restoreFailures } from "./restore-failures";

const { conversations, messages } = counted;

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
/** Of those on both sides, how many have the newer form on the one that is told of. */
type Newer = { readonly conversations: number; readonly others: number };

const others = (count: number) =>
  `${counted.entries(count)} (contextos, memoria, prompts, preajustes, conexiones)`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function newerParts(newer: Newer): readonly string[] {
  const ending = "en una forma más reciente";
  return [
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)} ${ending}`] : []),
  ];
}

function sentenceOf(only: Counts, newer: Newer): string {
  return `Es decir: ${[...nonZero(only), ...newerParts(newer)].join(", ")}.`;
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "Restaurar desde una copia de seguridad",
  fromFile: "Restaurar desde un archivo…",
  why: "No cambia nada hasta que veas lo que contiene.",
  drop: "Suelta aquí la copia de seguridad, o elígela. Para usar una frase de contraseña, elige también el archivo de clave.",
  files: "Copia de seguridad y archivo de clave (.age)",
  chosenBackup: (name, size) => `Copia de seguridad: ${name} (${size})`,
  chosenKey: (name) => `Archivo de clave: ${name}`,
  notTaken: (name) => `${name} no es una copia de seguridad ni un archivo de clave de Confidant.`,
  vaultHint:
    "No se pide nada si esta bóveda hizo la copia de seguridad; se te avisará si no fue ella.",
  secret: "Abrir con",
  vault: "Esta bóveda (para sus propias copias de seguridad)",
  recovery: "Clave de recuperación",
  passphrase: "Frase de contraseña y archivo de clave",
  recoveryField: "Clave de recuperación",
  recoveryHint: "Empieza por AGE-SECRET-KEY-1 y tiene 74 caracteres.",
  notAKey:
    "Esto no es una clave de recuperación: empieza por AGE-SECRET-KEY-1 y tiene 74 caracteres. Mira tu copia.",
  passphraseField: "Frase de contraseña",
  passphraseHint: "La que se usaba cuando se creó el archivo de clave.",
  needsKeyFile:
    "Falta el archivo de clave, confidant-key.age. Está junto a las copias de seguridad; elígelo también, o usa la clave de recuperación.",
  look: "Ver la copia de seguridad",
  keptTitle: "Copias de seguridad que aún están en este navegador",
  keptWhy: "Hechas por una bóveda de este perfil. Cada una se abre como un archivo.",
  keptFrom: (at) => `hecha el ${formatExactDate(at)}`,
  keptAsk: "Copias de seguridad de otra bóveda en este navegador…",
  keptElsewhere: "Copias de seguridad de otra bóveda en este navegador",
  keptProof:
    "Otra bóveda de este perfil está bloqueada. Lo que abre sus copias de seguridad se pide antes de mostrar ninguna.",
  keptShow: "Mostrar copias de seguridad",
  useKept: "Usar esta",
  usedKept: "Elegida",

  stages: {
    copying: "Cargando el archivo…",
    reading: "Leyendo la copia de seguridad; aún no se ha cambiado nada…",
    "backing-up": "Haciendo antes una copia de seguridad de los datos actuales…",
    staging: "Restaurando en un segundo lugar; los datos actuales no cambian…",
    switching: "Cambiando a los datos restaurados…",
  },
  beginning: "Iniciando…",
  bar: "Progreso",
  stop: "Detener",
  stopping: "Deteniendo…",
  keepOpen: "Mantén esta página abierta hasta que termine.",

  found: "Lo que hay en esta copia de seguridad",
  made: (at, app, size) => `Hecha el ${formatExactDate(at)} por Confidant ${app}; ${size}.`,
  otherVault: "La hizo otra bóveda: la de otro perfil, o aquella desde la que se restauró esta.",
  older: "Es un estado más antiguo que lo que hay aquí.",
  lacks: (only, newer) => `Le falta parte de lo que hay aquí. ${sentenceOf(only, newer)}`,
  brings: (only, newer) =>
    `Tiene cosas que no están aquí, quizá porque aquí se eliminaron. ${sentenceOf(only, newer)}`,
  same: "Tiene las mismas conversaciones, mensajes, contextos, preajustes y conexiones que hay aquí.",
  withKeys: "Contiene las claves de las conexiones.",
  withoutKeys: "No contiene las claves de las conexiones.",
  parametersIn: (count, sets) =>
    `${conversations(count)} con parámetros para el modelo: ${sets.join(", ")}.`,
  parametersOff: "Los parámetros de otra persona no se toman; ponlos de nuevo donde los quieras.",
  parametersIfOwn: "Solo se toman si dices que la copia es tuya.",
  unreadable: (count) =>
    `${counted.entries(count)} no ${byCount(count, "se pudo leer cuando se hizo y, por eso, falta en ella", "se pudieron leer cuando se hizo y, por eso, faltan en ella")}.`,
  leftOut: (count) =>
    `${counted.entries(count)} de ella no ${byCount(count, "se puede usar: está dañada, o pertenece a algo que no contiene. Se omite; una copia más antigua puede tenerla entera", "se pueden usar: están dañadas, o pertenecen a algo que no contiene. Se omiten; una copia más antigua puede tenerlas enteras")}.`,
  kinds: {
    conversations: "Conversaciones",
    messages: "Mensajes",
    others: "Contextos, preajustes, conexiones",
  },
  diffCounts: {
    new: "nuevas",
    newer: "más recientes",
    older: "más antiguas",
    same: "iguales",
    both: "ambas",
  },
  diffCaption: "Cómo se compara lo que hay en la copia de seguridad con lo que hay aquí",
  holds: (count, of) => `${conversations(count)} con ${messages(of)}.`,
  listTitle: "Conversaciones que difieren",
  listNone: "Ninguna conversación difiere de lo que hay aquí.",
  untitled: "Conversación sin título",
  differs: {
    new: "solo en la copia",
    newer: "más reciente en la copia",
    older: "más reciente aquí",
    same: "igual",
    both: "cambiada en ambos lados",
    deleted: "eliminada aquí definitivamente",
  },
  there: (count) => `${messages(count)} más allí`,
  here: (count) => `${messages(count)} más aquí`,
  unlisted: (count) => `y ${formatNumber(count)} más`,
  mergeActions: {
    merge: {
      new: "Combinar la añade.",
      newer: "Combinar la actualiza.",
      older: "Combinar la deja como está aquí.",
      same: "Combinar la deja como está.",
      both: "Combinar la deja como está y añade al lado, como duplicado, la de la copia de seguridad.",
      deleted: "Combinar la deja eliminada.",
    },
    replace: {
      new: "Sustituir la añade.",
      newer: "Sustituir la actualiza.",
      older: "Sustituir la devuelve a lo que tiene la copia.",
      same: "Sustituir la deja como está.",
      both: "Sustituir la devuelve a lo que tiene la copia.",
      deleted: "Sustituir la trae de vuelta.",
    },
  },
  mergeBack: "Combinar la trae de vuelta.",
  deletedHere: (gone) =>
    `Eliminado aquí definitivamente, pero presente en la copia de seguridad: ${nonZero(gone).join(", ")}. Combinar no lo trae de vuelta, salvo que lo pidas.`,
  bringBack: "Traer de vuelta lo que se eliminó aquí",

  how: "Cómo restaurar",
  merge: "Combinar",
  mergeMeans:
    "Se añade lo que falta aquí, y lo que es más reciente en la copia de seguridad sustituye a lo más antiguo de aquí. No se pierde nada de lo que está solo aquí.",
  replace: "Sustituir",
  keysLost: (count) =>
    `${counted.connections(count)} de aquí ${byCount(count, "pierde su clave, que ninguna copia de seguridad tiene salvo que se pida: tenla a mano para escribirla de nuevo", "pierden sus claves, que ninguna copia de seguridad tiene salvo que se pida: tenlas a mano para escribirlas de nuevo")}.`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "Todo queda aquí como estaba en la copia de seguridad: se pierde lo que cambió desde entonces, y los programas necesitan un token nuevo."
      : `Todo queda aquí como estaba en la copia de seguridad: se pierde lo que cambió desde entonces, y los programas necesitan un token nuevo. Se pierde lo que está solo aquí: ${conversations(goes.conversations)}, ${messages(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "Antes se hace una copia de seguridad de los datos actuales. Las conversaciones temporales no están en ninguna copia de seguridad: ambas formas las eliminan.",
  own: {
    question: "¿Es tuya esta copia de seguridad?",
    yes: "Sí, la hice yo",
    yesMeans:
      "Lo que dice pasa a ser tuyo. Los ajustes que envían datos fuera quedan desactivados hasta que los actives.",
    no: "No, o no lo sé",
    noMeans:
      "Lo que dice se marca como traído de fuera, sus ajustes solo se ofrecen, y no se ejecuta ninguna de sus tareas.",
    keys: "Quien tenga la clave de esta copia de seguridad puede abrirla, ahora y más tarde. Esa clave no abrirá lo que escribas a partir de aquí: a continuación eliges un bloqueo propio, y las nuevas copias de seguridad reciben una clave creada aquí.",
    next: "Siguiente: elegir un bloqueo",
    lock: "Esto abre lo que se restaure a partir de ahora. Lo que abría la copia de seguridad abre esa copia, y nada más.",
  },
  doMerge: "Combinar",
  doReplace: (only) =>
    only === 0
      ? "Sustituir todo aquí"
      : `Sustituir todo aquí: ${conversations(only)} que ${byCount(only, "está solo aquí se pierde", "están solo aquí se pierden")}`,
  back: "Cancelar",

  done: "Restaurado",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "Todas las conversaciones y mensajes de la copia de seguridad que se pueden usar ya estaban aquí."
        : `De la copia de seguridad llegaron ${conversations(count)} y ${messages(of)}.`,
    replace: (count, of) =>
      `Lo que había en la copia de seguridad está aquí de nuevo: ${conversations(count)}, ${messages(of)}.`,
  },
  leftOutDone: (count) =>
    `${counted.entries(count)} de la copia de seguridad no ${byCount(count, "se pudo usar y se omitió. Guarda esa copia; una más antigua puede tenerla entera", "se pudieron usar y se omitieron. Guarda esa copia; una más antigua puede tenerlas enteras")}.`,
  beyondDone: (count) =>
    `${counted.entries(count)} de la memoria no ${byCount(count, "cupo en su contexto, que está lleno, y se omitió", "cupieron en sus contextos, que están llenos, y se omitieron")}. Elimina allí bloques, datos o notas y restaura otra vez la misma copia.`,
  copies: (count) =>
    `${conversations(count)} ${byCount(count, "queda al lado de una de aquí, como duplicado", "quedan al lado de una de aquí, como duplicados")}: cada lado tenía algo que le faltaba al otro.`,
  opensBy:
    "A partir de ahora se abre con el bloqueo que acabas de elegir. La antigua clave de recuperación, o la antigua frase de contraseña, abre solo las copias de seguridad antiguas; crea una nueva clave de recuperación en Opciones › Bloqueo.",
  keysAnew: (count) =>
    `${counted.connections(count)} ${byCount(count, "llegó sin su clave: Opciones › Modelos u Opciones › Herramientas la pide de nuevo", "llegaron sin sus claves: Opciones › Modelos u Opciones › Herramientas las pide de nuevo")}.`,
  close: "Listo",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
