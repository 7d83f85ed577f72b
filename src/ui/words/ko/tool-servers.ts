import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "도구 서버(MCP)",
    why: "Model Context Protocol을 지원하는 서버는 모델에 도구를 제공합니다. 각 도구는 컨텍스트에서 켤 때까지 꺼져 있습니다. 도구를 계속 승인해 두지 않은 한, 서버로 무엇을 보내기 전에 그 내용과 보낼 곳을 보여 줍니다.",
    none: "아직 서버가 없습니다.",
    tools: "도구",
    toolsOf: (name) => `${name}의 도구`,
    noTools: "도구를 제공하지 않거나 아직 확인하지 않았습니다. 연결을 테스트하면 확인합니다.",
    where: "옵션 > 컨텍스트에서 사용할 컨텍스트의 ‘도구’를 열어 켜세요.",
    listed: (tools, ago) => `${ago} 확인했을 때 도구 ${formatNumber(tools)}개`,
    answered: (ms, tools) => `연결됨: 도구 ${formatNumber(tools)}개, ${formatNumber(ms)}밀리초.`,
    hideOrigin: "이 서버에 Confidant의 출처를 숨기기: 브라우저를 거부하는 서버입니다(403)",
    removeMeans: (name) =>
      `‘${name}’ 항목을 키와 함께 제거합니다. 컨텍스트에서 그 도구를 더는 사용할 수 없습니다. 10초 안에 되돌릴 수 있습니다.`,
  },

  form: {
    title: "서버 추가",
    why: "Confidant는 그 주소에 대한 권한만 브라우저에 요청합니다.",
    addressHint: "엔드포인트. 예: https://mcp.example.com/mcp",
    key: "토큰(선택)",
    keyHint: "‘Authorization: Bearer’로 보냅니다. 암호화하여 저장하고 이 주소에만 사용합니다.",
  },

  signIn: {
    find: "로그인…",
    means: (host) =>
      `이 서버는 ${host}에서 로그인하게 합니다. 브라우저가 허용할지 묻고 그곳의 창을 엽니다. 입력한 내용은 Confidant에 보이지 않습니다. 받은 것은 암호화하여 저장하고 이 서버에만 사용합니다.`,
    at: (host) => `${host}에서 로그인`,
    refused:
      "브라우저에서 허용되지 않았습니다. 아무것도 보내지 않았습니다. 다시 시도하고 허용하세요.",
    closed: "로그인이 끝나기 전에 창이 닫혔습니다. 아무것도 저장하지 않았습니다. 다시 시도하세요.",
    otherAnswer: (host) =>
      `돌아온 것은 ${host}에서 온 것이 아니거나 다른 로그인에 대한 답입니다. 사용하지 않았고 아무것도 저장하지 않았습니다. 다시 시도하세요.`,
    declined: (host) =>
      `${host}에서 이 로그인을 거부했습니다. 아무것도 저장하지 않았습니다. 다시 시도하거나 운영자에게 키를 요청하세요.`,
  },

  tool: {
    from: (server, host) => `${server}(${host}) 제공`,
    fromNote:
      "서버가 직접 쓴 설명이며 모델에도 전달됩니다. 도구를 계속 승인해 두지 않은 한, 호출할 때마다 보낼 내용을 보여 주고 기다립니다.",
    changed: "허용한 뒤 서버가 이 도구를 변경했습니다. 다시 읽어 보세요.",
    more: "전체 설명",
    parameters: "전달하는 내용",
    always: (name) => `승인 없이 ${name}`,
  },

  offers: {
    resource: (server, host) => `${server}(${host}) 제공`,
  },

  card: {
    sends: (host) => `${host}에 보내는 내용:`,
  },
} satisfies Texts<typeof enToolServers>;
