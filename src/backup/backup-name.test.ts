import { expect, it } from "vitest";
import { BACKUP_NAME } from "../domain/backup";
import { backupName } from "./backup-name";

it("tells when a backup was made, in UTC", () => {
  const name = backupName(Date.UTC(2026, 10, 2, 4, 5, 6, 7));
  expect(name).toBe("confidant-20261102T040506007Z.age");
  expect(name).toMatch(BACKUP_NAME);
});
