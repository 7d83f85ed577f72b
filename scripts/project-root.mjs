import { fileURLToPath } from "node:url";

/** The folder that holds package.json, with a trailing separator. */
export const PROJECT_ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Where the build lies that Chromium loads. */
export const EXTENSION_DIR = `${PROJECT_ROOT}.output/chrome-mv3`;

/** Where the build lies that Firefox loads. */
export const FIREFOX_EXTENSION_DIR = `${PROJECT_ROOT}.output/firefox-mv3`;

/** Downloads, reports and other things that may be deleted at any time. */
export const CACHE_DIR = `${PROJECT_ROOT}.cache`;
