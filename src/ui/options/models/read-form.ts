import { openaiApiSchema } from "../../../domain/habit";
import type { Typed } from "./read-connection";

/** What stands in the fields of a connection's form; what has no field is empty. */
export function readForm(form: FormData): Typed {
  const text = (name: string) => textOf(form.get(name));
  const values = form.getAll("headerValue").map(textOf);
  const headers = form
    .getAll("headerName")
    .map((name, index) => ({ name: textOf(name), value: values[index] ?? "" }));
  const api = openaiApiSchema.safeParse(form.get("api")).data ?? null;
  return { api, address: text("address"), key: text("key"), name: text("name"), headers };
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === "string" ? entry : "";
}
