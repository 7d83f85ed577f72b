import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "مستشار هادئ",
      description: "يحافظ على الهدوء والموضوعية في المواقف العاطفية",
    },
    "preset-rational-advisor": {
      name: "مستشار عقلاني",
      description: "إرشاد قائم على المنطق والمعلومات",
    },
    "preset-supportive-guide": {
      name: "مرشد داعم",
      description: "تعاطف متوازن مع توجيه بنّاء",
    },
    "preset-professional-assistant": {
      name: "مساعد مهني",
      description: "رصانة مهنية وكفاءة عملية",
    },
    "preset-decision-making-supporter": {
      name: "معين على القرار",
      description: "دعم منظم لاتخاذ القرار في الخيارات المعقدة",
    },
    "preset-search-key-advisor": {
      name: "مستشار البحث",
      description: "أفضل استراتيجية بحث وأنسب الكلمات المفتاحية",
    },
  },
  starters: {
    persona: "المساعد هنا: أسلوبه وما وعد به.",
    human: "الشخص الذي يتحدث معه: ما يريد أن يُعرف عنه.",
    scratchpad: "ما يعمل عليه الاثنان حاليًا.",
  },
  starterNames: { persona: "الدور", human: "أنت", scratchpad: "مسودة" },
} satisfies Texts<typeof enPresets>;
