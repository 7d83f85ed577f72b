import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "Recherche par le sens",
  why: "La recherche trouve aussi ce qui veut dire la même chose avec d’autres mots. Pour cela, un modèle lit chaque texte une fois, en arrière-plan, et chaque recherche.",
  label: "Les textes sont lus par",
  packaged: "Le modèle anglais dans ce navigateur",
  none: "Rien : chercher par les mots seulement",
  ollama: "Un modèle d’Ollama sur cet ordinateur",
  file: (name) => `Le fichier de modèle ${name} dans ce navigateur`,
  of: (connection) => `Un modèle de ${connection}`,
  model: "Nom d’un modèle de plongement (embedding)",
  example: "Par exemple nomic-embed-text, text-embedding-3-small ou gemini-embedding-001",
  leaves: (host) =>
    `Les textes gardés ici sont envoyés à ${host} : messages avec le texte de leurs fichiers, blocs, faits, notes, résumés et références avec leurs adresses. Chaque recherche aussi. Ce qui est modifié est envoyé de nouveau, et tout l’est après un changement de la clé du coffre. Cela peut coûter de l’argent.`,
  stays: "Les textes restent sur cet ordinateur.",
  use: "Utiliser ce modèle",
  trying: "Essai en cours …",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) => `Lus jusqu’ici : ${formatNumber(embedded)} sur ${counted.texts(of)}.`,
} satisfies Texts<typeof enMeaning>;
