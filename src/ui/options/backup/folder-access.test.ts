import { describe, expect, it } from "vitest";
import { createFolderAccess } from "./folder-access";

type Folder = {
  readonly name: string;
  readonly requestPermission?: () => Promise<PermissionState>;
};

function setUp(options: { readonly pick?: () => Promise<Folder>; readonly kept?: Folder | null }) {
  const saved: string[] = [];
  const access = createFolderAccess({
    picker: options.pick as never,
    handles: {
      save: async ({ name }) => {
        saved.push(name);
      },
      read: async () => (options.kept ?? null) as never,
      drop: async () => {
        saved.length = 0;
      },
    },
  });
  return { access, saved };
}

const closed = (name: string) => async () => {
  throw new DOMException("", name);
};

describe("a folder for backups", () => {
  it("is left for the worker before its name is told", async () => {
    const { access, saved } = setUp({ pick: async () => ({ name: "mine" }) });
    expect([await access.choose(), saved]).toEqual(["mine", ["mine"]]);
  });

  it("is none where the picker was closed or refused it; another failure is told", async () => {
    for (const name of ["AbortError", "NotAllowedError"]) {
      const { access, saved } = setUp({ pick: closed(name) });
      expect([await access.choose(), saved]).toEqual([null, []]);
    }
    await expect(setUp({ pick: closed("SecurityError") }).access.choose()).rejects.toThrow();
  });

  it("is not offered where the browser has no picker", () => {
    expect(setUp({}).access.isPossible).toBe(false);
  });

  it("is allowed again only where the person grants it", async () => {
    const kept = (answer: PermissionState) => ({
      name: "mine",
      requestPermission: async () => answer,
    });
    expect(await setUp({ kept: kept("granted") }).access.allow()).toBe("mine");
    expect(await setUp({ kept: kept("denied") }).access.allow()).toBeNull();
    expect(await setUp({ kept: null }).access.allow()).toBeNull();
  });
});
