import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

type UnlockMethods = { readonly passphrase: boolean; readonly passkey: boolean };

const lossOf = (methods: UnlockMethods): string => {
  if (methods.passphrase && methods.passkey)
    return "Si la phrase secrète et la clé d’accès sont toutes deux perdues";
  return methods.passkey ? "Si la clé d’accès est perdue" : "Si la phrase secrète est oubliée";
};

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "Une clé de récupération",
  why: "Elle déverrouille Confidant si la phrase secrète est oubliée ou la clé d’accès perdue, et ouvre vos sauvegardes sur n’importe quel ordinateur. Imprimez-la ou notez-la, et gardez-la loin de cet ordinateur.",
  once: "Elle n’est affichée qu’une fois. Quiconque la possède peut tout ouvrir.",
  print: "Imprimer",
  copyNote:
    "Après l’avoir collée en lieu sûr, copiez autre chose pour l’effacer du presse-papiers.",
  check: "Ses 6 derniers caractères",
  checkWhy: "Saisissez les 6 derniers caractères de votre copie pour confirmer que vous l’avez.",
  mismatch: "Ce ne sont pas les 6 derniers caractères. Regardez votre copie.",
  save: "Ajouter la clé de récupération",
  making: "Création d’une clé …",
  missing: "Pas encore de clé de récupération.",
  lostWithout: (methods) =>
    `${lossOf(methods)}, tout ce qui est enregistré ici est perdu, avec ses sauvegardes : personne ne peut la réinitialiser.`,
  make: "Créer une clé de récupération",
  made: "La clé de récupération est active. Gardez votre copie loin de cet ordinateur.",
  later: "Pas maintenant",
} satisfies Texts<typeof enRecoveryKey>;
