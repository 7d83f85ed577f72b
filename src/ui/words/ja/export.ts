import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the part of the options says that gives conversations out as files. */
export const exportWords = {
  exportPart: {
    title: "会話をエクスポート",
    why: "会話を、人やほかのプログラムが読めるファイルにします。コンテキストが記憶していることも含まれます。アーカイブ済みのものは、そのコンテキストまたは会話自体を選んだ場合にのみ含まれます。一時的な会話は含まれず、画像は名前だけが含まれます。",
    readable:
      "このファイルは暗号化されないため、手にした人は誰でも読めます。ブラウザーのダウンロード一覧に名前が残ります。",
    weak: "これらのファイルとキー文字列を持つ人は誰でも読めます。推測できるキー文字列はすぐに破られるため、保管庫よりもはるかに弱い保護です。ほかで使っていない長いものを使ってください。",
    what: "対象",
    scopes: {
      all: "すべての会話",
      context: "一つのコンテキスト",
      conversation: "一つの会話",
    },
    context: "コンテキスト",
    search: "タイトルまたはタグで会話を検索",
    found: "会話",
    foundCount: (count) =>
      count === 0 ? "見つかりません。" : `会話が ${formatNumber(count)} 件見つかりました`,
    more: "新しいものだけを表示しています。タイトルの続きを入力してください。",
    untitled: "新しい会話",
    format: "形式",
    formats: {
      json: "JSON：再びインポート可能。画像、要約、ツールの動作は含まれません",
      markdown: "Markdown：読むため",
      elara: "Elara：メッセージごとに暗号化された 1 件の記録",
    },
    hidden: {
      json: "文字の向きを変えるものなど、見えない文字はエスケープコードとして書かれ、そのまま再びインポートされます。",
      markdown:
        "文字の向きを変えるものなど、見えない文字は [U+202E] のように示され、見えるようになります。",
      elara: "文字の向きを変えるものなど、見えない文字は記録の中にそのまま残ります。",
    },
    elaraContents:
      "Elara のログは 1 本です。一つの会話では表示中の分岐を、複数の会話では話されたことのすべてを書き出します。ファイル、画像、メモリは含まれません。",
    key: "キー文字列",
    keyProblems: {
      empty: "キー文字列を入力してください。",
      default:
        "これは Elara に最初から設定されている文字列で、誰もが知っています。別のものを選んでください。",
    },
    keyWarning:
      "これは Elara に最初から設定されている文字列です。これらのファイルを持つ人は誰でも読むことができ、書き換えることもできました。",
    target: "書き出し先",
    targets: { zip: "アーカイブ（.zip）", folder: "フォルダー" },
    folderNote: "すでにある記録はそのまま残ります。",
    start: "エクスポート",
    running: "エクスポート中です。完了するまでこのページを開いておいてください。",
    progress: "エクスポートの進行状況",
    soFar: (conversations, total, messages) =>
      `会話 ${formatNumber(total)} 件中 ${formatNumber(conversations)} 件、メッセージ ${formatNumber(messages)} 件`,
    cancel: "キャンセル",
    done: "エクスポートが完了しました",
    failed: "エクスポートに失敗しました",
    nothingSaved: "ファイルは保存されませんでした。",
    folderKept: "それまでに書き出された記録はフォルダーにあります。",
    counts: (conversations, messages) =>
      `会話 ${formatNumber(conversations)} 件、メッセージ ${formatNumber(messages)} 件`,
    records: (count) => `記録 ${formatNumber(count)} 件を書き出しました`,
    there: (count) => `記録 ${formatNumber(count)} 件はすでにあり、そのままにしました`,
    unreadable: (count) =>
      `${formatNumber(count)} 件の項目を読み取れず、含まれていません。詳しくは「診断」をご覧ください`,
    leftOut: {
      attachments: (count) => `ファイルまたは画像 ${formatNumber(count)} 件は名前だけです`,
      empty: (count) => `テキストのないメッセージ ${formatNumber(count)} 件を省きました`,
      tools: (count) => `ツールの手順 ${formatNumber(count)} 件を省きました`,
    },
    again: "別のものをエクスポート",
    all: "すべて",
    markdown: {
      untitled: "タイトルのない会話",
      context: "コンテキスト",
      from: "開始（UTC）",
      to: "終了（UTC）",
      tags: "タグ",
      references: "参照",
      roles: { user: "あなた", assistant: "アシスタント", system: "システム", tool: "ツール" },
      thinking: "思考：",
      answer: "回答：",
      file: "ファイル：",
      sources: "出典：",
      picture: "画像（このファイルには含まれません）：",
      deleted: "このメッセージは削除されました。",
      nothing: "発言はありません。",
      memory: {
        title: (context) => `${context} のメモリ`,
        facts: "事実",
        notes: "ノート",
        waiting: "承認待ち",
        empty: "ここには何もありません。",
      },
      otherBranch: (number, after) =>
        after === null
          ? `別の分岐（${number}）：最初から`
          : `別の分岐（${number}）：メッセージ ${after} の後から`,
    },
  },
} satisfies Texts<typeof enExport>;
