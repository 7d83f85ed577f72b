// What pdf.js asks for when it is loaded, and never uses where it only reads.
for (const name of ["DOMMatrix", "Path2D", "ImageData"]) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });
}
