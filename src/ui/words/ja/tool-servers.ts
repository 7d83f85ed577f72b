import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "ツールサーバー（MCP）",
    why: "Model Context Protocol に対応したサーバーは、モデルにツールを提供します。各ツールは、コンテキストでオンにするまでオフのままです。ツールをずっと承認していないかぎり、サーバーに何かを送る前に、その内容と送信先が表示されます。",
    none: "サーバーはまだありません。",
    tools: "ツール",
    toolsOf: (name) => `${name} のツール`,
    noTools: "ツールを提供していないか、まだ確認していません。接続をテストすると確認します。",
    where:
      "オプション > コンテキストで、使ってよいコンテキストの「ツール」からオンにしてください。",
    listed: (tools, ago) => `${ago}の確認でツール ${formatNumber(tools)} 個`,
    answered: (ms, tools) =>
      `接続しました：ツール ${formatNumber(tools)} 個、${formatNumber(ms)} ミリ秒。`,
    hideOrigin:
      "このサーバーに Confidant のオリジンを知らせない：ブラウザーを拒否するサーバーです（403）",
    removeMeans: (name) =>
      `「${name}」をキーと一緒に削除します。コンテキストはそのツールを使えなくなります。10 秒以内なら元に戻せます。`,
  },

  form: {
    title: "サーバーを追加",
    why: "Confidant は、そのアドレスへの接続許可だけをブラウザーに求めます。",
    addressHint: "エンドポイント。例：https://mcp.example.com/mcp",
    key: "トークン（任意）",
    keyHint:
      "「Authorization: Bearer」として送信します。暗号化して保存し、このアドレスにだけ使います。",
  },

  signIn: {
    find: "サインイン…",
    means: (host) =>
      `このサーバーでは ${host} でサインインします。ブラウザーが許可を求め、そこでウィンドウを開きます。入力した内容は Confidant には見えません。受け取ったものは暗号化して保存し、このサーバーにだけ使います。`,
    at: (host) => `${host} でサインイン`,
    refused:
      "ブラウザーに許可されませんでした。何も送信していません。もう一度試し、許可してください。",
    closed:
      "サインインが終わる前にウィンドウが閉じられました。何も保存していません。もう一度試してください。",
    otherAnswer: (host) =>
      `返ってきたものは ${host} からではないか、別のサインインへの答えです。使わず、何も保存していません。もう一度試してください。`,
    declined: (host) =>
      `${host} がこのサインインを拒否しました。何も保存していません。もう一度試すか、運営者にキーを求めてください。`,
  },

  tool: {
    from: (server, host) => `${server}（${host}）より`,
    fromNote:
      "サーバー自身の説明で、モデルにも伝えられます。ツールをずっと承認していないかぎり、呼び出しのたびに送信内容を示して確認を待ちます。",
    changed: "許可した後に、サーバーがこのツールを変更しました。もう一度お読みください。",
    more: "説明の全文",
    parameters: "渡される内容",
    always: (name) => `${name}（承認なし）`,
  },

  offers: {
    resource: (server, host) => `${server}（${host}）より`,
  },

  card: {
    sends: (host) => `${host} に送信する内容：`,
  },
} satisfies Texts<typeof enToolServers>;
