// Stands in for zod's barrel of 40 languages: the one that its core needs.
export { default as en } from "zod/v4/locales/en.js";
