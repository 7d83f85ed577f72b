import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Спокойный советчик",
      description: "Сохраняет спокойствие и объективность, когда эмоции сильны",
    },
    "preset-rational-advisor": {
      name: "Рациональный советчик",
      description: "Советы на основе логики и фактов",
    },
    "preset-supportive-guide": {
      name: "Поддерживающий наставник",
      description: "Уравновешенное сочувствие и движение к решению",
    },
    "preset-professional-assistant": {
      name: "Деловой ассистент",
      description: "Деловая собранность и практичность",
    },
    "preset-decision-making-supporter": {
      name: "Помощник в решениях",
      description: "Пошаговая поддержка при сложном выборе",
    },
    "preset-search-key-advisor": {
      name: "Советчик по поиску",
      description: "Лучшая стратегия поиска и подходящие ключевые слова",
    },
  },
  starters: {
    persona: "Здешний ассистент: его манера и то, что он обещал.",
    human: "Человек, с которым он говорит: что тот хочет, чтобы о нём знали.",
    scratchpad: "Над чем они сейчас работают.",
  },
  starterNames: { persona: "Роль", human: "Вы", scratchpad: "Черновик" },
} satisfies Texts<typeof enPresets>;
