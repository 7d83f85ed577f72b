import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "既定のモデル",
    general: (name, destination) => `${name}（${destination}）`,
    generalWhere: "コンテキストに専用のモデルがないかぎり、すべての場所で使われます",
    why: "回答を得るためのメッセージの送り先は 1 か所だけです。回答するモデルのある場所にのみ送られます。",
  },

  providers: {
    title: "モデルのプロバイダー",
    ollama: "このマシンの Ollama",
    browser: "ブラウザー内蔵モデル",
    files: "モデルファイル",
    inBrowser: "このブラウザー内",
    onMachine: "このマシン上",
    toHost: (host) => `${host} へ送信`,
    keySealed: "キーは暗号化して保存",
    headers: (count) => `ヘッダー ${formatNumber(count)} 個`,
    filesCount: (count) => `ファイル ${formatNumber(count)} 個`,
    toFiles: "モデルファイルへ移動",
    test: "テスト",
    testing: "テスト中…",
    models: "モデル",
    manage: "管理",
    edit: "編集",
    remove: "削除",
    labelOf: (act, name) => `${act}：${name}`,
    never: "未テスト",
    listed: (models, ago) => `${ago}の確認でモデル ${formatNumber(models)} 個`,
    answered: (ms, models) =>
      `接続しました：モデル ${formatNumber(models)} 個、${formatNumber(ms)} ミリ秒。`,
    found: (models) => `接続しました：モデル ${formatNumber(models)} 個。`,
    ollamaAway: "動作していません。ほかのプロバイダーはこれがなくても使えます。",
    keyUntried: "キーは最初のメッセージを送るときに確認されます。",
    foundNone: "接続しましたが、モデルはまだありません。下の「管理」からダウンロードしてください。",
    openAddress: "アドレスをタブで開く",
    allow: "このサーバーを許可",
    allowRefused: (host) =>
      `ブラウザーはまだ Confidant に ${host} への接続を許可していません。何も送信していません。もう一度試し、許可してください。`,
    accessRefused: (host) =>
      `ブラウザーに ${host} への接続が許可されなかったため、何も保存せず、何も送信していません。もう一度試し、許可してください。`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `「${name}」をキーと一緒に削除します。プロバイダー側では何も変わりません。10 秒以内なら元に戻せます。`,
        ...(contexts > 0
          ? [
              `${formatNumber(contexts)} 個のコンテキストがそのモデルを使っており、次のメッセージでその旨を知らせます。`,
            ]
          : []),
        ...(isGeneral ? ["既定のモデルもこれに含まれます。"] : []),
      ].join(""),
    removeConfirm: "この接続を削除",
    changedElsewhere:
      "この接続は別のウィンドウで変更されました。ここでは何も保存せず、現在の内容を表示しています。",
  },

  form: {
    title: "接続を追加",
    why: "キーを持っているプロバイダー、または自分のサーバーです。Confidant はそのアドレスへの接続許可だけをブラウザーに求めます。",
    provider: "プロバイダー",
    other: "その他（OpenAI 互換）",
    address: "アドレス",
    addressHint: "例：https://api.example.com/v1、127.0.0.1:8080",
    key: "キー",
    keyOptional: "キー（任意）",
    keyHint: "暗号化して保存し、このアドレスにだけ使い、再び表示することはありません。",
    keyStays:
      "キーは保存されています。そのまま使う場合は空欄に、置き換える場合は新しいキーを入力してください。",
    keyGoes: "新しいアドレスです。保存されたキーとヘッダーは削除されます。",
    keyForget: "キーを削除",
    getKey: "キーを取得",
    advanced: "詳細設定",
    name: "名前",
    nameHint: "空欄の場合は、プロバイダーの名前またはアドレスが使われます。",
    api: "API",
    apis: {
      auto: "自動",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "「自動」では、サーバーがモデルごとに示す方式に従います。Responses API のないサーバーやプロキシでは Chat Completions を選んでください。一覧にあるモデルが不明として拒否される場合や、推論の要約が表示されない場合は Responses を選んでください。",
    headers: "ヘッダー",
    headersWhy:
      "このアドレスへのすべてのリクエストに付けて送信されます。値はキーと同じように保存され、再び表示されることはありません。",
    headersKept: (names) =>
      `保存済み：${names}。ここに書いたヘッダーは、それらすべてを置き換えます。`,
    headersForget: "これらのヘッダーを削除",
    headerName: "ヘッダーの名前",
    headerValue: "値",
    headerAdd: "ヘッダーを追加",
    headerRemove: (number) => `ヘッダー ${formatNumber(number)} を削除`,
    inClear:
      "これは別のマシンへの暗号化されない http です。途中にいる誰もが、書いた内容と回答を読み取れます。キーやヘッダーはこの方法では送信されません。",
    add: "追加",
    adding: "追加中…",
    save: "保存",
    cancel: "キャンセル",
  },

  fresh: {
    title: "モデルを選ぶ",
    chosen: "モデルを選択しました。サイドパネルを開いて始めましょう。",
    first:
      "モデルの横の「使う」を押してください。サイドパネルのメッセージがそのモデルに送られるようになります。",
    another:
      "これらのいずれかの横の「使う」を、既定として、またはコンテキスト用に押すまで、現在のモデルのままです。",
  },

  models: {
    search: "モデルを検索",
    none: "モデルはまだわかりません。接続をテストすると読み込まれます。",
    noMatch: "名前にこれを含むモデルはありません。",
    listOf: (name) => `${name} のモデル`,
    useIn: "モデルの使い方",
    everywhere: "既定として",
    inContext: (name) => `「${name}」で`,
    use: "使う",
    inUse: "使用中",
    count: (shown, all) =>
      shown === all
        ? `モデル ${formatNumber(all)} 個`
        : `モデル ${formatNumber(all)} 個中 ${formatNumber(shown)} 個`,
    window: (tokens) => `${formatTokens(tokens)} トークン`,
    price: (prompt, reply) => `100 万トークンあたり 入力 ${prompt}、出力 ${reply}`,
    free: "無料",
    tools: "ツール",
    sees: "画像",
    thinks: "思考",
    passedOn: (host) => `${host} に転送`,
  },

  ollama: {
    address: "アドレス",
    addressHint: "このマシンの Ollama サーバーのアドレスです。通常は 127.0.0.1:11434 です。",
    addressSave: "このアドレスを使う",
    installed: "インストール済み",
    none: "まだ何もインストールされていません。",
    running: "読み込み済み",
    runningNone: "現在読み込まれているものはありません。",
    until: (time) => `${time} まで`,
    show: "表示",
    showLabel: (name) => `${name} を表示`,
    template: "テンプレート",
    system: "システムテキスト",
    license: "ライセンス",
    abilities: "機能",
    remove: "削除",
    removeLabel: (name) => `${name} を削除`,
    removeMeans: (name, size) =>
      `「${name}」${size === "" ? "" : `（${size}）`}をそのサーバーのディスクから削除します。10 秒以内なら元に戻せます。その後はもう一度ダウンロードが必要です。それより前に Confidant がロックされるかブラウザーが閉じられた場合は、削除されません。`,
    removeType: (name) => `続けるには「${name}」と入力してください`,
    removeConfirm: (name) => `「${name}」を削除`,
    wrongName: "名前が一致しません。何も削除していません。",
    pull: "モデルをダウンロード",
    pullHint: "ollama.com での名前です。例：llama3.2、qwen3:4b",
    pullStart: "ダウンロード",
    pullStop: "停止",
    pullProgress: "モデルのダウンロードの進行状況",
    pulling: (name) =>
      `${name} をダウンロードしています。完了するまでこのページを開いておいてください。`,
    pulled: (name) => `${name} をインストールしました。`,
    pullStopped: (name) =>
      `停止しました。${name} の届いた分はサーバーに残っています。もう一度ダウンロードすると続きから再開します。`,
    sizes: (done, total) => `${done} / ${total}`,
    again: "更新",
  },

  origin: {
    hide: "このサーバーに Confidant のオリジンを隠す：Ollama は知らされていない拡張機能を拒否します（403）",
    hideCors:
      "このサーバーに Confidant のオリジンを隠す：ブラウザーからの要求を認めない組織があります（CORS）",
    more: "その意味と、もう一つの方法",
    command: "もう一つの方法は、次のコマンドで一度 Ollama に知らせ、再起動することです。",
    setting:
      "もう一つの方法は、Ollama が動いているマシンで一度これを設定し、そこで Ollama を再起動することです。",
    hideMeans:
      "Confidant 自身がこのアドレスに送るリクエストから、この拡張機能の名前を示す行を取り除きます。Ollama はほかのプログラムからのリクエストと同じように受け付けます。ウェブサイトやほかの拡張機能のリクエストは変わりません。このマシンの Ollama が拒否した場合、オフにされていなければ Confidant が自動で行います。オフにするか、接続を削除するか、Confidant をロックすると解除されます。",
  },

  files: {
    title: "モデルファイル",
    why: "GGUF ファイルのモデルは、このブラウザーの中で動きます。サーバーもキーも不要で、オフラインでも使えます。ファイルはこのブラウザーのプロファイルに保存されます。約 2 GB までの小さなモデルが最適で、4 GB を超えるものは動かせません。",
    oneThread: "モデルは 1 スレッドで動きます。このマシンはコアが少ないため、回答は遅くなります。",
    threads: (count) => `ここではモデルは ${formatNumber(count)} スレッドで動きます。`,
    room: (used, quota) => `ブラウザーの割り当て ${quota} のうち ${used} を使用中です。`,
    drop: "ここに GGUF ファイルをドロップするか、選択してください",
    noneHere:
      "Firefox では拡張機能がモデルファイルを実行できません。代わりに、Ollama などこのマシン上のサーバーを使ってください。",
    notGguf: (name) => `「${name}」は GGUF ファイルではありません。内容は読み取っていません。`,
    notTaken: (name, why) => `「${name}」は取り込まれませんでした：${why}`,
    url: "ダウンロード元",
    urlHint:
      "https またはこのマシンにある GGUF ファイルのアドレスです。ブラウザーがそのホストへの接続の許可を求めることがあります。取得するのはこのファイルだけで、リクエストにあなたの情報は含まれません。ファイルの実際の置き場所に転送されることがあります。",
    download: "ダウンロード",
    none: "モデルファイルはまだありません。",
    list: "このブラウザーにあるモデルファイル",
    states: {
      arriving: "読み込み中",
      paused: "一時停止中",
      checking: "検証中",
      ready: "準備完了",
      failed: "失敗",
    },
    progress: (name) => `${name} の進行状況`,
    arrived: (received, total) => `${received} / ${total}`,
    own: "手元のファイルから",
    from: (source) => `${source} から`,
    window: (tokens) => `${formatTokens(tokens)} トークンまで`,
    noTemplate: "専用のチャットテンプレートがないため、標準のものを使います",
    digest: "SHA-256",
    pause: "一時停止",
    resume: "再開",
    remove: "削除",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `「${name}」をこのブラウザーから削除します。`,
        ...(canUndo ? ["10 秒以内なら元に戻せます。"] : []),
        ...(contexts > 0
          ? [
              `${formatNumber(contexts)} 個のコンテキストがこれを使っており、次のメッセージでその旨を知らせます。`,
            ]
          : []),
        ...(isGeneral ? ["これは既定のモデルです。"] : []),
      ].join(""),
    removeConfirm: "このファイルを削除",
  },

  browserModel: {
    states: {
      available: "準備完了",
      downloadable: "ブラウザーでダウンロード可能",
      downloading: "ブラウザーがダウンロード中",
      unavailable: "このデバイスでは利用不可",
    },
    why: "ブラウザーに内蔵されたモデルです。データはこのマシンから出ません。",
    download: "ブラウザーでダウンロード",
    progress: "ブラウザー内蔵モデルの進行状況",
    failed:
      "ブラウザーはダウンロードしませんでした。何も変更していません。後でもう一度お試しください。",
  },
} satisfies Texts<typeof enConnections>;
