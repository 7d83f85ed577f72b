import "./gallery.css";
import { drawPage } from "../../src/ui/draw-page";
import { Gallery } from "./gallery";

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = asked.get("theme") ?? "";
root.dataset.contrast = asked.get("contrast") ?? "";
if (asked.get("size") === "large") root.style.setProperty("zoom", "1.5");
localStorage.setItem("language", asked.get("lang") ?? "en");

const place = document.querySelector("#root");
if (place === null) throw new Error("The page has no place for the gallery.");
drawPage(place, () => <Gallery direction={root.dir} />);
