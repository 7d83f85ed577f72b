import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";
import { plural } from "./plural";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "Aucune voix de cet appareil ne parle la langue de cette réponse.",
  code: (language) => (language === "" ? "Code." : `Code : ${language}.`),
  formula: "formule",
  picture: (name) => (name === "" ? "Image." : `Image : ${name}.`),

  dictation: {
    start: "Dicter",
    stop: "Arrêter la dictée",
    listening: "À l’écoute …",
    failed: {
      microphone:
        "Le navigateur ne laisse pas encore Confidant utiliser le microphone. Options, Apparence, en fait la demande.",
      language:
        "Cet appareil ne peut pas reconnaître la langue pour le moment. Options, Apparence, dit pourquoi.",
      other:
        "La dictée est terminée : le navigateur n’a pas pu continuer. Votre texte est enregistré.",
    },
  },

  part: {
    title: "Voix",
    voices: (count) =>
      plural(count, {
        one: "# voix de cet appareil peut lire les réponses : « Lire à voix haute » figure parmi les actions d’une réponse.",
        many: "# de voix de cet appareil peuvent lire les réponses : « Lire à voix haute » figure parmi les actions d’une réponse.",
        other:
          "# voix de cet appareil peuvent lire les réponses : « Lire à voix haute » figure parmi les actions d’une réponse.",
      }),
    noVoices:
      "Cet appareil n’a aucune voix pour lire les réponses. Les voix qui parlent sur un serveur ne sont jamais utilisées.",
    dictate: "Dicter les messages",
    dictateNote:
      "Ce que vous dites devient du texte sur cet appareil : aucun son n’en sort, et rien n’est envoyé avant que vous ne l’envoyiez. Un bouton à côté du champ de message lance la dictée.",
    noDictation:
      "Ce navigateur ne sait pas transformer la parole en texte sur cet appareil : la dictée n’est donc pas possible. La reconnaissance sur un serveur n’est jamais utilisée.",
    language: "Langue que vous parlez",
    checking: "Vérification …",
    unavailable: "Cet appareil ne peut pas reconnaître cette langue. Choisissez-en une autre.",
    download: "Télécharger cette langue",
    downloadNote:
      "Le navigateur télécharge une fois, chez son éditeur, ce qui reconnaît cette langue. Rien de vous n’est envoyé.",
    downloading: "Téléchargement …",
    downloadFailed: "Le navigateur n’a pas pu télécharger la langue. Réessayez plus tard.",
    microphone: "Autoriser le microphone",
    microphoneNote:
      "Le navigateur vous le demande ici, car il ne le peut pas dans le panneau latéral.",
    blocked:
      "Le microphone est bloqué pour Confidant. Autorisez-le dans les paramètres du navigateur pour cette extension.",
    ready: "C’est prêt.",
  },
} satisfies Texts<typeof enVoice>;
