/** What blocks can be, what the model may do with them, and what each of that means. */
export const memoryKinds = {
  types: {
    core: "Essentiel",
    working: "De travail",
    archival: "D’archives",
    log: "Journal",
  },
  typeMeans: {
    core: "Le modèle le voit avec chaque message, dans la limite de la part de la fenêtre réservée à la mémoire.",
    working:
      "Pour ce qui est en cours : le modèle le voit tant qu’il est épinglé, ou quand un message s’y réfère.",
    archival: "Pour ce qui sert rarement : dans aucun prompt. Vous le trouvez ici.",
    log: "Pour ce qui s’est passé : dans aucun prompt. Vous le trouvez ici.",
  },
  permissions: {
    ReadOnly: "Lecture seule",
    Human: "Demander à une personne",
    Partner: "Me demander",
    Append: "Ajout seulement",
    ReadWrite: "Lecture et écriture",
    Admin: "Tout",
  },
  permissionMeans: {
    ReadOnly: "Le modèle le lit et ne le modifie jamais.",
    Human: "La personne présente doit donner son accord avant que le modèle le modifie.",
    Partner: "Votre accord est demandé avant que le modèle le modifie.",
    Append: "Le modèle peut y ajouter, sans modifier ce qui s’y trouve.",
    ReadWrite: "Le modèle peut modifier ce qui s’y trouve.",
    Admin: "Le modèle peut le modifier, et le supprimer.",
  },
  layouts: {
    text: "Texte",
    list: "Liste",
    checklist: "Liste à cocher",
    map: "Tableau",
    log: "Journal",
    composite: "Sections multiples",
  },
  layoutMeans: {
    text: "Des mots, comme vous les écrivez.",
    list: "Des éléments numérotés, les uns sous les autres.",
    checklist: "Des éléments à cocher.",
    map: "Des champs nommés, chacun avec une valeur.",
    log: "Des entrées avec leur heure, les plus récentes d’abord. Les précédentes restent telles quelles.",
    composite: "Plusieurs parties sous des titres, chacune avec sa propre disposition.",
  },
  fieldTypes: {
    text: "Texte",
    number: "Nombre",
    boolean: "Oui ou non",
    list: "Liste",
    counter: "Compteur",
  },
};

/** What was done to a block, by the name of the change. */
export const memoryChanges: Readonly<Record<string, string>> = {
  "set-text": "a tout réécrit",
  "append-text": "a ajouté du texte",
  "replace-text": "a remplacé du texte",
  "splice-text": "a modifié le texte",
  "set-field": "a modifié un champ",
  "append-to-field": "a complété un champ",
  increment: "a modifié un compteur",
  "push-item": "a ajouté un élément",
  "insert-item": "a ajouté un élément",
  "set-item": "a modifié un élément",
  "delete-item": "a supprimé un élément",
  "append-entry": "a ajouté une entrée",
  restore: "a restauré une version",
  layout: "a modifié la disposition",
  merge: "a intégré les modifications d’une sauvegarde",
};
