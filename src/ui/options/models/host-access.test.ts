import { describe, expect, it } from "vitest";
import { accessPattern, createHostAccess } from "./host-access";

type PermissionRequest = { origins: string[]; permissions?: string[] };

function fakePermissions(answer: boolean) {
  const requests: string[] = [];
  const permissions = {
    request: async ({ origins, permissions: more = [] }: PermissionRequest) => {
      requests.push(["ask", ...more, ...origins].join(" "));
      return answer;
    },
  };
  return { permissions, requests };
}

describe("createHostAccess", () => {
  it("asks for a sign-in's origin with the permission to show it", async () => {
    const { permissions, requests } = fakePermissions(true);
    const { requestSignIn } = createHostAccess({ permissions, canShowSignIn: () => false });
    await requestSignIn("https://auth.example.com");
    await requestSignIn("http://127.0.0.1:8080");
    expect(requests).toEqual(["ask identity https://auth.example.com:443/*", "ask identity"]);
  });

  it("asks for a sign-in's origin alone where the browser shows sign-ins already", async () => {
    const { permissions, requests } = fakePermissions(true);
    const { requestSignIn } = createHostAccess({ permissions, canShowSignIn: () => true });
    await requestSignIn("https://auth.example.com");
    expect(await requestSignIn("http://127.0.0.1:8080")).toBe(true);
    expect(requests).toEqual(["ask https://auth.example.com:443/*"]);
  });

  it("asks for one origin only, with its port and without its path", async () => {
    const { permissions, requests } = fakePermissions(true);
    await createHostAccess({ permissions }).request("https://api.example.com:8443/v1");
    expect(requests).toEqual(["ask https://api.example.com:8443/*"]);
  });

  it("asks before anything is awaited, while the click is still being handled", () => {
    const { permissions, requests } = fakePermissions(true);
    createHostAccess({ permissions }).request("https://api.example.com");
    expect(requests).toHaveLength(1);
  });

  it("names the port where the address names none: a pattern without one means every port", async () => {
    const { permissions, requests } = fakePermissions(true);
    await createHostAccess({ permissions }).request("https://api.example.com/v1");
    await createHostAccess({ permissions }).request("http://10.0.0.5");
    expect(requests).toEqual(["ask https://api.example.com:443/*", "ask http://10.0.0.5:80/*"]);
  });

  it("tells that it was refused", async () => {
    const access = createHostAccess({ permissions: fakePermissions(false).permissions });
    expect(await access.request("https://api.example.com")).toBe(false);
  });

  it.each(["http://127.0.0.1:8080/v1", "http://localhost:1234", "http://[::1]:11434"])(
    "asks nothing for %s, which it may reach from the start",
    async (url) => {
      const { permissions, requests } = fakePermissions(false);
      expect(await createHostAccess({ permissions }).request(url)).toBe(true);
      expect(requests).toEqual([]);
    },
  );

  it("asks for this machine too where the address is not among the given ones", () => {
    expect(accessPattern("https://localhost:8080")).toBe("https://localhost:8080/*");
    expect(accessPattern("http://127.0.0.1.example.com")).toBe("http://127.0.0.1.example.com:80/*");
  });
});
