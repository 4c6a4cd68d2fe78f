/** About what a sign takes of 14 px text, and the room between two texts. */
const characterWidth = 8;
const gap = 6;

/** Which of the texts that stand side by side have room for themselves: all, or each second, or third, and the last always. */
export function createLabelFilter(texts: readonly string[], step: number): (place: number) => boolean {
  const maxLabelWidth = Math.max(...texts.map((text) => text.length), 0) * characterWidth + gap;
  const interval = Math.max(1, Math.ceil(maxLabelWidth / Math.max(step, 1)));
  return (place) => (texts.length - 1 - place) % interval === 0;
}
