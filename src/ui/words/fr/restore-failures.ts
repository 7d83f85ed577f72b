import type { enRestoreFailures } from "../en-restore-failures";
import type { Texts } from "../texts";

/** The sentences of a restore's failures. */
export const restoreFailures = {
  byCode: {
    "not-found":
      "Le fichier choisi a été déplacé, modifié ou supprimé, ou le navigateur a mis l’extension en pause. Rien n’a été modifié ici ; choisissez-le de nouveau.",
    "wrong-passphrase":
      "Cette phrase secrète n’ouvre pas le fichier de clé. Rien n’a été modifié ; un fichier de clé s’ouvre avec la phrase secrète qui servait quand il a été fait.",
    "backup-wrong-key":
      "Ce que vous avez donné n’ouvre pas cette sauvegarde. Rien n’a été modifié ; essayez la clé de récupération imprimée avant qu’elle soit faite, ou un fichier de clé placé à côté d’elle.",
    "backup-damaged":
      "Cette sauvegarde est endommagée : elle a été tronquée, ou modifiée depuis sa création. Rien n’a été modifié ici ; prenez-en une autre.",
    "version-unknown":
      "Cette sauvegarde a été faite par une version plus récente de Confidant. Rien n’a été modifié ; mettez Confidant à jour, puis réessayez.",
    "quota-exceeded":
      "Il n’y a pas de place pour cela : pendant un temps, restaurer demande environ trois fois la taille de la sauvegarde. Rien n’a été modifié ici ; libérez de l’espace, puis réessayez.",
    conflict:
      "Quelque chose a été modifié ici depuis que vous avez regardé, ou une réponse est en cours d’écriture ; rien n’a donc été restauré. Choisissez encore une fois la sauvegarde pour voir où elle en est maintenant.",
    "worker-gone":
      "Le navigateur a arrêté l’extension avant qu’elle réponde. Restaurer sans aller au bout n’a rien modifié et ne reprend pas tout seul. Rechargez cette page et regardez : si tout le contenu de la sauvegarde n’est pas ici, recommencez.",
  },
  byReason: {
    "wrong-passphrase": {
      recovery:
        "Ce n’est pas une clé de récupération : au moins un de ses caractères est autre. Rien n’a été modifié ; comparez-la à votre copie, et saisissez-la encore une fois.",
    },
    "backup-wrong-key": {
      vault:
        "Ce coffre ne l’ouvre pas : c’est la sauvegarde d’un autre coffre, ou de celui-ci sous une clé retirée depuis. Rien n’a été modifié ; ouvrez-la avec la clé de récupération qui lui correspond, ou avec sa phrase secrète et son fichier de clé.",
      recovery:
        "Cette clé de récupération n’ouvre pas cette sauvegarde : elle correspond à une autre, ou à un autre coffre. Rien n’a été modifié ; essayez la clé imprimée avant que cette sauvegarde soit faite, ou la phrase secrète avec le fichier de clé placé à côté d’elle.",
      passphrase:
        "La phrase secrète ouvre le fichier de clé, mais aucune clé qui s’y trouve n’ouvre cette sauvegarde. Rien n’a été modifié ; choisissez le fichier de clé placé à côté de cette sauvegarde, ou utilisez la clé de récupération.",
    },
    "backup-damaged": {
      "key-file":
        "Le fichier de clé est endommagé, ou n’est pas de Confidant. La sauvegarde elle-même n’a pas été examinée, et rien n’a été modifié ; choisissez une autre copie de confidant-key.age, ou utilisez la clé de récupération.",
      "not-made-by-its-owner":
        "Ce fichier s’ouvre, mais le coffre qu’il nomme ne l’a pas fait : quelqu’un qui sait seulement pour qui le chiffrer l’a fait ou modifié. Rien n’a été modifié ici ; ne l’utilisez pas, et prenez une sauvegarde que vous avez gardée vous-même.",
      unreadable:
        "Le fichier n’a pas pu être lu jusqu’à la fin : il a été déplacé, modifié ou supprimé, ou son disque a échoué. Rien n’a été modifié ici ; choisissez-le encore une fois, ou prenez une autre copie.",
    },
  },
} satisfies Texts<typeof enRestoreFailures>;
