import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";
import { restoreFailures } from "./restore-failures";

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
type Newer = { readonly conversations: number; readonly others: number };

const others = (count: number) =>
  byCount(
    count,
    "# entrée (contextes, mémoire, prompts, préréglages, connexions)",
    "# entrées (contextes, mémoire, prompts, préréglages, connexions)",
  );

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [counted.conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [counted.messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function partsOf(only: Counts, newer: Newer): string {
  const ending = "dans une forme plus récente";
  return [
    ...nonZero(only),
    ...(newer.conversations > 0 ? [`${counted.conversations(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)} ${ending}`] : []),
  ].join(", ");
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "Restaurer une sauvegarde",
  fromFile: "Restaurer un fichier …",
  why: "Rien ne change avant que vous ayez vu ce qu’elle contient.",
  drop: "Déposez ici la sauvegarde, ou choisissez-la. Pour une phrase secrète, choisissez avec elle son fichier de clé.",
  files: "Sauvegarde, et fichier de clé (.age)",
  chosenBackup: (name, size) => `Sauvegarde : ${name} (${size})`,
  chosenKey: (name) => `Fichier de clé : ${name}`,
  notTaken: (name) => `${name} n’est ni une sauvegarde ni un fichier de clé de Confidant.`,
  vaultHint: "Rien n’est demandé si ce coffre a fait la sauvegarde ; sinon, cela vous est dit.",
  secret: "L’ouvrir avec",
  vault: "Ce coffre (pour ses propres sauvegardes)",
  recovery: "Clé de récupération",
  passphrase: "Phrase secrète, et le fichier de clé",
  recoveryField: "Clé de récupération",
  recoveryHint: "Elle commence par AGE-SECRET-KEY-1 et compte 74 caractères.",
  notAKey:
    "Ce n’est pas une clé de récupération : elle commence par AGE-SECRET-KEY-1 et compte 74 caractères. Regardez votre copie.",
  passphraseField: "Phrase secrète",
  passphraseHint: "Celle qui servait quand le fichier de clé a été fait.",
  needsKeyFile:
    "Le fichier de clé, confidant-key.age, manque. Il se trouve à côté des sauvegardes ; choisissez-le aussi, ou utilisez la clé de récupération.",
  look: "Aperçu de la sauvegarde",
  keptTitle: "Sauvegardes encore présentes dans ce navigateur",
  keptWhy: "Faites par un coffre de ce profil. Chacune s’ouvre comme un fichier.",
  keptFrom: (at) => `faite le ${formatExactDate(at)}`,
  keptAsk: "Sauvegardes d’un autre coffre dans ce navigateur …",
  keptElsewhere: "Sauvegardes d’un autre coffre dans ce navigateur",
  keptProof:
    "Un autre coffre de ce profil est verrouillé. Ce qui ouvre ses sauvegardes est demandé avant que l’une d’elles soit montrée.",
  keptShow: "Afficher les sauvegardes",
  useKept: "Utiliser celle-ci",
  usedKept: "Choisie",

  stages: {
    copying: "Chargement du fichier …",
    reading: "Lecture de la sauvegarde ; rien n’est encore modifié …",
    "backing-up": "Sauvegarde des données actuelles d’abord …",
    staging: "Restauration à un second emplacement ; les données actuelles sont inchangées …",
    switching: "Passage aux données restaurées …",
  },
  beginning: "Démarrage …",
  bar: "Progression",
  stop: "Arrêter",
  stopping: "Arrêt en cours …",
  keepOpen: "Gardez cette page ouverte jusqu’à la fin.",

  found: "Ce que contient cette sauvegarde",
  made: (at, app, size) => `Faite le ${formatExactDate(at)} par Confidant ${app} ; ${size}.`,
  otherVault:
    "Un autre coffre l’a faite : celui d’un autre profil, ou celui à partir duquel celui-ci a été restauré.",
  older: "C’est un état plus ancien de ce qui est ici.",
  lacks: (only, newer) =>
    `Il lui manque une partie de ce qui est ici. Soit : ${partsOf(only, newer)}.`,
  brings: (only, newer) =>
    `Elle a ce qui n’est pas ici, peut-être parce que c’est supprimé ici. Soit : ${partsOf(only, newer)}.`,
  same: "Elle a les mêmes conversations, messages, contextes, préréglages et connexions qu’ici.",
  withKeys: "Les clés des connexions y sont.",
  withoutKeys: "Les clés des connexions n’y sont pas.",
  parametersIn: (count, sets) =>
    `${counted.conversations(count)} avec des paramètres pour le modèle : ${sets.join(", ")}.`,
  parametersOff:
    "Les paramètres d’une autre personne ne sont pas repris ; réglez-les de nouveau où vous les voulez.",
  parametersIfOwn: "Ils ne sont repris que si vous dites que la sauvegarde est la vôtre.",
  unreadable: (count) =>
    byCount(
      count,
      "# entrée n’a pas pu être lue quand elle a été faite, et y manque donc.",
      "# entrées n’ont pas pu être lues quand elle a été faite, et y manquent donc.",
    ),
  leftOut: (count) =>
    byCount(
      count,
      "# de ses entrées ne peut pas être utilisée : elle est endommagée, ou appartient à quelque chose qui n’y est pas. Elle est laissée de côté ; une sauvegarde plus ancienne l’a peut-être intacte.",
      "# de ses entrées ne peuvent pas être utilisées : elles sont endommagées, ou appartiennent à quelque chose qui n’y est pas. Elles sont laissées de côté ; une sauvegarde plus ancienne les a peut-être intactes.",
    ),
  kinds: {
    conversations: "Les conversations",
    messages: "Les messages",
    others: "Contextes, préréglages, connexions",
  },
  diffCounts: {
    new: "nouveaux",
    newer: "plus récents",
    older: "plus anciens",
    same: "pareils",
    both: "les deux",
  },
  diffCaption: "Ce que contient la sauvegarde, comparé à ce qui est ici",
  holds: (count, of) => `${counted.conversations(count)} avec ${counted.messages(of)}.`,
  listTitle: "Conversations qui diffèrent",
  listNone: "Aucune conversation ne diffère de ce qui est ici.",
  untitled: "Conversation sans titre",
  differs: {
    new: "seulement dans la sauvegarde",
    newer: "plus récente dans la sauvegarde",
    older: "plus récente ici",
    same: "pareille",
    both: "modifiée des deux côtés",
    deleted: "supprimée ici pour de bon",
  },
  there: (count) => `${counted.messages(count)} de plus là-bas`,
  here: (count) => `${counted.messages(count)} de plus ici`,
  unlisted: (count) => `et ${formatNumber(count)} de plus`,
  mergeActions: {
    merge: {
      new: "Fusionner l’ajoute.",
      newer: "Fusionner la met à jour.",
      older: "Fusionner la laisse comme elle est ici.",
      same: "Fusionner la laisse telle quelle.",
      both: "Fusionner la laisse telle quelle, et ajoute à côté celle de la sauvegarde comme copie.",
      deleted: "Fusionner la laisse supprimée.",
    },
    replace: {
      new: "Remplacer l’ajoute.",
      newer: "Remplacer la met à jour.",
      older: "Remplacer la ramène à ce que contient la sauvegarde.",
      same: "Remplacer la laisse telle quelle.",
      both: "Remplacer la ramène à ce que contient la sauvegarde.",
      deleted: "Remplacer la fait revenir.",
    },
  },
  mergeBack: "Fusionner la fait revenir.",
  deletedHere: (gone) =>
    `Supprimés ici pour de bon, et présents dans la sauvegarde : ${nonZero(gone).join(", ")}. Fusionner ne les fait pas revenir, sauf si vous le demandez.`,
  bringBack: "Faire revenir ce qui a été supprimé ici",

  how: "Comment restaurer",
  merge: "Fusionner",
  mergeMeans:
    "Ce qui manque ici est ajouté, et ce qui est plus récent dans la sauvegarde remplace ce qui est plus ancien ici. Rien de ce qui n’est qu’ici ne disparaît.",
  replace: "Remplacer",
  keysLost: (count) =>
    byCount(
      count,
      "# connexion d’ici perd sa clé, qu’aucune sauvegarde ne contient sans demande : gardez-la à portée de main pour la saisir de nouveau.",
      "# connexions d’ici perdent leurs clés, qu’aucune sauvegarde ne contient sans demande : gardez-les à portée de main pour les saisir de nouveau.",
    ),
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "Tout ici redevient comme dans la sauvegarde : ce qui a changé depuis disparaît, et les programmes ont besoin d’un nouveau jeton."
      : `Tout ici redevient comme dans la sauvegarde : ce qui a changé depuis disparaît, et les programmes ont besoin d’un nouveau jeton. Ce qui n’est qu’ici disparaît : ${counted.conversations(goes.conversations)}, ${counted.messages(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "Une sauvegarde des données actuelles est faite d’abord. Les conversations temporaires ne sont dans aucune sauvegarde : les deux façons les suppriment.",
  own: {
    question: "Est-ce votre propre sauvegarde ?",
    yes: "Oui, je l’ai faite",
    yesMeans:
      "Ce qu’elle dit arrive comme venant de vous. Les réglages qui envoient des données à l’extérieur restent désactivés jusqu’à ce que vous les activiez.",
    no: "Non, ou pas sûr",
    noMeans:
      "Ce qu’elle dit est marqué comme venu d’ailleurs, ses réglages sont seulement proposés, et aucune de ses tâches n’est exécutée.",
    keys: "Quiconque a sa clé peut ouvrir cette sauvegarde, maintenant et plus tard. Cette clé n’ouvrira pas ce que vous écrivez à partir d’ici : vous choisissez ensuite votre propre verrouillage, et les nouvelles sauvegardes reçoivent une clé créée ici.",
    next: "Ensuite : choisir un verrouillage",
    lock: "Cela ouvre désormais ce qui est restauré. Ce qui ouvrait la sauvegarde ouvre cette sauvegarde, et rien d’autre.",
  },
  doMerge: "Fusionner",
  doReplace: (only) =>
    only === 0
      ? "Tout remplacer ici"
      : byCount(
          only,
          "Tout remplacer ici : # conversation qui n’est qu’ici disparaît",
          "Tout remplacer ici : # conversations qui ne sont qu’ici disparaissent",
        ),
  back: "Annuler",

  done: "Restauré",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "Chaque conversation et chaque message utilisable de la sauvegarde était déjà ici."
        : `Venus de la sauvegarde : ${counted.conversations(count)} et ${counted.messages(of)}.`,
    replace: (count, of) =>
      `Le contenu de la sauvegarde est de nouveau ici : ${counted.conversations(count)}, ${counted.messages(of)}.`,
  },
  leftOutDone: (count) =>
    byCount(
      count,
      "# entrée de la sauvegarde n’a pas pu être utilisée et a été laissée de côté. Gardez cette sauvegarde ; une plus ancienne l’a peut-être intacte.",
      "# entrées de la sauvegarde n’ont pas pu être utilisées et ont été laissées de côté. Gardez cette sauvegarde ; une plus ancienne les a peut-être intactes.",
    ),
  beyondDone: (count) =>
    byCount(
      count,
      "# entrée de la mémoire n’avait pas de place dans son contexte, qui est plein, et a été laissée de côté. Supprimez-y des blocs, des faits ou des notes, puis restaurez encore une fois la même sauvegarde.",
      "# entrées de la mémoire n’avaient pas de place dans leurs contextes, qui sont pleins, et ont été laissées de côté. Supprimez-y des blocs, des faits ou des notes, puis restaurez encore une fois la même sauvegarde.",
    ),
  copies: (count) =>
    byCount(
      count,
      "# conversation est placée à côté d’une d’ici, comme copie : chacune avait quelque chose qui manquait à l’autre.",
      "# conversations sont placées à côté de celles d’ici, comme copies : chacune avait quelque chose qui manquait à l’autre.",
    ),
  opensBy:
    "Cela s’ouvre désormais avec le verrouillage que vous venez de choisir. L’ancienne clé de récupération, ou l’ancienne phrase secrète, n’ouvre que les anciennes sauvegardes ; créez une nouvelle clé de récupération dans Options, Verrouillage.",
  keysAnew: (count) =>
    byCount(
      count,
      "# connexion est venue sans sa clé : Options, Modèles, ou Options, Outils, la demande encore une fois.",
      "# connexions sont venues sans leurs clés : Options, Modèles, ou Options, Outils, les demande encore une fois.",
    ),
  close: "Terminer",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
