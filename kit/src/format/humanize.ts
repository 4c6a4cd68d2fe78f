/** Converts an API name with underscores to words: "product_analyst" becomes "Product analyst". */
export function humanize(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
