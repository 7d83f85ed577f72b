import { describe, expect, it } from "vitest";
import type { Reference, ReferenceKind } from "./reference";
import { makeAliases } from "./reference-aliases";
import { indexReferences, onlyMeant } from "./reference-index";

let made = 0;

function reference(name: string, more: Partial<Reference> = {}): Reference {
  made += 1;
  const kind: ReferenceKind = more.kind ?? "workflow";
  const id = crypto.randomUUID();
  const said = { action: "discussed", mentionedAt: made } as const;
  const called = { name, kind, target: `spec${made}`, aliases: makeAliases({ name, kind }) };
  return { id, conversationId: id, ...said, ...called, ...more };
}

describe("makeAliases", () => {
  it("A-028 makes other names of a workflow's name", () => {
    expect(makeAliases({ name: "Task Management", kind: "workflow" })).toEqual([
      "task management",
      "my task management",
      "task management workflow",
      "my task management workflow",
      "my task",
      "task workflow",
      "my task workflow",
    ]);
  });

  it("says the kind once, and no article before what is mine", () => {
    expect(makeAliases({ name: "The Invoice Workflow", kind: "workflow" })).toEqual([
      "the invoice workflow",
      "invoice",
      "my invoice",
      "invoice workflow",
      "my invoice workflow",
    ]);
  });

  it("names a file without its ending, and a page without its site", () => {
    expect(makeAliases({ name: "Budget.xlsx", kind: "document" })).toContain("my budget file");
    expect(makeAliases({ name: "Rice – Wikipedia", kind: "page" })).toContain("rice page");
  });

  it("makes none of what has no letters, and none that is too long", () => {
    expect(makeAliases({ name: "…", kind: "page" })).toEqual([]);
    const long = makeAliases({ name: "word ".repeat(40), kind: "page" });
    expect(long).toEqual(["my word", "word page", "my word page"]);
  });
});

describe("indexReferences", () => {
  it("A-030 finds what natural words mean, whatever their case and what stands between them", () => {
    const tasks = reference("Task Management");
    const { find } = indexReferences([reference("Invoices"), tasks]);
    for (const text of [
      "update my task workflow",
      "Please update MY  TASK-WORKFLOW, it fails.",
      "what does Task Management do?",
      `run ${tasks.target}`,
    ]) {
      expect(onlyMeant(find(text)), text).toBe(tasks);
    }
    expect(find("tasks are hard to manage")).toEqual([]);
    expect(find("multitask management")).toEqual([]);
    expect(find("")).toEqual([]);
  });

  it("A-030 takes the longest name, and none where two are named alike", () => {
    const [management, reporting] = [reference("Task Management"), reference("Task Reporting")];
    const { find } = indexReferences([management, reporting]);
    expect(find("update my task").map((one) => one.reference)).toEqual([reporting, management]);
    expect(onlyMeant(find("update my task"))).toBeNull();
    expect(onlyMeant(find("update my task management"))).toBe(management);
  });

  it("finds names in scripts without blanks, and an accent in either form", () => {
    const tasks = reference("任务管理");
    const cafe = reference("Café");
    const { find } = indexReferences([tasks, cafe]);
    expect(onlyMeant(find("请更新任务管理流程"))).toBe(tasks);
    expect(onlyMeant(find("open cafe\u0301 again"))).toBe(cafe);
  });

  it.each([
    ["Aufgaben Verwaltung", "Aktualisiere bitte meine Aufgaben", "Öffne den Ablauf Aufgaben"],
    ["Tâches du jour", "mets à jour mes tâches", "ouvre le flux de travail des tâches"],
    ["Tareas del equipo", "actualiza mis tareas", "abre el flujo de las tareas"],
    ["Tarefas da equipa", "mostra as minhas tarefas", "abre o fluxo de trabalho de tarefas"],
    ["Задачи команды", "обнови мои задачи", "покажи процесс задачи"],
    ["작업 관리", "내 작업 보여줘", "작업 워크플로 열어 줘"],
    ["مهام الفريق", "افتح سير عمل مهام", "سير العمل مهام"],
  ])("A-030 finds %s by its first word as it is said in its language", (name, ...texts) => {
    const tasks = reference(name);
    const { find } = indexReferences([reference("Invoices"), tasks]);
    for (const text of texts) expect(onlyMeant(find(text)), text).toBe(tasks);
    expect(find(name.split(" ")[0] ?? "")).toEqual([]);
  });

  it("counts what is mine and the kind as words of a name that has no blanks", () => {
    const words = (text: string) => indexReferences([reference("任务管理")]).find(text)[0]?.words;
    expect(words("请更新任务管理")).toBe(4);
    expect(words("请更新我的任务管理流程")).toBe(6);
    const japanese = indexReferences([reference("売上")]).find("私の売上を見せて");
    expect(japanese[0]?.words).toBe(3);
  });

  it("finds what the person calls it", () => {
    const tasks = reference("Task Management", { aliases: ["meine Liste"] });
    const { find } = indexReferences([tasks]);
    expect(onlyMeant(find("Zeig meine Liste!"))).toBe(tasks);
  });
});
