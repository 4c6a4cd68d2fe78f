/** A list with what still stands in the field beside it: whoever forgot to press Add loses nothing. None stands there twice. */
export const withTyped = (listed: readonly string[], typed: string): string[] => [
  ...new Set([...listed, typed.trim()].filter((each) => each !== '')),
];
