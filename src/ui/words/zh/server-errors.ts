import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable": "此模型的服务器没有响应。请启动它，或选择其他模型，然后重试。",
  "provider-unreachable-ollama": "本机没有 Ollama 服务器响应。请启动或安装 Ollama，然后重试。",
  "provider-unreachable-at": (host) => `${host} 没有 Ollama 服务器响应。请启动或安装它，然后重试。`,
  "provider-unreachable-near": (host) =>
    `${host} 没有服务器响应。请启动它，或查看它是否在监听另一个端口，然后重试。`,
  "provider-unreachable-far": (host) =>
    `${host} 没有响应。可能是地址有误，服务器已停机或不允许浏览器请求，或者使用 https 时其证书在这里不受信任：请在标签页中打开地址查看，然后重试。`,
  "provider-forbidden": "服务器拒绝了请求（403）。请查看它允许哪些操作，或选择其他模型，然后重试。",
  "provider-forbidden-ollama":
    "Ollama 拒绝了此扩展程序（403）。请运行一次下方的命令，重启 Ollama，然后重试；或在“选项 > 模型”中隐藏来源。",
  "provider-forbidden-ollama-at": (host) =>
    `${host} 的 Ollama 拒绝了此扩展程序（403）。请在运行 Ollama 的机器上进行下方的设置并重启它，然后重试；或在“选项 > 模型”中隐藏来源。`,
  "provider-forbidden-near": (host) =>
    `${host} 拒绝了请求（403）。它可能不允许浏览器扩展程序的请求：请检查其设置中的跨源请求（CORS），然后重试。`,
  "provider-forbidden-at": (host) =>
    `${host} 拒绝了请求（403）。该密钥可能不能使用此模型，或不能从这里使用；请查看你在那里的账户，或选择其他模型，然后重试。`,
  "provider-auth": "服务器要求提供密钥，或拒绝了现有的密钥。请检查密钥，然后重试。",
  "provider-auth-ollama":
    "此模型运行于 ollama.com，而本机的 Ollama 没有登录。请运行“ollama signin”，或选择其他模型，然后重试。",
  "provider-auth-at": (host) =>
    `${host} 要求提供密钥，或拒绝了现有的密钥。请在“选项 > 模型”中更换密钥，然后重试。`,
  "provider-no-credit": "提供商表示账户余额不足。请查看你在那里的账户，或选择其他模型，然后重试。",
  "provider-plan":
    "此账户的套餐不包含此模型或这种大小的请求。请查看那里的套餐，或选择其他模型，然后重试。",
  "provider-usage-limit":
    "此账户或密钥已达到用量上限。请在那里提高上限，等待重新计算，或选择其他模型，然后重试。",
  "provider-unverified":
    "提供商要求先验证此账户的组织。请在那里的账户设置中完成验证，或选择其他模型，然后重试。",
  "provider-disabled": "提供商已停用此账户或其组织。请查看那里的账户，或选择其他模型，然后重试。",
  "provider-cors":
    "提供商不接受此组织从浏览器发出的请求（CORS）。请在“选项 > 模型”的此连接处隐藏来源，然后重试。",
  "provider-region": "提供商在此地区不提供回答。请选择其他模型，然后重试。",
  "provider-privacy":
    "提供此模型的各方都不符合此账户的隐私设置。请在那里更改设置，或选择其他模型，然后重试。",
  "provider-filtered":
    "提供商的过滤器拒绝了此消息或之前的内容。请换个说法，或选择其他模型，然后重试。",
  "provider-no-chat": "此模型不能聊天。请选择其他模型，然后重试。",
  "provider-no-images": "此模型不接受图片。请选择接受图片的模型，或删除含图片的消息，然后重试。",
  "provider-unsupported": "服务器不接受对此模型的这类请求。请选择其他模型，然后重试。",
  "provider-cannot-run":
    "服务器无法运行此模型：内存不足，显卡出错，或服务器的版本早于模型。请关闭在那里运行的其他程序，更新它，或选择其他模型，然后重试。",
  "provider-model-missing": "服务器没有此模型。请选择其他模型，然后重试。",
  "provider-model-missing-pull":
    "Ollama 没有此模型。请用下方的命令下载，或选择其他模型，然后重试。",
  "provider-model-missing-ollama":
    "Ollama 没有此模型。请在“选项 > 模型”中下载，或选择其他模型，然后重试。",
  "provider-model-missing-ollama-at": (host) =>
    `${host} 的 Ollama 没有此模型。请在“选项 > 模型”中下载，或选择其他模型，然后重试。`,
  "provider-model-missing-near": (host) =>
    `${host} 没有此模型，或尚未加载。请在那里加载，或选择其他模型，然后重试。`,
  "provider-model-missing-file":
    "此模型文件已不在此浏览器中，或尚不完整。请在“选项 > 模型”中查看，或选择其他模型，然后重试。",
  "provider-model-missing-browser":
    "浏览器内置模型在这里尚未就绪。请在“选项 > 模型”中查看，或选择其他模型，然后重试。",
  "provider-model-missing-at": (host) =>
    `${host} 没有此模型，或不再提供。请选择其他模型，然后重试。`,
  "provider-too-long": "请求超出了模型能容纳的长度。请缩短消息，选择窗口更大的模型，或开始新对话。",
  "provider-overloaded": "提供商目前负载过高。请稍候，或选择其他模型，然后重试。",
  "provider-offline":
    "此浏览器处于离线状态，而模型在另一台机器上。请连接网络，或选择本机的模型，然后重试。",
  "provider-permission":
    "浏览器还不允许 Confidant 连接此服务器，因此未发送任何内容。请在“选项 > 模型”中用连接旁的按钮允许。",
  "provider-rate-limited": "服务器目前收到的请求过多。请稍候再试。",
  "provider-rate-limited-for": (seconds) =>
    `服务器收到的请求过多，要求等待${formatDuration(seconds * 1000)}。请等待后重试。`,
  "provider-failed": "服务器在回答时出错。请重试，或选择其他模型。",
  "provider-failed-with": (status) => `服务器在回答时出错（${status}）。请查看其日志，然后重试。`,
  "provider-failed-far": (host, status) =>
    `${host} 在回答时出错${status === null ? "" : `（${status}）`}。请稍候，或选择其他模型，然后重试。`,
  "provider-refused-far": (host, status) =>
    `${host} 没有接受此请求（${status}）。请选择其他模型，或在“选项 > 模型”中查看连接，然后重试。`,
  "provider-failed-call":
    "模型以无法读取的形式请求工具，因此回答到此结束。请重试，或选择其他模型。",
  "provider-malformed": "无法读取服务器的响应。请检查此地址上是否确实是该服务器在响应，然后重试。",
  "provider-cut-off": "回答结束之前连接就中断了。",
  "provider-silent": "服务器太久没有响应。它可能内存不足；请查看后重试。",
  "provider-silent-far": (host) => `${host} 太久没有响应。请稍候，或选择其他模型，然后重试。`,
  "provider-failed-address": (host, status) =>
    `${host} 的此地址上没有内容（${status}）。请在“选项 > 模型”中查看地址：路径可能缺少一部分，例如 /v1。然后重试。`,
  "tool-server-auth": (host) =>
    `${host} 要求登录或提供令牌，或拒绝了现有的令牌。请在“选项 > 工具”中登录或填写令牌，然后重试。`,
  "tool-server-forbidden": (host) =>
    `${host} 拒绝了此操作（403）。令牌可能不允许，或者服务器拒绝浏览器：请在“选项 > 工具”中查看，然后重试。`,
  "tool-server-not-allowed": (host) =>
    `Confidant 尚未获准连接 ${host}，因此未发送任何内容。请在“选项 > 工具”中允许，然后重试。`,
  "tool-server-offline": (host) =>
    `此浏览器处于离线状态，而 ${host} 在另一台机器上，因此未发送任何内容。请连接网络，然后重试。`,
  "tool-server-gone": (host) =>
    `与 ${host} 的连接已被移除或现在指向别处，因此未发送任何内容。请在“选项 > 工具”中查看，然后重试。`,
  "tool-server-failed": (host, status) =>
    `${host} 没有完成所要求的操作${status === null ? "" : `（${status}）`}。请稍候，或在“选项 > 工具”中查看地址，然后重试。`,
} satisfies Texts<typeof enServerErrors>;
