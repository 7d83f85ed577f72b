import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Conseil serein",
      description: "Garde son calme et son objectivité dans les moments d’émotion",
    },
    "preset-rational-advisor": {
      name: "Conseil rationnel",
      description: "Des conseils fondés sur la logique et les faits",
    },
    "preset-supportive-guide": {
      name: "Guide bienveillant",
      description: "Une empathie équilibrée, tournée vers des solutions",
    },
    "preset-professional-assistant": {
      name: "Assistant professionnel",
      description: "Sang-froid professionnel et efficacité pratique",
    },
    "preset-decision-making-supporter": {
      name: "Aide à la décision",
      description: "Une démarche structurée pour les choix complexes",
    },
    "preset-search-key-advisor": {
      name: "Conseil en recherche",
      description: "La meilleure stratégie de recherche et les mots-clés qui conviennent",
    },
  },
  starters: {
    persona: "L’assistant d’ici : sa manière d’être et ce qu’il a promis.",
    human: "La personne avec qui il parle : ce qu’elle veut qu’il sache d’elle.",
    scratchpad: "Ce sur quoi les deux travaillent en ce moment.",
  },
  starterNames: { persona: "Rôle", human: "Vous", scratchpad: "Brouillon" },
} satisfies Texts<typeof enPresets>;
