import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportWords } from "./export";
import { importWords } from "./import";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportWords,
  ...importWords,
  ...promptPage,

  options: {
    title: "オプション",
    sections: sections.names,
    leads: {
      lock: "Confidant のロックを解除する方法と、自動でロックされるとき。",
      backup: "すべての暗号化されたコピー。自動で作られ、開けるのはあなただけです。",
      prompt: "メッセージごとにモデルに伝えられること。",
      appearance: "すべてのページの見た目と言語、そして音声。",
      data: "このブラウザーに保存されているもののインポート、エクスポート、削除。",
    },
    cancel: "キャンセル",
    fieldFull: (max) =>
      `文字数の上限（${formatNumber(max)} 文字）に達しました。残りは切り取られます。`,
  },

  lockPage: {
    none: "ロックなし：このプロファイルのファイルを読める人は、誰でもあなたのデータを読めます。",
    sealing: (percent) =>
      `まだ保護されていません：新しいキーで ${formatNumber(percent)}% まで暗号化しました。Confidant はそのまま使えます。ブラウザーを閉じても一時停止するだけです。`,
    changing: (percent) =>
      `新しい保管庫キーを適用しています：${formatNumber(percent)}%。データは読める状態で、ロックも有効です。ブラウザーを閉じても一時停止するだけです。`,
    rests: "一時停止中です。次の問題が解決すると、自動で再開します：",
    lock: "ロックが設定されています。ロックを解除するには、下のいずれかの方法が必要です。",
    methods: "ロック解除方法",
    added: (day) => `${day} に追加`,
    replace: "置き換え",
    remove: "削除",
    removeMeans: (kind) => `${kind}：この方法では Confidant のロックを解除できなくなります。`,
    removeConfirm: "この方法を削除",
    lastMethod: "これが唯一の方法です。削除する前に別の方法を追加してください。",
    add: "ロック解除方法を追加",
    chooseLock: "ロックを選ぶ",
    rotateOffer:
      "古いキー情報のコピーは、古い方法で今も開きます。ほかの人が持っている可能性がある場合は、保管庫キーも変更してください。そうすれば、そのコピーではデータを開けなくなります。古いキーファイルは、古いパスフレーズで既存のバックアップを今も開くことができ、回復キーを置き換えるまでは新しいバックアップも開けます。",
    notNow: "今はしない",
    autoLock: "自動ロック",
    autoLockAfter: "操作がないときにロックするまで",
    never: "ロックしない",
    autoLockNote:
      "自動ロックは進行中の回答が終わるのを待ちます。手動でのロックや、システムがロックされたときは待ちません。",
    autoLockNotBySystem:
      "Firefox では、システムがロックされても Confidant には知らされず、開いたままになります。",
    autoLockNoLock: "ロックを選ぶと有効になります。",
    minutes: (minutes) =>
      minutes < 60 ? `${formatNumber(minutes)} 分` : `${formatNumber(minutes / 60)} 時間`,
    key: "保管庫キー",
    keyWhy:
      "すべてを新しいキーで暗号化し直し、盗まれたキーではデータを開けないようにします。ロック解除方法はすべて残ります。新しいバックアップにも新しいキーが使われますが、回復キーで開くものは別です。回復キーも置き換えてください。その後、パスフレーズで一度ロックを解除すると、キーファイルが更新されます。先にバックアップが作成され、残りはバックグラウンドで進みます。",
    keyBusy: "キーの変更が進行中です。完了するまでお待ちください。",
    changeKey: "保管庫キーを変更",
    conflict:
      "ロック解除方法が別のウィンドウで変更されました。ここでは何もせず、現在の状態を表示しています。",
  },

  dataPage: {
    contexts: "コンテキストを削除",
    holds: (conversations, messages, tokens) =>
      [
        `会話 ${formatNumber(conversations)} 件`,
        `メッセージ ${formatNumber(messages)} 件`,
        ...(tokens === undefined ? [] : [`約 ${formatNumber(tokens)} トークン`]),
      ].join("、"),
    noContexts: "まだ何も保存されていません。",
    purge: "完全に削除…",
    purgeMeans: (conversations, messages) =>
      `会話 ${formatNumber(conversations)} 件、メッセージ ${formatNumber(messages)} 件を含むコンテキストを、そのメモリ（ブロック、事実、ノート、参照）とともに完全に削除します。ほかのコンテキストと共有しているブロックも、そこから消えます。元に戻すことはできません。先にバックアップが作成されます。このプロファイルのコピーや、しばらくの間はブラウザー自体のファイルに、暗号化された痕跡が残ることがあります。`,
    purgeName: (name) => `続けるには「${name}」と入力してください`,
    purgeConfirm: (name, messages) =>
      `完全に削除：「${name}」、メッセージ ${formatNumber(messages)} 件`,
    purged: (messages) =>
      `メッセージ ${formatNumber(messages)} 件とともに完全に削除しました。このプロファイルのコピーや、しばらくの間はブラウザー自体のファイルに、暗号化された痕跡が残ることがあります。`,
    export: "すべてをエクスポート",
    backupFirst:
      "最新のバックアップがない場合は、先に作成されます。このデータはバックアップに 4 週間またはそれ以上残ります。Confidant なしで読めるコピーが必要な場合：",
    stores: "保管庫",
    storesWhy: "保管庫は互いに独立し、それぞれにロックがあります。一度に使えるのは一つです。",
    store: (number) => `保管庫 ${formatNumber(number)}`,
    current: "使用中",
    use: "この保管庫に切り替える",
  },

  healthPage: {
    storage: {
      title: "ストレージ",
      kept: "永続ストレージ：許可されています。ブラウザーが空きを作るために Confidant のデータを削除することはありません。",
      notKept:
        "永続ストレージ：許可されていません。それでも、Confidant は無制限ストレージを持つため、ブラウザーの自動クリーンアップの対象になりません。フォルダーにあるバックアップのコピーには影響しません。",
      noBuckets:
        "ストレージバケット：このブラウザーでは利用できません。ブラウザーが Confidant のストレージを削除した場合、最新のバックアップより後に書いたものは失われ、それより前のものはすべて復元されます。ブラウザーを更新するか、「オプション > バックアップ」でフォルダーを選ぶか、より頻繁にバックアップしてください。",
    },
    why: "保存されたすべての項目を調べます。何も変更しません。",
    run: "今すぐ確認",
    running: "確認中…",
    well: (rows) => `${formatNumber(rows)} 件の項目を確認しました。問題は見つかりませんでした。`,
    found: (rows) => `${formatNumber(rows)} 件の項目を確認しました。次の問題が見つかりました：`,
    unreadable: {
      "row-tampered": (count) =>
        `${formatNumber(count)} 件の項目が外部から変更されたか壊れていて、読み取れません。修復すると、残っている部分が取り除かれます。`,
      "key-missing": (count) =>
        `${formatNumber(count)} 件の項目が、この保管庫にないキーで暗号化されています。二度と開けません。修復すると取り除かれ、それらに依存するものが作り直されます。`,
      "version-unknown": (count) =>
        `${formatNumber(count)} 件の項目が、新しいバージョンで書かれています。そのまま残ります。読むには Confidant を更新してください。`,
      other: (count, code) =>
        `${formatNumber(count)} 件の項目を開けません（${code}）。そのまま残ります。`,
    },
    vaultMismatch:
      "保管庫の内容が記録と一致しません。外部から何かが削除、追加、または置き換えられました。",
    mismatched: (count) =>
      `${formatNumber(count)} 件の会話が記録と一致しません。外部からメッセージが削除、追加、または置き換えられました。`,
    rewound:
      "データが、このブラウザーが最後に見たものより古くなっています。以前のコピーに置き換えられました。",
    details: "詳細",
    canDo: "できること",
    exportFirst: "先に、読めるデータをエクスポートしてください。",
    repairMeans:
      "修復すると、壊れた項目が完全に削除され、欠けた部分が作り直され、残りはそのまま受け入れられます。失われた項目は戻らず、以後は報告されません。",
    repair: "修復…",
    repairConfirm: "読めない項目を削除して修復",
    repaired: (removed, rebuilt) =>
      `完了しました：${formatNumber(removed)} 件を削除し、${formatNumber(rebuilt)} 件を作り直しました。`,
  },

  aboutPage: {
    version: (version) => `バージョン ${version}`,
    protects: "あなたを守るもの",
    sealed: "あなたが書いたものとすべての回答は、このブラウザーに保存される前に暗号化されます。",
    stays:
      "メッセージが送られるのは、あなたが選んだモデルだけです。ツールのサーバー、プログラム、意味で検索するサーバーに内容が伝わるのは、あなたが設定した場合だけです。",
    lockOnly:
      "ロックがある場合、キーがメモリ上にあるのは Confidant のロックが解除されている間だけです。ロックがない場合、キーはこのプロファイルに保存されます。",
    limits:
      "保護されないもの：画面に表示されている内容、ロックが解除されたブラウザー、このマシンのメモリ、以前の状態に丸ごと戻されたプロファイル。",
    private:
      "Confidant はプライベートウィンドウでは動作しません。そこでは何も保存できないためです。",
    licences: "ライセンス",
    ownLicence: "Confidant のライセンス（MIT）",
    notices: "含まれるパッケージのライセンス",
  },
} satisfies Texts<typeof enOptions>;
