import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What the part of the options says that gives conversations out as files. */
export const exportTexts = {
  exportPart: {
    title: "Exporter des conversations",
    why: "Des conversations en fichiers pour des personnes et d’autres programmes, avec ce que leurs contextes retiennent. Ce qui est archivé n’y est que si vous choisissez son contexte ou la conversation elle-même. Les conversations temporaires n’y sont jamais, et les images seulement par leur nom.",
    readable:
      "Quiconque possède ce fichier peut le lire : il n’est pas chiffré. La liste des téléchargements du navigateur garde son nom.",
    weak: "Quiconque possède ces fichiers et le texte de clé peut les lire, et un texte de clé devinable se devine vite : c’est bien plus faible que votre coffre. Utilisez-en un long qui ne serve nulle part ailleurs.",
    what: "Contenu",
    scopes: {
      all: "toutes les conversations",
      context: "un contexte",
      conversation: "une conversation",
    },
    context: "Contexte",
    search: "Chercher une conversation par titre ou étiquette",
    found: "Conversation trouvée",
    foundCount: (count) =>
      count === 0
        ? "Aucune trouvée."
        : byCount(count, "# conversation trouvée", "# conversations trouvées"),
    more: "Seules les plus récentes sont affichées : saisissez davantage du titre.",
    untitled: "Nouvelle conversation",
    format: "Format",
    formats: {
      json: "JSON : peut être importé de nouveau, sans les images, les résumés et ce qu’ont fait les outils",
      markdown: "Markdown : pour lire",
      elara: "Elara : un enregistrement chiffré par message",
    },
    hidden: {
      json: "Les caractères invisibles, comme ceux qui changent le sens du texte, y sont écrits comme codes d’échappement, et sont réimportés sans changement.",
      markdown:
        "Les caractères invisibles, comme ceux qui changent le sens du texte, y sont nommés, comme dans [U+202E], pour que vous puissiez les voir.",
      elara:
        "Les caractères invisibles, comme ceux qui changent le sens du texte, restent tels quels dans les enregistrements.",
    },
    elaraContents:
      "Elara a un seul journal de textes : d’une conversation, la branche affichée est écrite ; de plusieurs, tout ce qui a été dit. Les fichiers, les images et la mémoire n’y sont pas.",
    key: "Texte de clé",
    keyProblems: {
      empty: "Saisissez le texte de clé.",
      default:
        "C’est le texte livré avec Elara : tout le monde le connaît. Choisissez-en un autre.",
    },
    keyWarning:
      "C’est le texte livré avec Elara : quiconque possède ces fichiers peut les lire, et a pu les modifier.",
    target: "Vers",
    targets: { zip: "une archive (.zip)", folder: "un dossier" },
    folderNote: "Les enregistrements déjà présents restent tels quels.",
    start: "Exporter",
    running: "Exportation en cours. Gardez cette page ouverte jusqu’à la fin.",
    progress: "Exporter, progression",
    soFar: (conversations, total, messages) =>
      `${formatNumber(conversations)} sur ${counted.conversations(total)}, ${counted.messages(messages)}`,
    cancel: "Annuler",
    done: "Exportation terminée",
    failed: "Exportation échouée",
    nothingSaved: "Aucun fichier n’a été enregistré.",
    folderKept: "Les enregistrements écrits jusque-là sont dans le dossier.",
    counts: (conversations, messages) =>
      `${counted.conversations(conversations)}, ${counted.messages(messages)}`,
    records: (count) => byCount(count, "# enregistrement écrit", "# enregistrements écrits"),
    there: (count) =>
      byCount(
        count,
        "# enregistrement était déjà là, et a été laissé tel quel",
        "# enregistrements étaient déjà là, et ont été laissés tels quels",
      ),
    unreadable: (count) =>
      byCount(
        count,
        "# entrée n’a pas pu être lue et manque ; « État » en dit plus",
        "# entrées n’ont pas pu être lues et manquent ; « État » en dit plus",
      ),
    leftOut: {
      attachments: (count) =>
        byCount(
          count,
          "# fichier ou image seulement nommé",
          "# fichiers ou images seulement nommés",
        ),
      empty: (count) =>
        byCount(
          count,
          "# message sans texte a été laissé de côté",
          "# messages sans texte ont été laissés de côté",
        ),
      tools: (count) =>
        byCount(
          count,
          "# étape d’un outil a été laissée de côté",
          "# étapes d’outils ont été laissées de côté",
        ),
    },
    again: "Exporter autre chose",
    all: "toutes",
    markdown: {
      untitled: "Conversation sans titre",
      context: "Contexte",
      from: "Du (UTC)",
      to: "Au (UTC)",
      tags: "Étiquettes",
      references: "Références",
      roles: { user: "Vous", assistant: "L’assistant", system: "Système", tool: "Outil" },
      thinking: "Réflexion :",
      answer: "Réponse :",
      file: "Fichier :",
      sources: "Sources :",
      picture: "Image (absente de ce fichier) :",
      deleted: "Ce message a été supprimé.",
      nothing: "Rien n’a été dit.",
      memory: {
        title: (context) => `Mémoire de ${context}`,
        facts: "Faits",
        notes: "Notes",
        waiting: "vous attend",
        empty: "Il n’y a rien ici.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `Une autre branche (${number}), depuis le début`
          : `Une autre branche (${number}), après le message ${after}`,
    },
  },
} satisfies Texts<typeof enExport>;
