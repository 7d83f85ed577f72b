import type { enImport } from "../en-import";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

type Part = (typeof enImport)["importPart"];

/** What an import left out or read differently. */
export const importNotes = {
  system: (count) => byCount(count, "# instruction du produit", "# instructions du produit"),
  tool: (count) => byCount(count, "# étape d’un outil", "# étapes d’outils"),
  hidden: (count) => byCount(count, "# message masqué", "# messages masqués"),
  thinking: (count) => byCount(count, "# note de réflexion", "# notes de réflexion"),
  image: (count) => byCount(count, "# image non prise", "# images non prises"),
  room: (count) =>
    byCount(
      count,
      "# autre image pour laquelle il n’y avait pas de place : importer de nouveau le même fichier la reprend",
      "# autres images pour lesquelles il n’y avait pas de place : importer de nouveau le même fichier les reprend",
    ),
  sound: (count) => byCount(count, "# son ou vidéo", "# sons ou vidéos"),
  file: counted.files,
  failure: (count) => byCount(count, "# réponse échouée", "# réponses échouées"),
  card: (count) =>
    byCount(count, "# partie d’une fiche de personnage", "# parties d’une fiche de personnage"),
  memory: () => "ce que les contextes retenaient : le fichier dépasse 64 Mo",
  "memory-nowhere": () =>
    "ce que les contextes retenaient : aucune conversation n’était nouvelle ; choisissez un contexte où l’importer",
  "memory-left": (count) =>
    byCount(
      count,
      "# partie de la mémoire : endommagée, trop longue ou sans place dans le contexte",
      "# parties de la mémoire : endommagées, trop longues ou sans place dans le contexte",
    ),
  unknown: (count) => byCount(count, "# partie d’un genre inconnu", "# parties d’un genre inconnu"),
  date: (count) =>
    byCount(
      count,
      "# heure impossible : celle de ce qui précède a été prise",
      "# heures impossibles : celles de ce qui précède ont été prises",
    ),
  parent: (count) =>
    byCount(
      count,
      "# message suit un message qui manque : il commence une branche",
      "# messages suivent un message qui manque : chacun commence une branche",
    ),
  cycle: (count) =>
    byCount(count, "# boucle de messages, ouverte", "# boucles de messages, ouvertes"),
  double: (count) =>
    byCount(
      count,
      "# message était présent deux fois : le premier a été pris",
      "# messages étaient présents deux fois : le premier a été pris",
    ),
  clipped: (count) =>
    byCount(
      count,
      "# message dépassait 1 MiB : le reste manque, et c’est indiqué",
      "# messages dépassaient 1 MiB : le reste manque, et c’est indiqué",
    ),
} satisfies Texts<Part["notes"]>;

/** Why something of a file could not be read; stands behind its name. */
export const importProblems = {
  "not-an-array": "n’est ni une archive ni un fichier de conversations",
  "too-large": "est plus volumineux que ce que Confidant peut contenir",
  "too-deep": "a une structure trop profonde pour être une conversation",
  "cut-off":
    "est la dernière entière : le fichier finit trop tôt. Exportez-le de nouveau pour avoir le reste",
  "not-json": "est endommagé",
  "not-a-conversation": "n’est pas une conversation d’un produit que Confidant connaît",
  "newer-version":
    "a été exporté par une version plus récente de Confidant. Mettez Confidant à jour pour l’importer",
  empty: "n’a pas de texte de vous ni de l’assistant",
  "no-conversations": "ne contient pas de conversations",
  "no-card": "est une image sans fiche de personnage",
  "card-damaged": "a une fiche de personnage endommagée",
  "card-alone": "est une fiche de personnage : importez-la seule",
  "download-list":
    "n’est qu’une liste de téléchargements. Téléchargez les conversations auxquelles elle renvoie, puis choisissez le fichier obtenu",
  "zip-too-large": "donne une fois décompressé plus qu’aucune exportation ne devrait",
  "zip-too-slow": "demande plus de temps à décompresser qu’aucune exportation ne devrait",
  "zip-cut-off": "finit trop tôt : il n’est pas arrivé entier. Téléchargez ou copiez-le de nouveau",
  "zip-locked":
    "a un mot de passe. Décompressez-le avec un programme qui le demande, et choisissez ce qui s’y trouvait",
  "zip-packing":
    "est compressé d’une façon que Confidant ne sait pas lire. Décompressez-le avec un autre programme, et choisissez ce qui s’y trouvait",
  unreadable: "ne peut pas être lu, ou pas jusqu’à la fin",
  "key-does-not-fit": "ne s’ouvre pas : le texte de clé ne convient pas",
  "no-records": "ne contient pas d’enregistrements d’Elara",
  "record-name": "n’est pas nommé comme un enregistrement",
  "record-double": "est présent deux fois : le premier a été pris",
  "record-too-large": "est plus volumineux qu’un enregistrement ne peut l’être",
  "record-envelope": "n’est pas un enregistrement chiffré",
  "record-key": "ne s’ouvre pas avec ce texte de clé, ou a été modifié",
  "record-message": "ne contient pas de message",
  "record-role": "a un rôle inconnu, ou autre que celui de son nom",
  "record-time": "donne son heure comme un nombre ou sans fuseau horaire",
  "record-empty": "n’a pas de texte",
  "record-unreadable": "ne peut pas être lu",
} satisfies Texts<Part["problems"]>;
