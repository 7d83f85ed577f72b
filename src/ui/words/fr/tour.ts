import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "Visite",
  offer: "Première fois ici ? Une visite en cinq courtes étapes vous attend.",
  begin: "Commencer la visite",
  skip: "Passer",
  back: "Retour",
  next: "Suivant",
  done: "Terminé",
  at: (step, steps) => `(${formatNumber(step)} sur ${formatNumber(steps)})`,
  goes: "Pour sa réponse, un message va en un seul endroit : là où tourne le modèle nommé sous le champ de message.",
  steps: {
    private: {
      title: "Chiffrement et verrouillage",
      text: "Tout ce que vous écrivez est chiffré sur cet ordinateur et ne s’ouvre qu’avec vos méthodes de déverrouillage.",
    },
    model: {
      title: "Choisir un modèle",
      text: "Sous le champ de message se trouve le modèle qui répond, avec l’endroit où il tourne. Cliquez dessus pour en choisir un autre.",
    },
    prompt: {
      title: "Ce que voit le modèle",
      text: "À côté du modèle, vous voyez à quel point sa fenêtre de contexte est remplie. Cliquez dessus pour lire tout le prompt, partie par partie.",
    },
    memory: {
      title: "Mémoire",
      text: "Un contexte retient des faits et des blocs pour vos prochaines conversations. Le menu en haut ouvre sa mémoire : lisez, modifiez ou supprimez ce que vous voulez.",
    },
    keep: {
      title: "Verrouillage et sauvegarde",
      text: `Définissez une méthode de déverrouillage dans ${at}${names.lock}, et faites une sauvegarde dans ${at}${names.backup}.`,
    },
  },
} satisfies Texts<typeof enTour>;
