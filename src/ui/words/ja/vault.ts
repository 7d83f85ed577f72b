import type { ErrorCode } from "../../../domain/app-error";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";

const storeStates: Partial<Record<ErrorCode, string>> = {
  "store-unavailable": "ブラウザーが Confidant のストレージを開けません",
  "store-gone": "ブラウザーが会話を削除しました",
  "quota-exceeded": "ストレージの空きがありません",
  "version-unknown": "データが新しいバージョンのものです",
  "header-corrupt": "この保管庫のキー情報が壊れています",
  "key-missing": "暗号化キーがありません",
  "row-tampered": "データが外部から変更されました",
};

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "ロックなし",
    locked: "ロック",
    isLocked: "Confidant はロックされています。",
    isUnlocked: "Confidant のロックを解除しました。",
    lockNow: "今すぐロック",
    lockHint: (keys) => `今すぐロック（${keys}）`,
    sealing: (percent) => `暗号化中… ${formatNumber(percent)}%`,
    sealingRests: (percent) => `暗号化は ${formatNumber(percent)}% で一時停止`,
    restsExplanation: "自動で再開します。一時停止の理由は「オプション > ロック」に表示されます。",
    checking: "開いています",
    about: "ロックについて",
    explanation:
      "すべて暗号化されていますが、キーはこのプロファイルに保存されています。このプロファイルのファイルを読める人は、誰でもあなたのデータを読めます。",
    sealingExplanation:
      "まだ保護されていません。既存のデータを新しいキーで暗号化しています。Confidant はそのまま使えます。",
    choose: "ロックを選ぶ",
  },

  methodNames: {
    device: "ロックなし",
    passphrase: "パスフレーズ",
    passkey: "パスキー",
    recovery: "回復キー",
  },

  setUp: {
    title: "ロックを選ぶ",
    why: "ロックは、ここに書いたものを、このコンピューターを使うほかの人や、ファイルをコピーする人から守ります。",
    passphrase: "パスフレーズ",
    passphraseHint: "おすすめです。どこでも使え、知っているのはあなただけです。",
    passkey: "パスキー",
    passkeyHint: "指紋、顔、PIN、またはセキュリティキーでロックを解除します。",
    noPasskey: "このブラウザーまたはデバイスは、パスキーでのロック解除に対応していません。",
    none: "ロックなしで始める",
    noneHint:
      "オプションでいつでも追加できます。それまでは、このプロファイルのファイルを読める人は、誰でも書いた内容を読めます。",
    back: "戻る",
    restore: "バックアップから復元…",
    working: "保管庫を作成中…",
  },

  passphrase: {
    field: "パスフレーズ",
    again: "パスフレーズをもう一度入力",
    show: "表示",
    save: "このパスフレーズを使う",
    differ: "パスフレーズがまだ一致していません。",
    refused: "使用できません",
    notRated:
      "Confidant の一部を読み込めなかったため、強度を確認できませんでした。何も変更していません。もう一度試し、解決しない場合はこのページを再読み込みしてください。",
    advice:
      "互いに無関係な 4 つ以上の単語を使ってください。誰にも調べられず、リセットもできません。",
    meter: "強度",
    strengths: ["とても弱い", "弱い", "不十分", "良い", "強い"],
    guessable: "推測されやすすぎます。無関係な単語を加えるなどして、長くしてください。",
    reasons: {
      straightRow: "隣り合うキーの並びは推測されやすいです。無関係な単語を加えてください。",
      keyPattern: "キーボード上のパターンは推測されやすいです。無関係な単語を加えてください。",
      simpleRepeat: "文字の繰り返しはほとんど効果がありません。無関係な単語を加えてください。",
      extendedRepeat: "部分の繰り返しはほとんど効果がありません。無関係な単語を加えてください。",
      sequences: "abc や 6543 のような並びは推測されやすいです。無関係な単語を加えてください。",
      recentYears: "年は推測されやすいです。無関係な単語を加えてください。",
      dates: "日付は推測されやすいです。無関係な単語を加えてください。",
      topTen: "最もよく使われる 10 個のパスワードの一つです。",
      topHundred: "最もよく使われる 100 個のパスワードの一つです。",
      common: "よく使われるパスワードです。",
      similarToCommon: "よく使われるパスワードに似ています。無関係な単語を加えてください。",
      wordByItself: "1 つの単語はすぐに推測されます。無関係な単語を加えてください。",
      namesByThemselves: "名前だけではすぐに推測されます。無関係な単語を加えてください。",
      commonNames: "よくある名前はすぐに推測されます。無関係な単語を加えてください。",
    },
  },

  passkey: {
    make: "パスキーを作成",
    use: "パスキーでロックを解除",
    waiting: "パスキーを待っています…",
    failed:
      "パスキーは使われませんでした。キャンセルされたか、時間がかかりすぎたか、ここでは使えません。何も変更していません。もう一度試してください。",
    noSecret:
      "このパスキーでは Confidant のロックを解除できません。必要な機能（PRF）に対応していないためです。何も変更していません。別のパスキーか、パスフレーズを選んでください。",
  },

  unlock: {
    label: "Confidant のロックを解除",
    recoveryField: "回復キー",
    open: "ロックを解除",
    opening: "開いています…",
    otherMethods: {
      device: "ロックなしで開く",
      passphrase: "パスフレーズを使う",
      passkey: "パスキーを使う",
      recovery: "回復キーを使う",
    },
    next: (seconds) =>
      `間違いが続きました。${formatDuration(seconds * 1000)}後にもう一度試してください。`,
    forgotten: "ロックを解除できませんか？",
    others: (names) => `次の方法でもロックを解除できます：${names}。`,
    noOthers: "ほかのロック解除方法はありません。",
    nobody:
      "誰にもリセットできません。バックアップは、その回復キー、またはキーファイルとパスフレーズでのみ開きます。",
    anew: "空の保管庫で新しく始めることができます。この保管庫はそのまま残ります。",
  },

  startNew: {
    begin: "新しい保管庫を作成",
    means:
      "現在のデータは暗号化されたまま隠されます。戻るには：「オプション > データ」の「保管庫」。",
    confirm: "新しい保管庫を作成",
    cancel: "キャンセル",
  },

  otherStores: {
    show: "保管庫を切り替え…",
    none: "このプロファイルにほかの保管庫はありません。",
    use: (number) => `保管庫 ${formatNumber(number)} に切り替え`,
  },

  unavailable: {
    title: "データを開けません",
    titles: storeStates,
    safe: "データは変わっていません。",
    tampered:
      "ほかのすべてに必要な部分が外部から変更されたか壊れていて、開けません。先に読めるデータをエクスポートしてください。その後、もう一度試すか、新しい保管庫を作成してください。",
    retry: "もう一度試す",
    retrying: "試しています…",
  },

  exportAll: {
    start: "読めるデータをエクスポート",
    running: "読み取り中…",
    rows: (rows) => `${formatNumber(rows)} 件`,
    clear: "このファイルは暗号化されません。手にした人は誰でも読めます。",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `${formatNumber(opened)} 件の項目を保存しました。`
        : `${formatNumber(opened)} 件の項目を保存しました。${formatNumber(unreadable)} 件は開けませんでした。`,
    failed: "ファイルは保存されませんでした。",
    stop: "停止",
  },
} satisfies Texts<typeof enVault>;
