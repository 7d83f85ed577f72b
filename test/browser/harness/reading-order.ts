import type { Page, SerializedAXNode } from "puppeteer-core";

/** One thing that a screen reader comes to. */
export type Heard = { readonly role: string; readonly name: string };

/** What a screen reader comes to on a page, or in a part of it, in its order: the accessibility tree, laid flat. */
export async function readingOrder(page: Page, part?: string): Promise<Heard[]> {
  const root = part === undefined ? null : await page.waitForSelector(part);
  const tree = await page.accessibility.snapshot(root === null ? {} : { root });
  await root?.dispose();
  return tree === null ? [] : flatten(tree);
}

function flatten({ role, name = "", children = [] }: SerializedAXNode): Heard[] {
  return [{ role, name }, ...children.flatMap(flatten)];
}

/** Those of the lines that are not heard in this order: each as its role, and its name where it has one. */
export function missingInOrder(heard: readonly Heard[], lines: readonly string[]): string[] {
  const said = heard.map(({ role, name }) => (name === "" ? role : `${role}: ${name}`));
  let at = -1;
  return lines.filter((line) => {
    const next = said.indexOf(line, at + 1);
    if (next >= 0) at = next;
    return next < 0;
  });
}

const NAMED =
  /^(?:button|checkbox|combobox|dialog|DisclosureTriangle|heading|link|listbox|menu|menuitem|option|radio|region|slider|spinbutton|switch|tab|textbox)$/;

/** What is worked with or led by, and yet has no name. */
export function nameless(heard: readonly Heard[]): Heard[] {
  return heard.filter(({ role, name }) => NAMED.test(role) && name.trim() === "");
}
