/** Strips the project's title from an activity, since the heading already shows it. */
export function stripTitle(description: string, title: string): string {
  const start = `${title}: `;
  if (!description.startsWith(start)) return description;
  const rest = description.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
