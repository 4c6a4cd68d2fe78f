/** Gives a file to the browser to keep, as if one had pressed a link to it. */
export function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
