/** A list with what still stands in the field beside it: whoever forgot to press Add loses nothing. None stands there twice. */
export const appendUnique = (items: readonly string[], entry: string): string[] => [
  ...new Set([...items, entry.trim()].filter((each) => each !== '')),
];
