/** Null and empty values remove a parameter. */
export type SearchChanges = Readonly<Record<string, string | null | undefined>>;

/** The search with some parameters changed, without the question mark. */
export function changeSearch(search: string | URLSearchParams, changes: SearchChanges): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.toString();
}
