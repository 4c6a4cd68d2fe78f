/** A number with its noun, such as 1 row or 1,200 rows. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
