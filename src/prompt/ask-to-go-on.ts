import type { Prompt } from "../domain/prompt";
import type { Side } from "./merge-roles";

/** What the person's side says where a reply is to be gone on with. */
export const GO_ON =
  "Your answer above broke off. Go on exactly where it stops, in the middle of the sentence if need be. Repeat nothing of it, and say nothing about the break.";

/**
 * What exists of the reply and the wish to go on with it, for servers of which some refuse a request
 * that ends with the model's own words; empty where nothing but space exists.
 */
export function askToGoOn({ begun }: Pick<Prompt, "begun">): Side[] {
  if (begun.trim() === "") return [];
  return [
    { from: "model", text: begun, images: [] },
    { from: "user", text: GO_ON, images: [] },
  ];
}
