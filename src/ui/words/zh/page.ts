import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "此页面", selection: "所选内容" },
  asks: {
    explain: {
      page: "请解释此页面。",
      selection: "请解释这段内容。",
    },
    summarise: {
      page: "请概括此页面。",
      selection: "请概括这段内容。",
    },
  },
  look: (name) => `显示 ${name} 的文字`,
  cut: (kept, tokens) => `约 ${formatNumber(tokens)} Token 中的 ${formatNumber(kept)}`,
  cutWhy: (name) => `${name} 放不下全文：将发送开头以及与消息最相关的部分。`,
  omitted: {
    all: (parts) => `未包含：${parts.join("；")}。`,
    hidden: (count) => `${formatNumber(count)} 处看不见的文字`,
    frames: (count) => `${formatNumber(count)} 个其他网站的框架`,
    end: "页面末尾（页面太长）",
    empty: (pages) => `没有文字的页（例如图片）：${pages}`,
    after: (page) => `第 ${formatNumber(page)} 页之后的内容（空间或时间不够）`,
    scans: (pages) => `有文字不可见地盖在图片上，内容可能与图片不同：第 ${pages} 页。`,
  },
  refused: {
    "page-access":
      "浏览器还不允许 Confidant 读取此页面。请在此页面上点击工具栏中的 Confidant 按钮，然后选择“询问此页面”。如果这是本机上的文件，请添加该文件作为附件，或在浏览器的扩展程序列表中允许 Confidant 访问文件网址。",
    "page-browser": "这是浏览器或其商店的页面，任何扩展程序都不能读取。请改为复制文字。",
    "page-pdf": "浏览器不会把此 PDF 交给任何扩展程序。请改为添加该文件作为附件。",
    "page-empty": "这里没有可见的文字，或没有选中任何内容。",
    "page-gone": "标签页已关闭，或已显示其他页面。请重试。",
    "page-slow": "页面没有及时响应。请选中其中一部分再询问。",
  },
  pdfRefused: {
    "pdf-password": (name) => `${name} 受密码保护。请另存一份不带密码的副本，再添加为附件。`,
    "pdf-broken": (name) => `${name} 已损坏，或不是完整的 PDF，未添加。`,
    "pdf-empty": (name) =>
      `${name} 没有可见的文字：其页面是图片，例如扫描件。请将相关页面的图片添加为附件。`,
    "pdf-slow": (name) => `${name} 未能及时读取。请将其中一部分添加为附件，或复制文字。`,
    "pdf-bytes": (name) => `${name} 太大：PDF 最多 ${formatNumber(MAX_PDF_BYTES)} 字节，未添加。`,
  },
} satisfies Texts<typeof enPage>;
