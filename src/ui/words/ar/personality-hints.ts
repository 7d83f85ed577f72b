import type { PersonalityHint } from "../../../domain/personality-hint";

/** What the two texts of a context are called. */
export const personalityTexts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "التعليمات",
  personality: "الشخصية",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "الغضب أو الإهانات",
  moods: "تبنّي مزاج الشخص",
  temper: "فقدان الأعصاب",
  offence: "الشعور بالإهانة",
  obedience: "فعل كل ما يُطلب منه",
  agreement: "الموافقة على كل شيء",
};

const looksLike: Partial<Record<About, string>> = {
  block: "كتلة من الموجّه",
  heading: "عنوانًا من الموجّه",
  label: "تسمية متحدث",
};

/** What is said of instructions and of a personality, by what was noticed. */
export const personalityHints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "لم يُكتب شيء هناك. تفيد جملة عمّن هو وما يفعله."
      : "لم يُكتب شيء هناك. تفيد جملة عن كيفية كلامه وما يثبت عليه.",
  "very-short": () => "هذا قصير جدًا: جملتان أو ثلاث تعطيه ما يتمسك به.",
  "very-long": () =>
    "هذا طويل جدًا، ويأخذ من مكان المحادثة في كل طلب؛ وقد لا تتسع له نافذة نموذج صغير.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} يطلب ${(about && asksFor[about]) ?? "شيئًا"}، وهذا يعارض إرشادات الثبات: يُقال للنموذج الأمران معًا. احذفه، أو قل ما يفعله بدلًا من ذلك.`,
  "forged-tags": ({ about }, text) =>
    `${text} يشبه ${(about && looksLike[about]) ?? "جزءًا من الموجّه"} ويُكسر قبل إرساله. قله بكلمات بسيطة.`,
  "speaks-as-user": (_, text) =>
    `${text} يبدأ جملة بصيغة المتكلم، وقد يظنها النموذج كلام الشخص نفسه. خاطب الشريك بصيغة «أنت».`,
  "no-role": () => "لا تقول التعليمات من هو. «أنت …» بداية جيدة.",
  "not-english": () =>
    "يحافظ النموذج الصغير على الشخصية أفضل ما يكون بالإنجليزية؛ ومع ذلك يجيب بلغتك.",
};
