import "./gallery.css";
import { drawPage } from "../../src/ui/draw-page";
import { Gallery } from "./gallery";

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = query.get("theme") ?? "";
root.dataset.contrast = query.get("contrast") ?? "";
if (query.get("size") === "large") root.style.setProperty("zoom", "1.5");
localStorage.setItem("language", query.get("lang") ?? "en");

const container = document.querySelector("#root");
if (container === null) throw new Error("The page has no place for the gallery.");
drawPage(container, () => <Gallery direction={root.dir} />);
