import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ErrorCode } from "../domain/app-error";
import { WithoutBackup } from "./without-backup";

const show = (code: ErrorCode | null) =>
  renderToStaticMarkup(
    <WithoutBackup failure={code && { code, data: {} }} action="Purge “Work”" onGo={() => {}} />,
  );

it("offers the same without a backup only where the backup failed", () => {
  expect(show("backup-failed")).toContain("Purge “Work” without a backup");
  expect([show("wrong-name"), show(null)]).toEqual(["", ""]);
});
