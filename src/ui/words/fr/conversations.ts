import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first. */
export const conversations = {
  conversations: {
    open: "Conversations",
    openWaiting: "Conversations (une réponse attend)",
  },

  conversationMenu: {
    open: "Cette conversation",
    archivedNote:
      "Cette conversation est archivée. Vous pouvez la lire et la continuer comme n’importe quelle autre.",
    archivedThere:
      "Cette conversation est archivée, ainsi que son contexte. Vous pouvez la lire, et la continuer une fois le contexte restauré.",
  },

  temporary: {
    mark: "Temporaire",
    means:
      "Non enregistrée : elle sera supprimée quand Confidant sera verrouillé, redémarré ou mis à jour, ou quand le navigateur sera fermé.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `Version ${formatNumber(position)} sur ${formatNumber(of)}`,
    before: "Version précédente",
    after: "Version suivante",
    shown: (position, of) =>
      `La version ${formatNumber(position)} sur ${formatNumber(of)} est affichée.`,
  },

  message: {
    edit: "Modifier",
    editLabel: "Modifier votre message",
    editHint: (send) =>
      `${send} pour envoyer, Esc pour annuler. La version précédente est conservée.`,
    send: "Envoyer",
    cancel: "Annuler",
    again: "Régénérer",
    otherModel: "Régénérer avec un autre modèle",
    branch: "Créer une branche ici …",
    more: "Autres actions pour ce message",
    remember: "Retenir …",
    savePrompt: "Enregistrer comme prompt …",
    feedback: "Donner un avis …",
    remove: "Supprimer …",
    readAloud: "Lire à voix haute",
    stopReading: "Arrêter la lecture",
    imported: "importé",
    importedFrom: (model) => `importé · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
