/** A role as people say it: "product_analyst" is "Product analyst". */
export function roleName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
