import type { Thing } from "../../../foreign/reading";
import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

const things: Record<Thing, string> = { image: "画像", sound: "録音", file: "ファイル" };

/** What the part of the options that imports says. */
export const importWords = {
  importPart: {
    title: "会話をインポート",
    why: "対応するもの：ChatGPT または Claude にデータのエクスポートを依頼すると届くファイル、Open WebUI、Page Assist、LibreChat、Confidant のエクスポート。このブラウザーの中で読み取られ、ほかには送られません。",
    formats: "その他の形式",
    moreFormats:
      "次のものも読み取ります：LM Studio または SillyTavern のチャット、キャラクターカード、Elara の記録。単独でも、アーカイブ（.zip）やフォルダーでもかまいません。",
    limitsTitle: "インポートされるもの",
    limits:
      "インポートされるのは、あなたとアシスタントが書いたもので、分岐、日時、モデル、モデルの思考、添付されたテキスト、ファイルに含まれる画像も対象です。録音やその他のファイル（あった場所に注記が残ります）、ツールの動作、製品自体の指示はインポートされず、レポートに件数が示されます。ChatGPT や Claude があなたについて覚えていることや、そのプロジェクトの指示とファイルもインポートされません。プログラムのキーや設定が引き継がれることはありませんが、Confidant 自身のファイルからは会話のパラメーターが引き継がれます。同じファイルをもう一度インポートすると、足りないものだけが追加されます。",
    file: "ファイル",
    folder: "またはフォルダー",
    elara: "これは Elara の記録です。Elara に設定されたキー文字列で開きます。",
    card: "これはキャラクターカードです。これから新しいコンテキストが作られます。カードのテキストはモデルに誰であるかを伝えるものなので、会話の前に読んでください。",
    target: "取り込み先",
    newContext: "新しいコンテキスト",
    newName: "新しいコンテキストの名前",
    newNameHint: "例：ChatGPT から",
    newContextStays: (days) =>
      `会話のないコンテキストは、しばらくするとアーカイブされます。新しいものは最後の会話から ${formatNumber(days)} 日間残ります。期間は設定で変更できます。`,
    nameOf: {
      chatgpt: "ChatGPT から",
      claude: "Claude から",
      confidant: "Confidant から",
      elara: "Elara から",
      librechat: "LibreChat から",
      lmstudio: "LM Studio から",
      openwebui: "Open WebUI から",
      pageassist: "Page Assist から",
      sillytavern: "SillyTavern から",
    },
    start: "インポート",
    stop: "停止",
    stopping: "停止中…",
    running: "インポート中です。完了するまでこのページを開いておいてください。",
    progress: "インポートの進行状況",
    read: (percent) => `${formatNumber(percent)}% 読み取り済み`,
    soFar: (conversations, messages) =>
      `これまでに会話 ${formatNumber(conversations)} 件、新しいメッセージ ${formatNumber(messages)} 件`,
    ended: {
      done: "インポートが完了しました",
      stopped: "インポートを停止しました",
      failed: "インポートが途中で終わりました",
    },
    kept: "それまでに保存されたものは残っています。同じファイルをもう一度インポートすると、続きから再開します。",
    into: (name) => `取り込み先：「${name}」`,
    stays: (days) =>
      `このインポートのために作成され、最後の会話から ${formatNumber(days)} 日後にアーカイブされます。`,
    cardMade: (name) =>
      `キャラクターからコンテキスト「${name}」を作成しました。ほかのコンテキストとは何も共有しません。テキストはほかの人が書いたものなので、会話の前にコンテキストの設定で読んでください。`,
    cardKnown: "このキャラクターはすでにあるため、コンテキストは作成していません。",
    noneNew: "新しい会話がなかったため、コンテキストは作成していません。",
    noneInto: (name) => `新しい会話がなかったため、「${name}」には何も追加していません。`,
    nothing: "何もインポートされませんでした。",
    open: "サイドパネルで開く",
    cameTitle: "その中で新しいもの",
    more: (count) => `…ほかに会話 ${formatNumber(count)} 件が会話の一覧にあります。`,
    added: (count) => `会話 ${formatNumber(count)} 件を追加`,
    extended: (count, name) => `「${name}」の会話 ${formatNumber(count)} 件を最新の状態に更新`,
    unchanged: (count, name) => `会話 ${formatNumber(count)} 件はすでに「${name}」にありました`,
    messages: (count) => `メッセージ ${formatNumber(count)} 件を保存`,
    pictures: (count) => `画像 ${formatNumber(count)} 件を添付`,
    parameters: (count, sets) =>
      `モデルのパラメーターがある会話 ${formatNumber(count)} 件：${sets.join("、")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [`ブロック ${formatNumber(blocks)} 件`] : []),
        ...(facts > 0 ? [`事実 ${formatNumber(facts)} 件（「メモリ」で承認待ち）`] : []),
        ...(notes > 0 ? [`ノート ${formatNumber(notes)} 件`] : []),
      ].join("、"),
    leftOutTitle: "インポートされなかったもの",
    mendedTitle: "補正して読み取ったもの",
    notes: {
      system: (count) => `製品の指示 ${formatNumber(count)} 件`,
      tool: (count) => `ツールの手順 ${formatNumber(count)} 件`,
      hidden: (count) => `非表示のメッセージ ${formatNumber(count)} 件`,
      thinking: (count) => `思考のメモ ${formatNumber(count)} 件`,
      image: (count) => `画像 ${formatNumber(count)} 件`,
      room: (count) =>
        `容量が足りなかった画像 ${formatNumber(count)} 件：同じファイルをもう一度インポートすると続きを取り込みます`,
      sound: (count) => `音声または動画 ${formatNumber(count)} 件`,
      file: (count) => `ファイル ${formatNumber(count)} 件`,
      failure: (count) => `失敗した回答 ${formatNumber(count)} 件`,
      card: (count) => `キャラクターカードの一部 ${formatNumber(count)} 件`,
      memory: () => "コンテキストの記憶：ファイルが 64 MB を超えています",
      "memory-nowhere": () =>
        "コンテキストの記憶：新しい会話がありませんでした。取り込み先のコンテキストを選んでください",
      "memory-left": (count) =>
        `メモリの一部 ${formatNumber(count)} 件：壊れているか、長すぎるか、コンテキストに入りきりません`,
      unknown: (count) => `未知の種類の部分 ${formatNumber(count)} 件`,
      date: (count) => `ありえない時刻 ${formatNumber(count)} 件：前にあるものの時刻を使いました`,
      parent: (count) =>
        `前のメッセージが見つからないもの ${formatNumber(count)} 件：それぞれ分岐の始まりとしました`,
      cycle: (count) => `循環するメッセージ ${formatNumber(count)} 件：切り離しました`,
      double: (count) => `重複したメッセージ ${formatNumber(count)} 件：最初のものを使いました`,
      clipped: (count) =>
        `1 MiB を超えるメッセージ ${formatNumber(count)} 件：残りは省かれ、印が付いています`,
    },
    markOf: (thing, name) => (name === "" ? `[${things[thing]}]` : `[${things[thing]}：${name}]`),
    clipMark: "\n\n[このメッセージの残りは長すぎるため、インポートされませんでした。]",
    problemsTitle: "読み取れなかったもの",
    moreProblems: (count) => `…ほかに ${formatNumber(count)} 件`,
    conversation: (position) => `ファイル内の ${formatNumber(position)} 番目の会話`,
    wholeFile: "ファイル",
    nothingWhole:
      "最初の会話が終わる前にファイルが終わっています。もう一度エクスポートしてください。",
    problems: {
      "not-an-array": "アーカイブでも会話のファイルでもありません",
      "too-large": "Confidant で扱える大きさを超えています",
      "too-deep": "入れ子が深すぎて、会話とは考えられません",
      "cut-off":
        "完全な最後の会話です。ファイルが途中で終わっています。残りはもう一度エクスポートしてください",
      "not-json": "壊れています",
      "not-a-conversation": "Confidant の知る製品の会話ではありません",
      "newer-version":
        "新しいバージョンの Confidant でエクスポートされています。インポートするには Confidant を更新してください",
      empty: "あなたやアシスタントのテキストがありません",
      "no-conversations": "会話が含まれていません",
      "no-card": "キャラクターカードを含まない画像です",
      "card-damaged": "キャラクターカードが壊れています",
      "card-alone": "キャラクターカードです。単独でインポートしてください",
      "download-list":
        "ダウンロードの一覧だけです。リンク先の会話をダウンロードし、そのファイルを選んでください",
      "zip-too-large": "展開すると、エクスポートとしてありえない大きさになります",
      "zip-too-slow": "展開に、エクスポートとしてありえない時間がかかります",
      "zip-cut-off":
        "途中で終わっています。完全に届いていないので、もう一度ダウンロードするかコピーしてください",
      "zip-locked":
        "パスワードがかかっています。パスワードを入力できるプログラムで展開し、中身を選んでください",
      "zip-packing":
        "Confidant では展開できない方式で圧縮されています。別のプログラムで展開し、中身を選んでください",
      unreadable: "読み取れないか、最後まで読み取れません",
      "key-does-not-fit": "開けません。キー文字列が合いません",
      "no-records": "Elara の記録が含まれていません",
      "record-name": "記録の名前になっていません",
      "record-double": "重複しています。最初のものを使いました",
      "record-too-large": "記録としてありえない大きさです",
      "record-envelope": "暗号化された記録ではありません",
      "record-key": "このキー文字列では開けないか、変更されています",
      "record-message": "メッセージが含まれていません",
      "record-role": "役割が未知か、名前の示すものと異なります",
      "record-time": "時刻が数値か、タイムゾーンなしで書かれています",
      "record-empty": "テキストがありません",
      "record-unreadable": "読み取れません",
    },
    again: "別のファイルをインポート",
  },
} satisfies Texts<typeof enImport>;
