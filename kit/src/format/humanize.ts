/** A name that the API writes with underscores, as people say it: "product_analyst" is "Product analyst". */
export function humanize(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
