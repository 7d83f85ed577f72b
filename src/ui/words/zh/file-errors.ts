import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

const statusSuffix = (status: number | null) => (status === null ? "" : `（${status}）`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "服务器",
  by: {
    locked: (host, status) =>
      `${host} 要求有权限才能获取此文件${statusSuffix(status)}：可能需要你在那里登录或接受许可证。请在浏览器标签页中下载，然后将文件拖放到这里。`,
    lockedHere: (host, status) =>
      `${host} 拒绝提供此文件${statusSuffix(status)}。请查看它是否允许浏览器扩展程序读取文件，或将文件拖放到这里。`,
    missing: (host) => `${host} 的这个地址没有文件（404）。请检查地址，移除此文件，然后重新下载。`,
    busy: (host) => `${host} 负载过高或请求过多。已收到的部分已保存。请稍候再继续。`,
    failed: (host, status) =>
      `${host} 在提供文件时出错${statusSuffix(status)}。已收到的部分已保存。请稍后继续。`,
    malformed: (host) =>
      `${host} 发送了文件的错误部分。请再继续一次。如果无效，请移除文件并重新下载。`,
    cutOff: "文件尚未全部到达，连接就中断了。已收到的部分已保存。请继续下载。",
    silent: (host) => `${host} 太久没有发送任何内容。已收到的部分已保存。请稍后继续。`,
    unreachable: (host) => `无法连接 ${host}。已收到的部分已保存。请检查地址和网络连接，然后继续。`,
  },
  refused: {
    "not-a-url": "这不是文件的地址。未获取任何内容；正确的形式如 https://example.com/model.gguf。",
    credentials:
      "此地址包含用户名或密码。未获取任何内容；请在浏览器标签页中下载文件，然后拖放到这里。",
  },
} satisfies Texts<typeof enFileErrors>;
