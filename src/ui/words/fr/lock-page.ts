import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What the options say about locks. */
export const lockPage = {
  none: "Sans verrouillage : quiconque peut lire les fichiers de ce profil peut lire vos données.",
  sealing: (percent) =>
    `Pas encore protégé : ${formatNumber(percent)} % chiffrés avec la nouvelle clé. Vous pouvez continuer à utiliser Confidant ; fermer le navigateur ne fait que suspendre l’opération.`,
  changing: (percent) =>
    `La nouvelle clé du coffre est en cours d’application : ${formatNumber(percent)} %. Vos données restent lisibles et verrouillées ; fermer le navigateur ne fait que suspendre l’opération.`,
  rests: "En pause. L’opération reprend automatiquement une fois ceci résolu :",
  lock: "Verrouillé. L’une des méthodes ci-dessous est nécessaire pour déverrouiller.",
  methods: "Méthodes de déverrouillage",
  added: (day) => `ajoutée ${day}`,
  replace: "Remplacer",
  remove: "Retirer",
  removeMeans: (kind) => `${kind} : cette méthode ne déverrouillera plus Confidant.`,
  removeConfirm: "Retirer cette méthode",
  lastMethod: "C’est la seule méthode. Ajoutez-en une autre avant de la retirer.",
  add: "Ajouter une méthode de déverrouillage",
  chooseLock: "Choisir un verrouillage",
  rotateOffer:
    "Une copie de l’ancien enregistrement de clé s’ouvre encore avec l’ancienne méthode. Si quelqu’un d’autre en a peut-être une, changez aussi la clé du coffre : l’ancienne n’ouvre alors plus vos données. Un fichier de clé plus ancien ouvre encore les sauvegardes existantes avec son ancienne phrase secrète, et les plus récentes tant que vous ne remplacez pas la clé de récupération.",
  notNow: "Pas maintenant",
  autoLock: "Verrouillage automatique",
  autoLockAfter: "Verrouiller après inactivité",
  never: "Jamais",
  autoLockNote:
    "Le verrouillage automatique attend la fin d’une réponse en cours. Verrouiller à la main, ou quand le système se verrouille, n’attend pas.",
  autoLockNotBySystem:
    "Dans Firefox, Confidant n’apprend pas que le système se verrouille, et reste alors ouvert.",
  autoLockNoLock: "Prend effet dès que vous choisissez un verrouillage.",
  minutes: (minutes) =>
    minutes < 60
      ? byCount(minutes, "après # minute", "après # minutes")
      : byCount(minutes / 60, "après # heure", "après # heures"),
  key: "Clé du coffre",
  keyWhy:
    "Chiffre tout de nouveau avec une nouvelle clé, pour qu’une clé volée n’ouvre plus vos données. Toutes les méthodes de déverrouillage restent. Les nouvelles sauvegardes reçoivent aussi une nouvelle clé, sauf si la clé de récupération les ouvre : remplacez-la également. Ensuite, déverrouillez une fois avec la phrase secrète pour mettre à jour le fichier de clé. Une sauvegarde est faite d’abord ; le reste se fait en arrière-plan.",
  keyBusy: "Un changement de clé est en cours. Attendez qu’il soit terminé.",
  changeKey: "Changer la clé du coffre",
  conflict:
    "Les méthodes de déverrouillage ont été modifiées dans une autre fenêtre. Rien n’a été fait ici ; voici leur état actuel.",
} satisfies Texts<(typeof enOptions)["lockPage"]>;
