import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

const reasons = {
  daily: "automatiquement",
  "by-hand": "à la main",
  "before-purge": "avant une suppression",
  "before-migration": "juste après une mise à jour",
  "before-restore": "avant une restauration",
  "before-rotation": "avant le changement de la clé du coffre",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "Situation",
    none: "Il n’y a pas encore de sauvegarde.",
    newest: (ms) => `La sauvegarde la plus récente a été faite ${formatAgo(ms)}.`,
    unchanged: "Rien n’a changé depuis.",
    changed:
      "Il y a des modifications depuis. La prochaine sauvegarde se fait automatiquement en moins d’un jour.",
    firstSoon:
      "La première se fait automatiquement peu après votre premier message, ou maintenant avec le bouton ci-dessous.",
    old: "Elle a plus d’une semaine, et il y a des modifications depuis. Faites une sauvegarde maintenant.",
    failed: (ms, why) => `Le dernier essai, ${formatAgo(ms)}, a échoué. ${why}`,
    damaged: (count) =>
      byCount(
        count,
        "# sauvegarde est endommagée ou manque, voir la liste. Faites une nouvelle sauvegarde ; vous pouvez supprimer celles qui sont endommagées.",
        "# sauvegardes sont endommagées ou manquent, voir la liste. Faites une nouvelle sauvegarde ; vous pouvez supprimer celles qui sont endommagées.",
      ),
    exactly: (at) => formatExactDate(at),

    make: "Sauvegarder maintenant",
    making: "Sauvegarde en cours",
    withKeys: "Inclure les clés d’API",
    withKeysMeans:
      "Quiconque ouvre la sauvegarde peut alors utiliser vos comptes chez les fournisseurs. Sans elles, vous saisissez de nouveau les clés après une restauration ailleurs.",
    running: {
      backup: "Sauvegarde en cours. Vous pouvez continuer à utiliser Confidant.",
      check: "Vérification des sauvegardes.",
    },
    bar: "Progression",
    made: "Sauvegarde terminée et vérifiée.",
    notMade: "Aucune sauvegarde n’a été faite. La raison est indiquée ci-dessus.",

    list: "Sauvegardes dans ce navigateur",
    listKeeps: "Ce qui est gardé, et combien de temps",
    listWhy:
      "Sont gardées la plus récente de chacun des sept derniers jours et des quatre dernières semaines, jusqu’à cinq des sept derniers jours faites avant une suppression ou remplacées, les trois plus récentes faites à la main sur quatre semaines, et toujours la plus récente, la plus récente avec des clés et la plus récente où rien ne manque.",
    empty: "Aucune pour l’instant.",
    holds: (size, conversations, messages) =>
      `${size} · ${counted.conversations(conversations)} · ${counted.messages(messages)}`,
    reason: (reason) => `faite ${reasons[reason]}`,
    checked: (ms) => `vérifiée ${formatAgo(ms)}`,
    unchecked: "pas encore vérifiée",
    damage: {
      missing: "Son fichier manque.",
      altered: "Endommagée : le fichier a été modifié.",
    },
    unreadable: (count) =>
      byCount(
        count,
        "# entrée ne s’est pas ouverte et y manque.",
        "# entrées ne se sont pas ouvertes et y manquent.",
      ),
    hasKeys: "avec des clés d’API",
    download: "Télécharger",
    restore: "Restaurer …",
    delete: "Supprimer",
    of: (action, title) => `${action} : ${title}`,
    deleteMeans:
      "Cette sauvegarde est supprimée ici. Une copie dans votre dossier, ou téléchargée, reste. Vous pouvez annuler pendant 10 secondes.",
    deleteConfirm: "Supprimer cette sauvegarde",
    fileGone: "Le fichier n’existe plus. Vérifiez les sauvegardes pour voir celles qui restent.",
    others: "Autres sauvegardes dans ce navigateur",
    othersWhy:
      "Elles appartiennent à un autre coffre de ce profil, ou ont été faites avant une restauration. Elles s’ouvrent avec la clé de récupération, ou le fichier de clé et la phrase secrète, de ce temps-là, et restent jusqu’à ce que vous les supprimiez.",
    otherKeys: "Fichiers de clé d’autres coffres :",
    deleteOtherMeans:
      "Cette sauvegarde est supprimée, et ce coffre n’en a pas d’autre copie. Vous pouvez annuler pendant 10 secondes.",
    check: "Vérifier les sauvegardes",
    checking: "Vérification …",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? byCount(
            whole,
            "# sauvegarde vérifiée. Tout est intact.",
            "# sauvegardes vérifiées. Tout est intact.",
          )
        : `${byCount(whole, "# sauvegarde intacte", "# sauvegardes intactes")} ; ${byCount(damaged, "# endommagée ou manquante.", "# endommagées ou manquantes.")}`,

    where: "Copie hors de ce navigateur",
    uninstall:
      "Désinstaller Confidant, ou effacer ce profil, supprime les sauvegardes gardées ici. Choisissez un dossier, ou téléchargez une sauvegarde de temps en temps.",
    folderNone: "Aucun dossier n’est choisi.",
    folderWhy:
      "Chaque nouvelle sauvegarde et le fichier de clé sont aussi enregistrés dans un dossier à vous, de préférence sur un autre disque ou synchronisé. Ils y restent chiffrés.",
    folder: (name) => `Dossier « ${name} »`,
    folderStates: {
      ok: "Les sauvegardes y sont copiées.",
      denied:
        "Le navigateur ne laisse plus Confidant y écrire. Autorisez de nouveau l’accès ; vos fichiers y sont en sécurité.",
      gone: "Le dossier a été déplacé, renommé ou supprimé. Choisissez-le de nouveau, ou un autre.",
      failed:
        "La dernière copie n’a pas pu y être écrite ; il est peut-être plein. La sauvegarde dans ce navigateur est intacte. Un nouvel essai se fera avec la prochaine.",
    },
    copied: (ms) => `La dernière copie a été écrite ${formatAgo(ms)}.`,
    notCopied: "Rien n’y a encore été copié.",
    choose: "Choisir un dossier",
    chooseOther: "Choisir un autre dossier",
    allow: "Autoriser de nouveau l’accès",
    forget: "Retirer le dossier",
    forgetMeans: "Les fichiers du dossier restent.",
    noPicker:
      "Ce navigateur ne peut pas écrire dans un dossier. Téléchargez plutôt une sauvegarde de temps en temps.",
    notAllowed: "L’accès au dossier a été refusé. Rien n’a été modifié.",

    opens: "Comment ouvrir une sauvegarde",
    here: "Dans ce coffre, les sauvegardes s’ouvrent automatiquement. Partout ailleurs, il vous faut l’un de ces moyens :",
    recoveryKey: "La clé de récupération, qui suffit à elle seule.",
    noRecoveryKey: "Il n’y a pas de clé de récupération qui ouvre les nouvelles sauvegardes.",
    print: "Créez-en une dans Options, Verrouillage",
    keyFile: (ms) =>
      `Le fichier de clé confidant-key.age, avec votre phrase secrète. Il a été fait ${formatAgo(ms)} et a sa place à côté des sauvegardes.`,
    keyFileStale:
      "Il manque, ou ne contient pas encore la clé ou la phrase secrète la plus récente, et n’ouvre peut-être pas les sauvegardes les plus récentes : verrouillez Confidant et déverrouillez-le une fois avec la phrase secrète, ensuite il le fera.",
    keyFileSoon:
      "Il n’y a pas encore de fichier de clé : verrouillez Confidant et déverrouillez-le une fois avec la phrase secrète, et il y en aura un.",
    noPassphrase:
      "Il n’y a pas de phrase secrète, et donc pas de fichier de clé qu’elle ouvrirait.",
    nothingOpens:
      "Ces sauvegardes ne s’ouvrent nulle part ailleurs : il n’y a ni clé de récupération ni phrase secrète. Si ce profil est perdu, elles le sont aussi. Créez une clé de récupération.",
    downloadKey: "Télécharger le fichier de clé",
    oldCopies:
      "Les copies du fichier de clé faites avant que la phrase secrète soit changée ou retirée s’ouvrent encore avec l’ancienne, et avec elles les sauvegardes de ce temps-là. Supprimez-les là où l’ancienne est peut-être connue.",
    exposed:
      "Un fichier de clé plus ancien avec son ancienne phrase secrète, ou quiconque avait la clé du coffre remplacée, ouvre aussi les nouvelles sauvegardes, car elles s’ouvrent avec la clé de récupération, restée la même. Refaites la clé de récupération :",
    exposedWhere: "remplacez-la dans Options, Verrouillage",
    purged:
      "Ce que vous supprimez disparaît des sauvegardes gardées ici au plus tard après quatre semaines, tant que de plus récentes sont faites. Quel que soit son âge, la plus récente reste, de même que la plus récente avec des clés d’API et la plus récente où rien ne manque. Les copies dans votre dossier disparaissent avec elles dès qu’il est accessible en écriture, sauf celles des sauvegardes faites à la main ; ces dernières et celles que vous téléchargez restent jusqu’à ce que vous les supprimiez, de même que les sauvegardes d’autres coffres, sous « Autres sauvegardes dans ce navigateur ».",

    byHand: "Ouvrir une sauvegarde sans Confidant",
    byHandWhy:
      "Une sauvegarde est un fichier age ordinaire (age-encryption.org), qui contient une ligne de JSON par entrée. Dans un terminal, avec le fichier de clé et votre phrase secrète :",
    byHandKey:
      "Avec la clé de récupération, mettez-la seule dans un fichier key.txt (à supprimer ensuite) :",
    loading: "Chargement …",
    keptTitle: "Sauvegardes gardées dans ce navigateur",
    keptWhy:
      "Ce qui est enregistré ne s’ouvre pas pour le moment, mais ces sauvegardes étaient gardées à part. Téléchargez-les, avec le fichier de clé, pour les avoir à l’extérieur.",
  },
} satisfies Texts<typeof enBackup>;
