import { PROJECT_ROOT } from "./project-root.mjs";
import { ExitError, runMain } from "./run-main.mjs";

await runMain(async () => {
  const { runnerImport } = await import("vite");
  const source = `${PROJECT_ROOT}scripts/translations/list-texts.ts`;
  const options = { root: PROJECT_ROOT, configFile: /** @type {const} */ (false) };
  const loaded = await runnerImport(source, { ...options, logLevel: "error" });
  const module = /** @type {typeof import("./translations/list-texts")} */ (loaded.module);
  const [language = ""] = process.argv.slice(2);
  if (!module.LANGUAGES.includes(language)) {
    const known = module.LANGUAGES.join(", ");
    throw new ExitError(2, `npm run translations -- LANGUAGE, one of ${known}.`);
  }
  const translation = module.listTexts(language);
  console.log(JSON.stringify(translation, null, 2));
  const { lacking, beyond } = translation;
  if (lacking.length + beyond.length > 0) {
    throw new ExitError(1, `Lacking: ${lacking.join(", ")}; beyond English: ${beyond.join(", ")}.`);
  }
});
