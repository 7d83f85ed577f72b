import { buildIfStale } from "./build-if-stale.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { ExitError, runMain } from "./run-main.mjs";
import { answers, toServerUrl } from "./start/find-server.mjs";
import { parseArguments, USAGE } from "./start/parse-arguments.mjs";

await runMain(async () => {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (options.say === null && !hasDisplay()) {
    throw new ExitError(
      2,
      'There is no display to open a window on. Ask without one: npm start -- --say "Hello"',
    );
  }
  const url = await checkServer(options.url);
  await ensurePackages();
  await buildIfStale();
  const executablePath = await ensureChromium();
  // Loaded late: it needs the packages.
  const { runSession } = await import("./start/run-session.mjs");
  await runSession({ ...options, url, executablePath });
});

function readOptions() {
  try {
    return parseArguments(process.argv.slice(2));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new ExitError(2, `${sentence}\n\n${USAGE}`);
  }
}

function hasDisplay() {
  return (
    process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** @param {string | null} address */
async function checkServer(address) {
  if (address === null) {
    return null;
  }
  const url = toServerUrl(address);
  if (url === null) {
    throw new ExitError(2, "--url is not the address of a server, such as http://127.0.0.1:11434");
  }
  if (!(await answers(url))) {
    throw new ExitError(
      2,
      `No Ollama server answers at ${url}. Start it with: ollama serve (and check the address).`,
    );
  }
  return url;
}
