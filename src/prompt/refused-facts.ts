/** Of a part of a fact what one language says, each between the borders of a word. */
type Refused = {
  /** Keys that stand for the form of an answer, or for who is to obey it, and for nothing of a person. */
  readonly keys: string;
  /** Values that say that there is none. */
  readonly nothing: string;
  /** What is told to a model, and not of a person. */
  readonly orders: readonly string[];
};

// What is not to be obeyed, and what is to be done with it, in the order in which a language says that.
const REFUSED: Readonly<Record<string, Refused>> = {
  en: {
    keys: "none|key|value|facts?|example|messages?|system|user|assistant|tool|role|prompt|instructions?|rules?|commands?|system prompt",
    nothing: "none|unknown|n/a|not (?:stated|mentioned|specified|given)",
    orders: [
      "(?:ignore|disregard|forget|override|reveal)…(?:instructions?|rules?|prompts?|previous|above|guidelines)",
      "you (?:must|are now|should|shall|will)",
      "system prompt|jailbreak",
    ],
  },
  de: {
    keys: "keine?|nichts|fakt(?:en)?|nachricht(?:en)?|(?:be)?nutzer(?:in)?|assistent(?:in)?|anweisung(?:en)?|regeln?|befehle?|system-?prompt",
    nothing:
      "keine?[rs]?|nichts|unbekannt|keine angaben?|k\\. ?a|nicht (?:angegeben|genannt|erwähnt|bekannt)",
    orders: [
      "(?:ignorier~|missacht~|vergiss|vergesst|überschreib~|umgeh~|verrate?)…(?:anweisung~|instruktion~|regeln?|prompts?|vorgaben?|richtlinien?|vorherig~|bisherig~|obig~)",
      "(?:anweisungen|instruktionen|regeln|vorgaben|richtlinien)…(?:ignorieren|missachten|vergessen|umgehen)",
      "du (?:musst|sollst|wirst|bist (?:jetzt|nun|ab jetzt|ab sofort))|(?:jetzt|nun|ab sofort) bist du",
      "system-?prompt~",
    ],
  },
  fr: {
    keys: "aucune?|rien|faits?|système|utilisat(?:eur|rice)|assistante|consignes?|règles?|commandes?|prompt système",
    nothing:
      "aucune?|rien|inconnue?s?|non (?:précisée?|mentionnée?|indiquée?|spécifiée?|renseignée?)s?",
    orders: [
      "(?:ignor(?:e|ez|er)|oubli(?:e|ez|er)|contourn(?:e|ez|er)|révél(?:ez|er)|révèle)…(?:instructions?|consignes?|règles?|prompts?|directives?|précédente?s?|ci-dessus)",
      "tu dois|vous devez|(?:tu es|vous êtes) (?:désormais|maintenant)",
      "(?:prompt|invite) (?:du )?système",
    ],
  },
  es: {
    keys: "ningun[oa]|nada|datos?|hechos?|mensajes?|sistema|usuari[oa]|asistente|instrucci(?:ón|ones)|reglas?|comandos?|prompt del sistema",
    nothing:
      "ningun[oa]|nada|desconocid[oa]s?|no (?:se )?(?:indica|menciona|especifica|sabe)(?:d[oa]s?)?",
    orders: [
      "(?:ignor(?:a|e|ad|en|ar)|olvid(?:a|e|ad|en|ar)|omit(?:e|a|ir)|anul(?:a|e|ar)|revel(?:a|e|ar))…(?:instrucci(?:ón|ones)|reglas?|prompts?|indicaciones|directrices|anterior(?:es)?|previ[oa]s?)",
      "debes|tienes que|ahora eres",
      "prompt del sistema",
    ],
  },
  pt: {
    keys: "nenhuma?|nada|fac?tos?|mensage(?:m|ns)|sistema|usuári[oa]|utilizadora?|assistente|instruç(?:ão|ões)|regras?|comandos?|prompt do sistema",
    nothing:
      "nenhuma?|nada|desconhecid[oa]s?|não (?:informad|mencionad|especificad|indicad|consta)(?:[oa]s?)?",
    orders: [
      "(?:ignor(?:e|a|em|ar)|esque(?:ça|ce|çam|cer)|desconsider(?:e|a|ar)|revel(?:e|a|ar))…(?:instruç(?:ão|ões)|regras?|prompts?|orientações|diretrizes|anterior(?:es)?|acima)",
      "você (?:deve|tem que|agora é)|deves|tens de|agora você é",
      "prompt d[eo] sistema",
    ],
  },
  ru: {
    keys: "нет|ничего|факты?|сообщени[ея]|система|пользователь|ассистент|инструкци[яи]|указани[ея]|правил[оа]|(?:системный )?промпт",
    nothing: "нет|нет данных|ничего|неизвестно|не (?:указан|упомянут|известен|известн)[оаы]?",
    orders: [
      "(?:игнориру(?:й|йте)|игнорировать|забудь(?:те)?|не следуй(?:те)?|раскрой(?:те)?)…(?:инструкци~|правил~|указани~|промпт~|предыдущ~|выше)",
      "ты (?:должен|должна|теперь)|вы должны|(?:теперь|отныне) ты",
      "системн~ промпт~",
    ],
  },
  zh: {
    keys: "[无無]|[没沒]有|事[实實]|消息|系[统統]|用[户戶]|助手|指令|[规規][则則]|命令|(?:系[统統])?提示[词詞]?",
    nothing: "[无無]|[没沒]有|未知|不[详詳]|不明|未(?:提及|提到|[说說]明)",
    orders: [
      "(?:忽略|[无無][视視]|忘[记記掉]|不要(?:遵守|理[会會])|[绕繞][过過]|泄露|透露)…(?:指令|指示|[规規][则則]|提示|[设設]定|以上[内內]容)",
      "你(?:必[须須]|[现現]在是|[应應][该該])",
      "系[统統]提示|越[狱獄]",
    ],
  },
  ja: {
    keys: "なし|無し|事実|メッセージ|システム|ユーザー?|アシスタント|指示|ルール|規則|命令|(?:システム)?プロンプト",
    nothing: "(?:特に|該当|記載|言及)?(?:なし|無し)|不明|未記載",
    orders: [
      "(?:指示|指令|命令|ルール|規則|プロンプト|上記)…(?:無視|忘れ[てろ]|従わな|上書き|明かし|開示)",
      "あなたは(?:今から|これから|今や|必ず)",
      "システム・?プロンプト|ジェイルブレイク",
    ],
  },
  ko: {
    keys: "없음|사실|메시지|시스템|사용자|어시스턴트|지시|지침|규칙|명령|(?:시스템 )?프롬프트",
    nothing: "없음|알 수 없음|미상|불명|(?:언급|해당) 없음|언급되지 않음|명시되지 않음",
    orders: [
      "(?:지시|지침|명령|규칙|프롬프트|위의 내용)…(?:무시|잊어|잊고|따르지|공개)",
      "(?:당신은|너는|넌) (?:이제|지금부터|반드시)",
      "시스템 ?프롬프트|탈옥",
    ],
  },
  ar: {
    keys: "لا شيء|لا يوجد|(?:ال)?(?:حقيقة|معلوم(?:ات|ة)|رسا(?:لة|ئل)|نظام|مستخدم|مساعد|تعليمات|قواعد|أوامر)|موجه النظام",
    nothing: "لا شيء|لا يوجد|مجهول|غير (?:معروف|مذكور|محدد|متوفر)ة?",
    orders: [
      "و?(?:تجاهل|تجاهلي|تجاهلوا|انس|انسى|اكشف)…(?:ال)?(?:تعليمات~|قواعد|أوامر|سابقة|أعلاه)",
      "يجب عليك|عليك أن|أنت الآن",
      "(?:موجه|تعليمات|مطالبة) النظام",
    ],
  },
};

const ALL = Object.values(REFUSED);

const BEFORE = "(?<![\\p{L}\\p{N}\\p{M}])";
const BEHIND = "(?![\\p{L}\\p{N}\\p{M}])";

/** Languages that part their words by nothing, or write what a word does in its sentence at its end. */
const UNPARTED = new Set(["zh", "ja", "ko"]);

const NO_KEY = new RegExp(`^(?:${ALL.map(({ keys }) => keys).join("|")})$`, "iu");
const NOTHING = new RegExp(`^(?:${ALL.map(({ nothing }) => nothing).join("|")})[.。]?$`, "iu");

/** `~` stands for the rest of a word, `…` for at most a few words between two. */
const ORDERS = Object.entries(REFUSED).map(([language, { orders }]) => {
  const source = orders.join("|").replaceAll("~", "[\\p{L}\\p{M}]*");
  if (UNPARTED.has(language)) return new RegExp(source.replaceAll("…", ".{0,40}"), "iu");
  const parted = source.replaceAll("…", `${BEHIND}.{0,40}${BEFORE}`);
  return new RegExp(`${BEFORE}(?:${parted})${BEHIND}`, "iu");
});

/** Whether a key stands for the form of an answer, or for who is to obey it, in one of the ten languages. */
export function isNoKey(key: string): boolean {
  return NO_KEY.test(key);
}

/** Whether a value says in one of the ten languages that there is none. */
export function isNothing(value: string): boolean {
  return NOTHING.test(value);
}

/** Whether a text tells a model in one of the ten languages what to do, in place of telling of a person. */
export function isOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
