import { shortcutWords } from "../words/shortcut-words";

type Props = { readonly rows: readonly (readonly [string, string])[] };

/** Keys, and what each does. */
export function KeyTable({ rows }: Props) {
  const { keys, does } = shortcutWords;
  return (
    <table data-shortcuts="" className="text-small">
      <thead className="sr-only">
        <tr>
          <th scope="col">{keys}</th>
          <th scope="col">{does}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, what]) => (
          <tr key={what} className="border-b border-line align-top">
            <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
              <kbd className="font-sans font-semibold">{key}</kbd>
            </th>
            <td className="py-1">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
