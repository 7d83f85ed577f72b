import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { lockPage } from "./lock-page";
import { counted } from "./nouns";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,

  options: {
    title: "Options",
    sections: sections.names,
    leads: {
      lock: "Ce qui déverrouille Confidant, et quand il se verrouille de lui-même.",
      backup: "Des copies chiffrées de tout, faites d’elles-mêmes et que vous seul pouvez ouvrir.",
      prompt: "Ce qu’un modèle reçoit avec chaque message.",
      appearance: "L’aspect de toutes les pages, leur langue et la voix.",
      data: "Importer, exporter et supprimer ce qui est enregistré dans ce navigateur.",
    },
    cancel: "Annuler",
    fieldFull: (max) =>
      `Longueur maximale atteinte : ${counted.characters(max)}. Le reste est coupé.`,
  },

  lockPage,

  dataPage: {
    contexts: "Supprimer un contexte",
    holds: (conversations, messages, tokens) =>
      [
        counted.conversations(conversations),
        counted.messages(messages),
        ...(tokens === undefined ? [] : [`environ ${counted.tokens(tokens)}`]),
      ].join(", "),
    noContexts: "Rien n’est encore enregistré.",
    purge: "Supprimer définitivement …",
    purgeMeans: (conversations, messages) =>
      `Cela supprime définitivement le contexte avec ${counted.conversations(conversations)} et ${counted.messages(messages)}, ainsi que sa mémoire : blocs, faits, notes et références, même là où ses blocs sont partagés avec d’autres contextes. Ce choix ne peut pas être annulé. Une sauvegarde est faite d’abord. Les copies de ce profil, et pour un temps les fichiers du navigateur, peuvent encore contenir des restes chiffrés.`,
    purgeName: (name) => `Saisissez « ${name} » pour continuer`,
    purgeConfirm: (name, messages) =>
      `Supprimer définitivement : « ${name} », ${counted.messages(messages)}`,
    purged: (messages) =>
      `Supprimé définitivement, avec ${counted.messages(messages)}. Les copies de ce profil, et pour un temps les fichiers du navigateur, peuvent encore contenir des restes chiffrés.`,
    export: "Tout exporter",
    backupFirst:
      "Une sauvegarde est faite d’abord, sauf s’il en existe une à jour. Les sauvegardes gardent ces données, quatre semaines ou plus. Pour une copie que vous pouvez lire sans Confidant :",
    stores: "Coffres",
    storesWhy:
      "Chaque coffre est séparé et a son propre verrouillage. Un seul est utilisé à la fois.",
    store: (number) => `Coffre ${formatNumber(number)}`,
    current: "utilisé",
    use: "Passer à ce coffre",
  },

  healthPage,

  aboutPage: {
    version: (version) => `Version ${version}`,
    protects: "Ce qui vous protège",
    sealed:
      "Tout ce que vous écrivez et chaque réponse sont chiffrés avant d’être enregistrés dans ce navigateur.",
    stays:
      "Un message ne va qu’au modèle que vous choisissez. Les serveurs d’outils, les programmes et un serveur de recherche par le sens ne reçoivent quelque chose que si vous les avez configurés.",
    lockOnly:
      "Avec un verrouillage, la clé n’est en mémoire que tant que Confidant est déverrouillé. Sans lui, la clé est enregistrée dans ce profil.",
    limits:
      "Non protégés : ce qui est à l’écran, un navigateur déverrouillé, la mémoire de cet ordinateur, et un profil entier remis dans un état antérieur.",
    private:
      "Confidant ne fonctionne pas dans les fenêtres privées : rien ne pourrait y être enregistré.",
    licences: "Licences des logiciels",
    ownLicence: "Celle de Confidant (MIT)",
    notices: "Celles des paquets qu’il contient",
  },
} satisfies Texts<typeof enOptions>;
