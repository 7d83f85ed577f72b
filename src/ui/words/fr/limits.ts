import type { enErrors } from "../en-errors";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What is full, by how much it holds, and what makes room. */
export const limits = {
  "message-bytes": (max) =>
    `C’est plus qu’un message ne peut contenir (${formatNumber(max)} octets au plus). Raccourcissez-le, ou envoyez-le en plusieurs parties.`,
  "block-bytes": (max) =>
    `C’est plus qu’un bloc ne peut contenir (${formatNumber(max)} octets au plus). Rien n’a été modifié ; raccourcissez-le.`,
  "conversation-messages": (max) =>
    `Cette conversation est pleine (${formatNumber(max)} messages au plus). Tout son contenu est conservé ; ce que vous avez écrit reste dans le champ. Continuez dans une nouvelle conversation.`,
  contexts: (max) =>
    `Il y a ${formatNumber(max)} contextes, archivés compris, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; supprimez-en un définitivement dans Options, Données, puis réessayez.`,
  presets: (max) =>
    `Vous avez ${formatNumber(max)} préréglages à vous, retirés compris, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; supprimez-en un définitivement dans Options, Contextes, puis réessayez.`,
  "saved-prompts": (max) =>
    `La bibliothèque contient ${formatNumber(max)} prompts, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; supprimez-en un dans Options, Bibliothèque de prompts, puis réessayez.`,
  "prompt-characters": (max) =>
    `C’est plus qu’un prompt ne peut contenir (${formatNumber(max)} caractères au plus). Rien n’a été modifié ; raccourcissez-le.`,
  "context-conversations": (max) =>
    `Ce contexte contient ${formatNumber(max)} conversations, archivées comprises, et il n’y a pas de place pour d’autres. Choisissez un autre contexte, ou supprimez une conversation, puis réessayez.`,
  "pinned-conversations": (max) =>
    `Il y a ${formatNumber(max)} conversations épinglées, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; désépinglez-en une, puis réessayez.`,
  redactions: (max) =>
    `Il y a ${formatNumber(max)} mots à masquer, et il n’y a pas de place pour d’autres. Retirez-en d’abord un ; rien n’a été modifié.`,
  "unlock-methods": (max) =>
    `Il y a ${formatNumber(max)} méthodes de déverrouillage, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; retirez-en une dans Options, Verrouillage, puis ajoutez celle-ci.`,
  connections: (max) =>
    `Il y a ${formatNumber(max)} connexions, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; retirez-en d’abord une, puis ajoutez celle-ci.`,
  blocks: (max) =>
    `Ce contexte a ${formatNumber(max)} blocs de mémoire, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; retirez-en un, puis réessayez.`,
  "archival-entries": (max) =>
    `Ce contexte a ${formatNumber(max)} notes, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; retirez-en d’abord une, puis réessayez.`,
  attachments: (max) =>
    byCount(
      max,
      "Un message prend au plus # pièce jointe. Celle-ci n’a pas été ajoutée ; retirez-en une, ou envoyez-la avec le message suivant.",
      "Un message prend au plus # pièces jointes. Celle-ci n’a pas été ajoutée ; retirez-en une, ou envoyez-la avec le message suivant.",
    ),
  "attachment-bytes": (max) =>
    `C’est plus qu’une pièce jointe ne peut contenir (${formatNumber(max)} octets au plus). Elle n’a pas été ajoutée ; raccourcissez-la, ou joignez-en une partie.`,
  "image-pixels": (max) =>
    `Cette image a plus de pixels qu’il n’en est ouvert ici (${formatNumber(max)} au plus). Elle n’a pas été ajoutée ; choisissez-en une autre, ou joignez-en une partie.`,
  "model-files": (max) =>
    `Il y a ${formatNumber(max)} fichiers de modèle, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; retirez-en d’abord un.`,
  programs: (max) => `Il y a ${formatNumber(max)} programmes. Retirez-en d’abord un.`,
  facts: (max) =>
    `Il y a ${formatNumber(max)} faits dans ce contexte, et il n’y a pas de place pour d’autres. Rien n’a été modifié ; oubliez-en un (/facts les affiche), puis continuez.`,
  "model-file-bytes": (max) =>
    `Ce fichier dépasse la mémoire du moteur intégré au navigateur (${formatNumber(max)} octets au plus). Il n’a pas été pris ; choisissez-en un autre, avec des poids moins nombreux ou plus courts.`,
} satisfies Texts<(typeof enErrors)["limit-exceeded-by"]>;

/** Why what was asked for is refused, by the reason that comes with `bad-request`. */
export const refusals = {
  "not-a-url":
    "Ce n’est pas l’adresse d’un serveur. Rien n’a été envoyé ; elle ressemble à https://api.example.com/v1, ou 127.0.0.1:8080.",
  credentials:
    "Cette adresse contient un nom ou un mot de passe. Rien n’a été envoyé ; enlevez-les et donnez plutôt une clé.",
  extra:
    "Cette adresse continue après un « ? » ou un « # ». Rien n’a été envoyé ; donnez la partie qui précède, et une clé dans son propre champ.",
  "not-loopback":
    "Ce serveur n’est pas sur cet ordinateur. Rien n’a été envoyé ; ajoutez-le plutôt comme connexion.",
  "key-in-clear":
    "Cette adresse mène en http non chiffré vers un autre ordinateur : quiconque se trouve sur le trajet pourrait lire la clé. Rien n’a été conservé ni envoyé ; utilisez https, ou enlevez la clé et les en-têtes.",
  key: "Cette clé contient quelque chose qu’aucune clé ne contient, comme un saut de ligne. Rien n’a été conservé ni envoyé ; copiez-la encore une fois.",
  header:
    "L’un des en-têtes a un nom ou une valeur qui ne peut pas être envoyé. Rien n’a été modifié ; vérifiez-les, puis réessayez.",
  "in-clear":
    "Cette adresse mène en http non chiffré vers un autre ordinateur, et le fichier pourrait être modifié en route. Rien n’a été téléchargé ; donnez une adresse qui commence par https.",
  "not-ollama":
    "Ce serveur n’est pas un Ollama, seul capable de cela. Rien n’a été modifié ; choisissez un serveur Ollama.",
  "passed-on":
    "Ce modèle ne s’exécute pas sur cet ordinateur : son serveur transmet ailleurs ce qu’il reçoit. Rien n’a été modifié ; choisissez un autre modèle.",
} satisfies Texts<(typeof enErrors)["bad-request-by"]>;
