import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { importNotes, importProblems } from "./import-report";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "Importer des conversations",
    why: "Depuis le fichier que ChatGPT ou Claude envoie quand vous demandez d’exporter vos données, ou depuis ce qu’exportent Open WebUI, Page Assist, LibreChat ou Confidant. Il est lu dans ce navigateur et ne va nulle part ailleurs.",
    formats: "Autres formats",
    moreFormats:
      "Sont aussi lus : une discussion de LM Studio ou SillyTavern, une fiche de personnage et les enregistrements d’Elara, seuls, dans une archive (.zip) ou dans un dossier.",
    limitsTitle: "Ce qui est importé",
    limits:
      "Est importé ce que vous et l’assistant avez écrit, avec les branches, les dates, les modèles, les réflexions du modèle, les textes joints, et les images présentes dans le fichier. Ne sont pas importés : les enregistrements sonores et autres fichiers (une note dit où il y en avait un), ce qu’ont fait les outils, et les instructions du produit ; le rapport les compte. Ce que ChatGPT et Claude retiennent de vous n’est pas importé non plus, ni les instructions et les fichiers de leurs projets. Les clés et réglages d’un programme ne sont jamais repris ; des fichiers de Confidant, les paramètres d’une conversation le sont. Importer de nouveau le même fichier n’ajoute que ce qui manque.",
    file: "Fichier",
    folder: "Ou un dossier",
    elara:
      "Ce sont des enregistrements d’Elara : ils s’ouvrent avec le texte de clé choisi à l’installation d’Elara.",
    card: "C’est une fiche de personnage : un nouveau contexte en est tiré. Son texte dit au modèle qui être ; lisez-le avant de converser.",
    target: "Vers",
    newContext: "un nouveau contexte",
    newName: "Nom du nouveau contexte",
    newNameHint: "De ChatGPT, par exemple",
    newContextStays: (days) =>
      byCount(
        days,
        "Un contexte où personne ne parle est archivé après un certain temps. Le nouveau reste # jour après le dernier échange ; ses réglages permettent de changer cela.",
        "Un contexte où personne ne parle est archivé après un certain temps. Le nouveau reste # jours après le dernier échange ; ses réglages permettent de changer cela.",
      ),
    nameOf: {
      chatgpt: "De ChatGPT",
      claude: "De Claude",
      confidant: "De Confidant",
      elara: "D’Elara",
      librechat: "De LibreChat",
      lmstudio: "De LM Studio",
      openwebui: "D’Open WebUI",
      pageassist: "De Page Assist",
      sillytavern: "De SillyTavern",
    },
    start: "Importer",
    stop: "Arrêter",
    stopping: "Arrêt en cours …",
    running: "Importation en cours. Gardez cette page ouverte jusqu’à la fin.",
    progress: "Importer, progression",
    read: (percent) => `${formatNumber(percent)} % lus`,
    soFar: (conversations, messages) =>
      `${counted.conversations(conversations)} jusqu’ici, ${byCount(messages, "# nouveau message", "# nouveaux messages")}`,
    ended: {
      done: "Importation terminée",
      stopped: "Importation arrêtée",
      failed: "Importation interrompue",
    },
    kept: "Ce qui a été enregistré jusque-là est conservé ; importer de nouveau le même fichier reprend à cet endroit.",
    into: (name) => `Vers « ${name} »`,
    stays: (days) =>
      byCount(
        days,
        "Il a été créé pour importer ces conversations, et sera archivé # jour après le dernier échange.",
        "Il a été créé pour importer ces conversations, et sera archivé # jours après le dernier échange.",
      ),
    cardMade: (name) =>
      `Le personnage est devenu le contexte « ${name} ». Il ne partage rien avec les autres contextes. Son texte vient de quelqu’un d’autre : lisez-le dans les réglages du contexte avant de converser.`,
    cardKnown: "Ce personnage est déjà là : aucun contexte n’a été créé.",
    noneNew: "Aucune conversation n’était nouvelle : aucun contexte n’a été créé.",
    noneInto: (name) =>
      `Aucune conversation n’était nouvelle : aucune n’a été placée dans « ${name} ».`,
    nothing: "Rien n’a été importé.",
    open: "Ouvrir dans le panneau latéral",
    cameTitle: "Les plus récentes d’entre elles",
    more: (count) =>
      byCount(
        count,
        "… et # autre conversation, dans la liste des conversations.",
        "… et # autres conversations, dans la liste des conversations.",
      ),
    added: (count) => byCount(count, "# conversation ajoutée", "# conversations ajoutées"),
    extended: (count, name) =>
      `${byCount(count, "# conversation mise à jour", "# conversations mises à jour")}, dans « ${name} »`,
    unchanged: (count, name) =>
      `${byCount(count, "# conversation était déjà là", "# conversations étaient déjà là")}, dans « ${name} »`,
    messages: (count) => byCount(count, "# message enregistré", "# messages enregistrés"),
    pictures: (count) => byCount(count, "# image jointe", "# images jointes"),
    parameters: (count, sets) =>
      `${counted.conversations(count)} avec des paramètres pour le modèle : ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [byCount(blocks, "# bloc", "# blocs")] : []),
        ...(facts > 0 ? [`${counted.facts(facts)} (à approuver dans Mémoire)`] : []),
        ...(notes > 0 ? [byCount(notes, "# note", "# notes")] : []),
      ].join(", "),
    leftOutTitle: "Non importé",
    mendedTitle: "Lu autrement",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "Image", sound: "Son", file: "Fichier" }[thing];
      return name === "" ? `[${what}]` : `[${what} : ${name}]`;
    },
    clipMark: "\n\n[Le reste de ce message était trop long pour être importé.]",
    problemsTitle: "N’a pas pu être lu",
    moreProblems: (count) => `… et ${formatNumber(count)} de plus`,
    conversation: (position) => `Conversation ${formatNumber(position)} du fichier`,
    wholeFile: "Le fichier",
    nothingWhole: "Le fichier finit avant sa première conversation. Exportez-le de nouveau.",
    problems: importProblems,
    again: "Importer un autre fichier",
  },
} satisfies Texts<typeof enImport>;
