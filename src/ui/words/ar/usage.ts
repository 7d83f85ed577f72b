import type { enUsage } from "../en-usage";
import { formatCost, formatTokens } from "../format";
import type { Texts } from "../texts";
import { isolate } from "./isolate";
import { countedOf } from "./nouns";
import { plural } from "./plural";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "البحث عن نموذج",
    here: "في هذا المتصفح",
    ollama: "Ollama",
    browserModel: "نموذج المتصفح المدمج",
    group: (name, destination) => `${isolate(name)} · ${isolate(destination)}`,
    none: "لا يحتوي اسم أي نموذج على هذه الكلمات.",
    more: (count) =>
      plural(count, {
        zero: "لا نماذج أخرى: اكتب جزءًا من الاسم.",
        one: "نموذج آخر: اكتب جزءًا من الاسم.",
        two: "نموذجان آخران: اكتب جزءًا من الاسم.",
        few: "# نماذج أخرى: اكتب جزءًا من الاسم.",
        many: "# نموذجًا آخر: اكتب جزءًا من الاسم.",
        other: "# نموذج آخر: اكتب جزءًا من الاسم.",
      }),
    window: formatTokens,
    windowHint: (tokens) => `يتسع لـ ${countedOf(tokens, "token")}.`,
    price: ({ prompt, reply }) => `${isolate(formatCost(prompt))} / ${isolate(formatCost(reply))}`,
    priceHint: "سعر مليون رمز، للموجّه / للرد.",
    setUp: "إعداد النماذج …",
  },

  cost: {
    name: "التكلفة",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "الرموز هنا",
    cost: "التكلفة، بقدر ما تُعرف الأسعار",
  },

  refusal: {
    ended: "أنهى المزوّد هذه الإجابة. اسأل بطريقة أخرى، أو اختر نموذجًا آخر.",
    empty: "لم يسمح المزوّد بالإجابة عن هذا. اسأل بطريقة أخرى، أو اختر نموذجًا آخر.",
  },
} satisfies Texts<typeof enUsage>;
