import { shortcutWords } from "../words/shortcut-words";

type Props = { readonly rows: readonly (readonly [string, string])[] };

/** What there is, and at the end of each line its keys. */
export function KeyTable({ rows }: Props) {
  const { keys, does } = shortcutWords;
  return (
    <table data-shortcuts="" className="w-full text-small">
      <thead className="sr-only">
        <tr>
          <th scope="col">{does}</th>
          <th scope="col">{keys}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, what]) => (
          <tr key={what} className="border-b border-line align-top">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {what}
            </th>
            <td className="py-1 text-end whitespace-nowrap">
              <kbd className="font-sans font-semibold">{key}</kbd>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
