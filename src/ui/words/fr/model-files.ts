import type { enConnections } from "../connection-words";
import { formatTokens } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What the options say of model files. */
export const modelFiles = {
  title: "Fichiers de modèle",
  why: "Un modèle dans un fichier GGUF fonctionne à l’intérieur de ce navigateur : sans serveur, sans clé, et hors ligne. Le fichier est gardé dans le profil de ce navigateur ; les petits modèles jusqu’à environ 2 Go conviennent le mieux, et au-delà de 4 Go rien ne peut fonctionner.",
  oneThread:
    "Les modèles tournent sur un seul fil d’exécution : cet ordinateur a peu de cœurs, et les réponses arrivent lentement.",
  threads: (count) =>
    byCount(
      count,
      "Les modèles tournent ici sur # fil d’exécution.",
      "Les modèles tournent ici sur # fils d’exécution.",
    ),
  room: (used, quota) => `${used} occupés sur les ${quota} que le navigateur accorde.`,
  drop: "Déposez ici des fichiers GGUF, ou choisissez-en",
  noneHere:
    "Firefox ne permet à aucune extension d’exécuter des fichiers de modèle. Utilisez plutôt un serveur sur cet ordinateur, par exemple Ollama.",
  notGguf: (name) => `« ${name} » n’est pas un fichier GGUF. Rien n’en a été lu.`,
  notTaken: (name, why) => `« ${name} » n’a pas été pris : ${why}`,
  url: "Télécharger depuis",
  urlHint:
    "L’adresse d’un fichier GGUF, en https ou sur cet ordinateur. Le navigateur peut demander la permission de joindre cet hôte ; seul ce fichier y est pris, et rien de vous n’accompagne la demande. Elle peut être renvoyée là où se trouve le fichier.",
  download: "Télécharger",
  none: "Il n’y a pas encore de fichier de modèle.",
  list: "Fichiers de modèle dans ce navigateur",
  states: {
    arriving: "chargement",
    paused: "en pause",
    checking: "vérification",
    ready: "prêt",
    failed: "échec",
  },
  progress: (name) => `${name}, progression`,
  arrived: (received, total) => `${received} sur ${total}`,
  own: "depuis un fichier à vous",
  from: (source) => `depuis ${source}`,
  window: (tokens) => `contient ${formatTokens(tokens)} jetons`,
  noTemplate: "sans gabarit de conversation propre : un gabarit simple est utilisé",
  digest: "SHA-256",
  pause: "Mettre en pause",
  resume: "Reprendre",
  remove: "Retirer",
  removeMeans: (name, contexts, { isGeneral, canUndo }) =>
    [
      `Supprime « ${name} » de ce navigateur.`,
      ...(canUndo ? ["Vous pouvez annuler pendant 10 secondes."] : []),
      ...(contexts > 0
        ? [
            byCount(
              contexts,
              "# contexte l’utilise et le signalera au prochain message.",
              "# contextes l’utilisent et le signaleront au prochain message.",
            ),
          ]
        : []),
      ...(isGeneral ? ["C’est le modèle par défaut."] : []),
    ].join(" "),
  removeConfirm: "Retirer ce fichier",
} satisfies Texts<(typeof enConnections)["files"]>;

/** What the options say of the model that the browser brings along. */
export const browserModel = {
  states: {
    available: "prêt",
    downloadable: "peut être téléchargé par le navigateur",
    downloading: "en cours de téléchargement par le navigateur",
    unavailable: "impossible sur cet appareil",
  },
  why: "Un modèle intégré au navigateur. Rien ne quitte cet ordinateur.",
  download: "Télécharger avec le navigateur",
  progress: "Modèle intégré du navigateur, progression",
  failed: "Le navigateur ne l’a pas téléchargé. Rien n’a été modifié ; réessayez plus tard.",
} satisfies Texts<(typeof enConnections)["browserModel"]>;
