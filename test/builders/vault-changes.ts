import type { OpenedVault, Vault } from "../../src/vault/vault";
import { byDevice } from "./make-profile";
import { makePasskey, makePassphrase } from "./new-secrets";

const second = makePassphrase("a second harbour");
const firstId = ({ header }: OpenedVault) => header.ways[0]?.id ?? "";

type Change = {
  readonly name: string;
  /** Makes ready what is changed. */
  readonly begin: (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>;
  readonly work: (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>;
};

const asItIs: Change["begin"] = async (_vault, opened) => opened;

/** Each method of changing what opens a vault. */
export const CHANGES: readonly Change[] = [
  {
    name: "adding",
    begin: asItIs,
    work: (vault, opened) => vault.addMethod(opened, makePasskey()),
  },
  {
    name: "replacing",
    begin: asItIs,
    work: (vault, opened) =>
      vault.replaceMethod(opened, { methodId: firstId(opened), method: second }),
  },
  {
    name: "removing",
    begin: (vault, opened) => vault.addMethod(opened, byDevice),
    work: (vault, opened) => vault.removeMethod(opened, firstId(opened)),
  },
  { name: "rotating", begin: asItIs, work: (vault, opened) => vault.rotate(opened) },
  {
    name: "finishing a rotation",
    begin: (vault, opened) => vault.rotate(opened),
    work: (vault, opened) => vault.finishRotation(opened),
  },
];
