import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable":
    "Le serveur de ce modèle ne répond pas. Démarrez-le, ou choisissez un autre modèle, puis réessayez.",
  "provider-unreachable-ollama":
    "Aucun serveur Ollama ne répond sur cet ordinateur. Démarrez Ollama, ou installez-le, puis réessayez.",
  "provider-unreachable-at": (host) =>
    `Aucun serveur Ollama ne répond à l’adresse ${host}. Démarrez-le, ou installez-le, puis réessayez.`,
  "provider-unreachable-near": (host) =>
    `Aucun serveur ne répond à l’adresse ${host}. Démarrez-le, ou vérifiez s’il écoute sur un autre port, puis réessayez.`,
  "provider-unreachable-far": (host) =>
    `Rien ne répond à l’adresse ${host}. L’adresse est peut-être erronée, le serveur est arrêté ou n’accepte pas les demandes d’un navigateur, ou bien, avec https, son certificat n’est pas reconnu ici : ouvrez l’adresse dans un onglet pour le voir, puis réessayez.`,
  "provider-forbidden":
    "Le serveur a refusé (403). Regardez ce qu’il permet aux autres, ou choisissez un autre modèle, puis réessayez.",
  "provider-forbidden-ollama":
    "Ollama a refusé cette extension (403). Exécutez une fois la commande ci-dessous, redémarrez Ollama, puis réessayez ; ou faites masquer l’origine dans Options, Modèles.",
  "provider-forbidden-ollama-at": (host) =>
    `Ollama à l’adresse ${host} a refusé cette extension (403). Sur l’ordinateur où tourne Ollama, donnez-lui le réglage ci-dessous et redémarrez-le, puis réessayez ; ou faites masquer l’origine dans Options, Modèles.`,
  "provider-forbidden-near": (host) =>
    `${host} a refusé (403). Les demandes d’extensions de navigateur ne sont peut-être pas permises : vérifiez les requêtes multi-origines (CORS) dans ses réglages, puis réessayez.`,
  "provider-forbidden-at": (host) =>
    `${host} a refusé (403). La clé ne permet peut-être pas ce modèle, ou pas d’ici ; regardez votre compte là-bas, ou choisissez un autre modèle, puis réessayez.`,
  "provider-auth":
    "Le serveur demande une clé ou a refusé celle qu’il a. Vérifiez-la, puis réessayez.",
  "provider-auth-ollama":
    "Ce modèle tourne chez ollama.com, et l’Ollama de cet ordinateur n’y est pas connecté. Exécutez « ollama signin », ou choisissez un autre modèle, puis réessayez.",
  "provider-auth-at": (host) =>
    `${host} demande une clé ou a refusé la clé donnée. Donnez-en une autre dans Options, Modèles, puis réessayez.`,
  "provider-no-credit":
    "Le fournisseur indique que le compte n’a plus de crédit. Regardez votre compte là-bas, ou choisissez un autre modèle, puis réessayez.",
  "provider-plan":
    "L’abonnement de ce compte ne comprend pas ce modèle ou une demande de cette taille. Regardez l’abonnement là-bas, ou choisissez un autre modèle, puis réessayez.",
  "provider-usage-limit":
    "Une limite d’utilisation de ce compte ou de cette clé est atteinte. Relevez-la là-bas, attendez qu’elle se renouvelle, ou choisissez un autre modèle, puis réessayez.",
  "provider-unverified":
    "Le fournisseur demande que l’organisation de ce compte soit d’abord vérifiée. Faites-la vérifier dans les réglages du compte là-bas, ou choisissez un autre modèle, puis réessayez.",
  "provider-disabled":
    "Le fournisseur a désactivé ce compte ou son organisation. Regardez le compte là-bas, ou choisissez un autre modèle, puis réessayez.",
  "provider-cors":
    "Le fournisseur refuse les demandes d’un navigateur pour cette organisation (CORS). Faites masquer l’origine dans Options, Modèles, pour cette connexion, puis réessayez.",
  "provider-region":
    "Le fournisseur ne répond pas à cet endroit. Choisissez un autre modèle, puis réessayez.",
  "provider-privacy":
    "Aucun de ceux qui proposent ce modèle ne respecte les réglages de confidentialité de ce compte. Modifiez-les là-bas, ou choisissez un autre modèle, puis réessayez.",
  "provider-filtered":
    "Un filtre du fournisseur a refusé ce message ou ce qui le précède. Reformulez-le, ou choisissez un autre modèle, puis réessayez.",
  "provider-no-chat": "Ce modèle ne sait pas converser. Choisissez-en un autre, puis réessayez.",
  "provider-no-images":
    "Ce modèle n’accepte pas les images. Choisissez-en un qui les accepte, ou supprimez le message qui en contient une, puis réessayez.",
  "provider-unsupported":
    "Le serveur n’accepte pas ce type de demande pour ce modèle. Choisissez un autre modèle, puis réessayez.",
  "provider-cannot-run":
    "Le serveur ne peut pas faire tourner ce modèle : sa mémoire ne suffit pas, sa carte graphique a échoué, ou il est plus ancien que le modèle. Fermez ce qui y tourne d’autre, mettez-le à jour, ou choisissez un autre modèle, puis réessayez.",
  "provider-model-missing": "Le serveur n’a pas ce modèle. Choisissez-en un autre, puis réessayez.",
  "provider-model-missing-pull":
    "Ollama n’a pas ce modèle. Téléchargez-le avec la commande ci-dessous, ou choisissez-en un autre, puis réessayez.",
  "provider-model-missing-ollama":
    "Ollama n’a pas ce modèle. Téléchargez-le dans Options, Modèles, ou choisissez-en un autre, puis réessayez.",
  "provider-model-missing-ollama-at": (host) =>
    `Ollama à l’adresse ${host} n’a pas ce modèle. Faites-le télécharger dans Options, Modèles, ou choisissez-en un autre, puis réessayez.`,
  "provider-model-missing-near": (host) =>
    `${host} n’a pas ce modèle, ou ne l’a pas chargé. Chargez-le là-bas, ou choisissez-en un autre, puis réessayez.`,
  "provider-model-missing-file":
    "Ce fichier de modèle n’est plus dans ce navigateur, ou pas encore complet. Regardez-le dans Options, Modèles, ou choisissez un autre modèle, puis réessayez.",
  "provider-model-missing-browser":
    "Le modèle intégré du navigateur n’est pas prêt ici. Regardez dans Options, Modèles, ou choisissez un autre modèle, puis réessayez.",
  "provider-model-missing-at": (host) =>
    `${host} n’a pas ce modèle, ou ne l’a plus. Choisissez-en un autre, puis réessayez.`,
  "provider-too-long":
    "La demande est plus longue que ce que le modèle peut contenir. Raccourcissez le message, choisissez un modèle avec une plus grande fenêtre, ou commencez une nouvelle conversation.",
  "provider-overloaded":
    "Le fournisseur est surchargé pour le moment. Attendez un peu, ou choisissez un autre modèle, puis réessayez.",
  "provider-offline":
    "Ce navigateur est hors ligne, et le modèle est sur un autre ordinateur. Connectez-vous, ou choisissez un modèle sur celui-ci, puis réessayez.",
  "provider-permission":
    "Le navigateur ne laisse pas encore Confidant joindre ce serveur, donc rien n’a été envoyé. Autorisez-le dans Options, Modèles, avec le bouton à côté de la connexion.",
  "provider-rate-limited":
    "Le serveur reçoit trop de demandes pour le moment. Attendez un peu, puis réessayez.",
  "provider-rate-limited-for": (seconds) =>
    `Le serveur reçoit trop de demandes et vous prie d’attendre ${formatDuration(seconds * 1000)}. Attendez, puis réessayez.`,
  "provider-failed":
    "Le serveur a échoué pendant la réponse. Réessayez, ou choisissez un autre modèle.",
  "provider-failed-with": (status) =>
    `Le serveur a échoué pendant la réponse (${status}). Regardez son journal, puis réessayez.`,
  "provider-failed-far": (host, status) =>
    `${host} a échoué pendant la réponse${status === null ? "" : ` (${status})`}. Attendez un peu, ou choisissez un autre modèle, puis réessayez.`,
  "provider-refused-far": (host, status) =>
    `${host} n’a pas accepté cette demande (${status}). Choisissez un autre modèle, ou regardez la connexion dans Options, Modèles, puis réessayez.`,
  "provider-failed-call":
    "Le modèle a demandé un outil sous une forme illisible, et sa réponse s’est arrêtée là. Réessayez, ou choisissez un autre modèle.",
  "provider-malformed":
    "La réponse du serveur n’a pas pu être lue. Vérifiez que le serveur lui-même répond à cette adresse, puis réessayez.",
  "provider-cut-off": "La connexion s’est interrompue avant la fin de la réponse.",
  "provider-silent":
    "Le serveur est resté muet trop longtemps. Il manque peut-être de mémoire ; regardez-le, puis réessayez.",
  "provider-silent-far": (host) =>
    `Aucune nouvelle de ${host} depuis trop longtemps. Attendez un peu, ou choisissez un autre modèle, puis réessayez.`,
  "provider-failed-address": (host, status) =>
    `Il n’y a rien à cette adresse de ${host} (${status}). Regardez l’adresse dans Options, Modèles : une partie du chemin manque peut-être, comme /v1. Réessayez ensuite.`,
  "tool-server-auth": (host) =>
    `${host} demande une connexion ou un jeton, ou a refusé celui qui est donné. Connectez-vous ou donnez-en un dans Options, Outils, puis réessayez.`,
  "tool-server-forbidden": (host) =>
    `${host} a refusé cela (403). Le jeton ne le permet peut-être pas, ou le serveur refuse les navigateurs : regardez-le dans Options, Outils, puis réessayez.`,
  "tool-server-not-allowed": (host) =>
    `Confidant ne peut pas encore joindre ${host}, donc rien n’a été envoyé. Autorisez-le dans Options, Outils, puis réessayez.`,
  "tool-server-offline": (host) =>
    `Ce navigateur est hors ligne, et ${host} est sur un autre ordinateur, donc rien n’a été envoyé. Connectez-vous, puis réessayez.`,
  "tool-server-gone": (host) =>
    `La connexion à ${host} a été retirée ou mène maintenant ailleurs, donc rien n’a été envoyé. Regardez-la dans Options, Outils, puis réessayez.`,
  "tool-server-failed": (host, status) =>
    `${host} n’a pas fait ce qui était demandé${status === null ? "" : ` (${status})`}. Attendez un peu, ou regardez l’adresse dans Options, Outils, puis réessayez.`,
} satisfies Texts<typeof enServerErrors>;
