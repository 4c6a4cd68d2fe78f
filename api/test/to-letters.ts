/** An id as a name of a role, which has letters and underscores only, and stands once. */
export const toLetters = (id: string) =>
  id.replaceAll('-', '_').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
