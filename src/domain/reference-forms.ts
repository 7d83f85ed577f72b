import { once } from "./once";
import { referenceWords } from "./reference-words";

/**
 * What is mine, and what each kind is called, as people say it in the product's languages, under the
 * English word that names are made with. Names and messages are read with it alike, so a name is found
 * whichever of these languages a message is in.
 */
const FORMS = {
  my: [
    ...["our", "mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer"],
    ...["mon, ma, mes, notre, nos", "mi, mis, nuestro, nuestra, nuestros, nuestras"],
    ...["meu, minha, meus, minhas, nosso, nossa, nossos, nossas", "내, 나의, 우리", "我的, 我们的"],
    ...["мой, моя, моё, мое, мои, мою, моего, моей, моих, наш, наша, наше, наши, нашу", "私の"],
  ],
  workflow: [
    ...["Ablauf, Arbeitsablauf", "flux de travail, flux", "flujo de trabajo, flujo"],
    ...[
      "fluxo de trabalho, fluxo",
      "рабочий процесс, процесс, процесса, процессе",
      "سير العمل, سير عمل",
    ],
    ...["工作流, 流程", "ワークフロー", "워크플로, 워크플로우"],
  ],
  page: [
    ...[
      "Seite, Webseite",
      "page web",
      "página, página web",
      "страница, страницу, страницы, странице",
    ],
    ...["页面, 网页", "ページ", "페이지", "صفحة, الصفحة"],
  ],
  document: [
    ...["Dokument", "documento", "документ, документа, документе", "文档", "ドキュメント", "문서"],
    ...["مستند, المستند"],
  ],
  file: [
    ...["Datei", "fichier", "archivo", "ficheiro, arquivo", "файл, файла, файле", "文件"],
    ...["ファイル", "파일", "ملف, الملف"],
  ],
  context: [
    ...[
      "Kontext",
      "contexte",
      "contexto",
      "контекст, контекста, контексте",
      "情境",
      "コンテキスト",
    ],
    ...["컨텍스트", "سياق, السياق"],
  ],
} as const;

type Form = { readonly words: readonly string[]; readonly means: string };

const KINDS: readonly string[] = ["workflow", "page", "document", "file", "context"];

/** What stands between a kind and a name, and says nothing. */
const BETWEEN: readonly string[] = ["de", "des", "du", "del", "der", "la", "las", "los", "les"];

/** By their first word, the longest first; made when it is first asked for. */
const byFirst = once((): ReadonlyMap<string, readonly Form[]> => {
  const forms = Object.entries(FORMS).flatMap(([means, lists]) =>
    lists
      .flatMap((list) => list.split(", "))
      .map((phrase) => ({ words: withoutBetween(referenceWords(phrase)), means })),
  );
  const found = new Map<string, readonly Form[]>();
  for (const form of forms.toSorted((left, right) => right.words.length - left.words.length)) {
    const [first = ""] = form.words;
    found.set(first, [...(found.get(first) ?? []), form]);
  }
  return found;
});

/** The words of a name or a message with what is mine and each kind in English. */
export function alikeWords(text: string): readonly string[] {
  const words = withoutBetween(referenceWords(text));
  const alike: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = formAt(words, at);
    alike.push(found?.means ?? words[at] ?? "");
    at += found?.words.length ?? 1;
  }
  return alike;
}

/** The words of a name in the orders of other languages, too: `my task workflow`, `my workflow task`. */
export function orderings(words: readonly string[]): readonly (readonly string[])[] {
  const kind = words.at(-1);
  const rest = words.slice(0, -1);
  if (kind === undefined || rest.length === 0 || !KINDS.includes(kind)) return [words];
  const [first, ...more] = rest;
  if (first !== "my" || more.length === 0) return [words, [kind, ...rest]];
  return [words, [kind, ...rest], ["my", kind, ...more]];
}

function formAt(words: readonly string[], at: number): Form | undefined {
  const forms = byFirst().get(words[at] ?? "") ?? [];
  return forms.find((form) => form.words.every((word, offset) => words[at + offset] === word));
}

function withoutBetween(words: readonly string[]): readonly string[] {
  return words.filter((word) => !BETWEEN.includes(word));
}
