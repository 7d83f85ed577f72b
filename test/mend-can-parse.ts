// Node 20's compiled `URL.canParse` reads Latin-1 as UTF-8 once it is called often enough, and then
// refuses addresses such as https://bücher.example; no browser does.
URL.canParse = (url, base) => {
  try {
    return new URL(url, base).href !== "";
  } catch {
    return false;
  }
};
