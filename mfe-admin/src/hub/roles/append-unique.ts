/** Appends the pending input to the list, so that it is kept if Add was not clicked. Duplicates are dropped. */
export const appendUnique = (items: readonly string[], entry: string): string[] => [
  ...new Set([...items, entry.trim()].filter((each) => each !== '')),
];
