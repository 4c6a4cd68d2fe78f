/** Approximate width of a character of 14 px text, and the gap between two labels. */
const characterWidth = 8;
const gap = 6;

/** Which labels fit next to each other: all, or every second or third, and always the last. */
export function createLabelFilter(texts: readonly string[], step: number): (place: number) => boolean {
  const maxLabelWidth = Math.max(...texts.map((text) => text.length), 0) * characterWidth + gap;
  const interval = Math.max(1, Math.ceil(maxLabelWidth / Math.max(step, 1)));
  return (place) => (texts.length - 1 - place) % interval === 0;
}
