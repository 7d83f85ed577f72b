import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "Non verrouillé",
    locked: "Verrouiller",
    isLocked: "Confidant est verrouillé.",
    isUnlocked: "Confidant est déverrouillé.",
    lockNow: "Verrouiller maintenant",
    lockHint: (keys) => `Verrouiller maintenant (${keys})`,
    sealing: (percent) => `Chiffrement … ${formatNumber(percent)} %`,
    sealingRests: (percent) => `Chiffrement en pause à ${formatNumber(percent)} %`,
    restsExplanation:
      "Il reprend automatiquement. La raison de la pause se trouve dans Options, Verrouillage.",
    checking: "Ouverture",
    about: "À propos du verrouillage",
    explanation:
      "Tout est chiffré, mais la clé se trouve dans ce profil : quiconque peut lire les fichiers de ce profil peut lire vos données.",
    sealingExplanation:
      "Pas encore protégé : les données existantes sont en cours de chiffrement avec une nouvelle clé. Vous pouvez continuer à utiliser Confidant.",
    choose: "Choisir un verrouillage",
  },

  methodNames: {
    device: "Sans verrouillage",
    passphrase: "Phrase secrète",
    passkey: "Clé d’accès",
    recovery: "Clé de récupération",
  },

  setUp: {
    title: "Choisir un verrouillage",
    why: "Le verrouillage protège ce que vous écrivez ici de toute autre personne qui utilise cet ordinateur ou copie ses fichiers.",
    passphrase: "Phrase secrète",
    passphraseHint: "Recommandée. Fonctionne partout ; vous seul la connaissez.",
    passkey: "Clé d’accès",
    passkeyHint:
      "Déverrouiller avec une empreinte, votre visage, un code PIN ou une clé de sécurité.",
    noPasskey: "Ce navigateur ou cet appareil ne permet pas le déverrouillage par clé d’accès.",
    none: "Commencer sans verrouillage",
    noneHint:
      "Vous pourrez en ajouter un à tout moment, dans les Options. D’ici là, quiconque peut lire les fichiers de ce profil peut lire ce que vous écrivez.",
    back: "Retour",
    restore: "Restaurer une sauvegarde …",
    working: "Création du coffre …",
  },

  passphrase: {
    field: "Phrase secrète",
    again: "Répéter la phrase secrète",
    show: "Afficher",
    save: "Utiliser cette phrase secrète",
    differ: "Les phrases secrètes ne concordent pas encore.",
    refused: "Non acceptée",
    notRated:
      "La solidité n’a pas pu être vérifiée, car une partie de Confidant ne s’est pas chargée. Rien n’a été modifié. Réessayez, et rechargez cette page si cela ne suffit pas.",
    advice:
      "Utilisez au moins quatre mots sans rapport entre eux. Personne ne peut la retrouver ni la réinitialiser.",
    meter: "Solidité",
    strengths: ["Très faible", "Faible", "Insuffisante", "Bonne", "Solide"],
    guessable:
      "Trop facile à deviner. Allongez-la, de préférence avec des mots sans rapport entre eux.",
    reasons: {
      straightRow:
        "Les suites de touches voisines sont faciles à deviner. Ajoutez des mots sans rapport.",
      keyPattern:
        "Les motifs sur le clavier sont faciles à deviner. Ajoutez des mots sans rapport.",
      simpleRepeat: "Les caractères répétés apportent peu. Ajoutez des mots sans rapport.",
      extendedRepeat: "Les parties répétées apportent peu. Ajoutez des mots sans rapport.",
      sequences:
        "Les suites comme abc ou 6543 sont faciles à deviner. Ajoutez des mots sans rapport.",
      recentYears: "Les années sont faciles à deviner. Ajoutez des mots sans rapport.",
      dates: "Les dates sont faciles à deviner. Ajoutez des mots sans rapport.",
      topTen: "C’est l’un des dix mots de passe les plus courants.",
      topHundred: "C’est l’un des cent mots de passe les plus courants.",
      common: "C’est un mot de passe courant.",
      similarToCommon: "Cela ressemble à un mot de passe courant. Ajoutez des mots sans rapport.",
      wordByItself: "Un seul mot se devine vite. Ajoutez des mots sans rapport.",
      namesByThemselves: "Des noms seuls se devinent vite. Ajoutez des mots sans rapport.",
      commonNames: "Les noms courants se devinent vite. Ajoutez des mots sans rapport.",
    },
  },

  passkey: {
    make: "Créer une clé d’accès",
    use: "Déverrouiller avec une clé d’accès",
    waiting: "En attente de la clé d’accès …",
    failed:
      "Aucune clé d’accès n’a été utilisée : l’opération a été annulée, a duré trop longtemps ou ne fonctionne pas ici. Rien n’a été modifié ; réessayez.",
    noSecret:
      "Cette clé d’accès ne peut pas déverrouiller Confidant : la fonction nécessaire (PRF) lui manque. Rien n’a été modifié. Choisissez-en une autre, ou une phrase secrète.",
  },

  unlock: {
    label: "Déverrouiller Confidant",
    recoveryField: "Clé de récupération",
    open: "Déverrouiller",
    opening: "Ouverture …",
    otherMethods: {
      device: "Ouvrir sans verrouillage",
      passphrase: "Utiliser la phrase secrète",
      passkey: "Utiliser une clé d’accès",
      recovery: "Utiliser la clé de récupération",
    },
    next: (seconds) => `Trop d’essais erronés. Réessayez dans ${formatDuration(seconds * 1000)}.`,
    forgotten: "Impossible de déverrouiller ?",
    others: (names) => `Vous pouvez aussi déverrouiller avec : ${names}.`,
    noOthers: "Il n’y a pas d’autre méthode de déverrouillage.",
    nobody:
      "Personne ne peut la réinitialiser. Une sauvegarde ne s’ouvre qu’avec sa clé de récupération, ou avec son fichier de clé et la phrase secrète.",
    anew: "Vous pouvez recommencer avec un coffre vide. Celui-ci est conservé tel quel.",
  },

  startNew: {
    begin: "Créer un nouveau coffre",
    means:
      "Vos données actuelles restent chiffrées et masquées. Pour y revenir : Options, Données, Coffres.",
    confirm: "Créer le nouveau coffre",
    cancel: "Annuler",
  },

  otherStores: {
    show: "Changer de coffre …",
    none: "Il n’y a pas d’autre coffre dans ce profil.",
    use: (number) => `Passer au coffre ${formatNumber(number)}`,
  },

  unavailable: {
    title: "Vos données ne peuvent pas être ouvertes",
    titles: {
      "store-unavailable": "Le navigateur n’ouvre pas le stockage de Confidant",
      "store-gone": "Le navigateur a supprimé vos conversations",
      "quota-exceeded": "Il n’y a plus d’espace de stockage",
      "version-unknown": "Vos données viennent d’une version plus récente",
      "header-corrupt": "L’enregistrement de clé de ce coffre est endommagé",
      "key-missing": "La clé de chiffrement manque",
      "row-tampered": "Vos données ont été modifiées de l’extérieur",
    },
    safe: "Vos données sont inchangées.",
    tampered:
      "Une partie dont tout le reste a besoin a été modifiée de l’extérieur, ou est endommagée, et ne s’ouvre pas. Exportez d’abord les données lisibles. Réessayez ensuite, ou créez un nouveau coffre.",
    retry: "Réessayer",
    retrying: "Nouvel essai …",
  },

  exportAll: {
    start: "Exporter les données lisibles",
    running: "Lecture …",
    rows: (rows) => counted.entries(rows),
    clear: "Le fichier n’est pas chiffré : quiconque le possède peut le lire.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? byCount(opened, "# entrée enregistrée.", "# entrées enregistrées.")
        : `${byCount(opened, "# entrée enregistrée", "# entrées enregistrées")} ; ${byCount(unreadable, "# entrée ne s’est pas ouverte.", "# entrées ne se sont pas ouvertes.")}`,
    failed: "Aucun fichier n’a été enregistré.",
    stop: "Arrêter",
  },
} satisfies Texts<typeof enVault>;
