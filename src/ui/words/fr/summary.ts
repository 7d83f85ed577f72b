import type { enSummary } from "../en-summary";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      messages === 1
        ? "Le modèle voit un résumé de ce message"
        : byCount(
            messages,
            "Le modèle voit un résumé de # message",
            "Le modèle voit un résumé de ces # messages",
          ),
    dropped: (messages) => `Résumé de ${counted.messages(messages)} écarté.`,
    droppedMeans:
      "Le modèle voit les messages eux-mêmes, dans la mesure où ils tiennent. Ils ne seront plus résumés automatiquement. Le texte écarté est conservé :",
    failed: "Aucun résumé plus récent n’a pu être fait.",
    again: "Un nouvel essai se fera automatiquement, ou tout de suite avec /summary.",
    text: "Résumé",
    byPerson: "Modifié par vous.",
    byModel: (model) => `Écrit par ${model}.`,
    edit: "Modifier",
    drop: "Écarter",
    undo: "Annuler",
    undoEdit: "Annuler la dernière modification",
    save: "Enregistrer",
    saveHint: (keys) => `Enregistrer (${keys})`,
    cancel: "Annuler",
    empty: "Un résumé ne peut pas être vide. Vous pouvez l’écarter à la place.",
    changed: "Il a été modifié entre-temps ; voici son texte actuel. Rien n’a été perdu.",
    conflict:
      "Il a été modifié entre-temps. Votre saisie reste ci-dessus ; voici son texte actuel. « Enregistrer » met le vôtre à sa place.",
    gone: "Il a été écarté entre-temps. Votre saisie reste ci-dessus : annulez d’abord cette action, ou copiez votre texte puis annulez la saisie.",
  },

  commands: {
    label: "Commandes",
    hints: {
      status: "modèle, remplissage de la fenêtre et verrouillage",
      history: "ce que le modèle voit de cette conversation",
      context: "tout ce que le modèle verra",
      model: "choisir un modèle, ou saisir son nom",
      summary: "résumer maintenant les échanges plus anciens",
      memory: "ce que ce contexte retient",
      search: "retrouver ce qui a été dit ou retenu",
      facts: "ce que ce contexte sait de vous",
      remember: "retenir un fait sur vous : ville: Lisbonne",
      forget: "oublier un fait : ville",
      new: "commencer une autre conversation ici",
      temp: "commencer une conversation qui n’est pas enregistrée",
      help: "ces commandes",
    },
  },
} satisfies Texts<typeof enSummary>;
