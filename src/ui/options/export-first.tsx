import { optionsWords } from "../words/options-words";

/** Where the data page takes everything out; also the element's id, so that the browser goes there. */
export const EXPORT_PATH = "data/export";

/** Beside what removes something for good: what backups keep of it, and the way to make one's own copy. */
export function ExportFirst() {
  const { dataPage } = optionsWords;
  return (
    <p data-export-first="">
      {`${dataPage.backupFirst} `}
      <a href={`#${EXPORT_PATH}`} className="rounded-sm underline underline-offset-2">
        {dataPage.export}
      </a>
    </p>
  );
}
