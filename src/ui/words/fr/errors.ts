import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { limits, refusals } from "./limits";
import { counted } from "./nouns";
import { serverErrors } from "./server-errors";

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request": "Cette demande n’a pas été comprise. Rien n’a été modifié ; rechargez cette page.",
  "forbidden-sender":
    "Cette demande ne venait pas des pages de Confidant et a été refusée. Rechargez cette page.",
  "not-found": "Ce qui était demandé n’est plus là. Rechargez cette page.",
  conflict:
    "La conversation a été modifiée dans une autre fenêtre. Rien n’a été perdu ; regardez-la, puis réessayez.",
  "conflict-model-changed":
    "Le modèle ou son emplacement a changé. Rien n’a été envoyé, et votre texte est enregistré. Vérifiez l’emplacement à côté du champ de saisie, puis envoyez de nouveau.",
  "conflict-card-changed":
    "Ce qui était affiché ici a changé depuis. Rien n’a été fait ; relisez ce qui s’affiche maintenant, puis décidez.",
  "limit-exceeded": "C’est plus qu’il n’y a de place. Rien n’a été modifié.",
  "limit-exceeded-by": limits,
  "empty-message": "Il n’y a encore rien à envoyer. Écrivez d’abord quelques mots.",
  "turn-running":
    "Cette réponse est encore en cours d’écriture. Attendez qu’elle se termine, ou arrêtez-la d’abord.",
  "is-command":
    "C’est une commande de Confidant, qui n’est jamais envoyée. Rechargez cette page, puis écrivez-la encore une fois.",
  "window-too-small":
    "Les instructions à elles seules ne tiennent pas dans la fenêtre du modèle. Raccourcissez la personnalité, choisissez un modèle avec une plus grande fenêtre, ou regardez dans Options, Prompt, si une plus petite y est réglée.",
  "window-too-small-by": (part, system, window) =>
    `Les instructions à elles seules demandent ${counted.tokens(system)} ; la fenêtre du modèle en contient ${formatNumber(window)}. À raccourcir : ${part}. Vous pouvez aussi choisir un modèle avec une plus grande fenêtre, ou regarder dans Options, Prompt, si une plus petite y est réglée.`,
  "window-parts": {
    base: "les instructions",
    personality: "la personnalité",
    summary: "le résumé de cette conversation",
  },
  "no-summariser":
    "Aucun modèle ne peut résumer. Rien n’a été modifié ; choisissez un modèle, puis réessayez.",
  "summary-unusable":
    "La réponse du modèle n’est pas un résumé utilisable. Rien n’a été modifié ; réessayez, ou choisissez un autre modèle.",
  "not-set-up": "Rien n’est encore enregistré. Choisissez d’abord comment verrouiller Confidant.",
  locked: "Confidant est verrouillé. Déverrouillez-le pour continuer ; tout est conservé.",
  "wrong-passphrase":
    "Cela ne déverrouille pas Confidant. Rien n’a été modifié ; vérifiez et réessayez.",
  "too-many-attempts":
    "Trop d’essais erronés. Rien n’a été modifié. Attendez un peu, puis réessayez.",
  "too-many-attempts-for": (seconds) =>
    `Trop d’essais erronés. Rien n’a été modifié. Réessayez dans ${formatDuration(seconds * 1000)}.`,
  "reauthentication-required":
    "Rien n’a été modifié : confirmez d’abord avec votre méthode de déverrouillage.",
  "weak-passphrase":
    "Cette phrase secrète est trop facile à deviner. Choisissez-en une autre, par exemple quatre mots sans rapport entre eux.",
  "weak-control-character":
    "Cette phrase secrète contient un caractère qui ne peut pas être saisi partout, comme une tabulation ou un saut de ligne. Enlevez-le.",
  get "weak-too-long"() {
    return `Cette phrase secrète dépasse ${formatNumber(1_024)} caractères. Choisissez-en une plus courte.`;
  },
  "weak-too-short":
    "Cette phrase secrète compte moins de 8 caractères. Choisissez-en une plus longue.",
  "weak-known":
    "Cette phrase secrète, ou une très semblable, est un mot de passe courant. Choisissez-en une autre.",
  "last-method":
    "C’est la seule méthode de déverrouillage. Ajoutez-en une autre avant de la retirer.",
  "rotation-running":
    "Tout est en cours de chiffrement avec une nouvelle clé. Attendez la fin, puis réessayez. La progression se trouve dans Options, Verrouillage.",
  "undo-late":
    "Il est trop tard pour annuler : c’est possible pendant quelques secondes, et seulement tant que Confidant est déverrouillé.",
  "wrong-name":
    "Le nom ne correspond pas. Rien n’a été retiré ; saisissez-le exactement comme il est affiché.",
  "backup-failed":
    "Aucune sauvegarde n’a pu être faite, donc rien d’autre n’a été modifié. Réessayez ; si cela persiste, Options, État, recherche ce qui est endommagé.",
  "backup-failed-by": {
    "quota-exceeded":
      "Aucune sauvegarde n’a pu être faite : il n’y a pas de place pour elle. Rien d’autre n’a été modifié ; libérez de l’espace, ou supprimez d’anciennes sauvegardes dans Options, Sauvegarde, puis réessayez.",
    "backup-damaged":
      "La sauvegarde relue différait de ce qui avait été écrit ; elle a donc été jetée. Rien d’autre n’a été modifié ; réessayez, et examinez le disque si cela persiste.",
    locked:
      "Aucune sauvegarde n’a pu être faite : Confidant a été verrouillé entre-temps. Déverrouillez-le, puis réessayez.",
    "worker-gone":
      "La sauvegarde n’a pas été achevée : le navigateur a mis l’extension en pause. Rien d’autre n’a été modifié ; réessayez.",
  },
  "backup-damaged":
    "Cette sauvegarde est endommagée : elle a été tronquée, ou modifiée depuis sa création. Rien n’a été modifié ; prenez-en une autre.",
  "backup-wrong-key":
    "Cette sauvegarde ne s’ouvre pas ainsi. Rien n’a été modifié ; essayez une autre clé, ou le fichier de clé placé à côté d’elle.",
  "key-missing":
    "La clé de chiffrement manque dans ce profil. Ce qui est enregistré est conservé, chiffré ; restaurez les fichiers du profil pour le lire.",
  "header-corrupt":
    "Toutes les copies de l’enregistrement de clé de ce coffre sont endommagées. Vos données sont conservées, chiffrées. Redémarrez le navigateur ; si le problème persiste, restaurez une copie de ce profil.",
  "row-tampered":
    "Une entrée a été modifiée de l’extérieur et ne peut pas être ouverte. Elle est conservée mais pas affichée ; tout le reste fonctionne.",
  "version-unknown":
    "Ceci a été enregistré par une version plus récente de Confidant. C’est conservé ; mettez Confidant à jour pour le lire.",
  "store-unavailable":
    "Le navigateur ne laisse pas Confidant utiliser son stockage. Rien n’a été modifié ; fermez les autres fenêtres de ce profil ou redémarrez le navigateur.",
  "store-gone":
    "Le navigateur a supprimé le stockage de Confidant, et aucune copie ne s’ouvre ici. Créez un nouveau coffre, puis restaurez une sauvegarde dans Options, Sauvegarde.",
  "quota-exceeded":
    "Le disque ou le stockage du navigateur est plein. Ce qui est enregistré est conservé ; libérez de l’espace et réessayez.",
  "quota-exceeded-by": (megabytes) =>
    `Il manque ${formatNumber(megabytes)} Mo d’espace libre sur le disque ; l’opération n’a donc pas commencé. Ce qui est enregistré est conservé ; libérez cet espace, puis réessayez.`,
  "invalid-field": "L’un des champs demande une autre valeur. Rien n’a été modifié.",
  archived: "Ce contexte est archivé. Restaurez-le, puis réessayez.",
  "temporary-full":
    "Cette conversation temporaire remplit la mémoire que le navigateur lui accorde. Commencez-en une nouvelle ; rien de celle-ci n’est enregistré.",
  "block-denied":
    "Ce bloc ne peut pas être modifié de cette façon. Rien n’a été modifié ; donnez-lui une autre autorisation.",
  "approval-needed": "Cette modification demande d’abord votre accord. Approuvez-la ou refusez-la.",
  "list-full":
    "Cette liste est pleine. Rien n’a été modifié ; supprimez un élément, ou permettez-lui d’en contenir plus.",
  "schema-misfit":
    "Cela ne convient pas à la disposition du bloc. Rien n’a été modifié ; regardez-la d’abord.",
  ...serverErrors,
  "connection-gone":
    "La connexion de ce modèle a été retirée ou mène maintenant ailleurs, donc rien n’a été envoyé. Choisissez de nouveau le modèle ou un autre, puis réessayez.",
  "connection-held":
    "Cette connexion est venue avec une sauvegarde, donc rien n’a été envoyé. Autorisez-la dans Options, Modèles.",
  "engine-failed":
    "Le modèle dans le navigateur a échoué. Ce qui est enregistré est conservé ; réessayez, ou choisissez un autre modèle.",
  "engine-failed-by": {
    memory:
      "Le modèle ne tient pas dans la mémoire que le navigateur lui accorde. Rien de ce qui est enregistré n’a été perdu ; fermez d’autres onglets, ou choisissez un modèle plus petit.",
    file: "Ce fichier n’est pas un modèle qui puisse fonctionner ici. Il est peut-être endommagé, ou d’un type inconnu ; retirez-le, et prenez un autre fichier GGUF.",
    gone: "Le modèle dans le navigateur s’est arrêté. Rien de ce qui est enregistré n’a été perdu ; réessayez, et il sera chargé à nouveau.",
    template:
      "Le gabarit de conversation du modèle ne peut pas être utilisé. Rien n’a été envoyé ; choisissez un autre fichier de modèle.",
  },
  "bad-request-by": refusals,
  "turn-too-long":
    "La réponse a pris plus de 30 minutes et a été arrêtée. Ce qui était arrivé est enregistré.",
  "too-many-steps":
    "Le modèle a utilisé des outils pendant 16 requêtes ou 5 minutes et a été arrêté.",
  "worker-gone": "Le navigateur a mis l’extension en pause. Rien n’a été perdu ; réessayez.",
  internal: "Un problème est survenu dans Confidant. Vos données sont inchangées ; réessayez.",
} satisfies Texts<typeof enErrors>;
