/** Encodes an id as a unique role name: letters and underscores only. */
export const toLetters = (id: string) =>
  id.replaceAll('-', '_').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
