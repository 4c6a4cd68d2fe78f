/** About what a sign takes of 14 px text, and the room between two texts. */
const sign = 8;
const gap = 6;

/** Which of the texts that stand side by side have room for themselves: all, or each second, or third, and the last always. */
export function fitting(texts: readonly string[], step: number): (place: number) => boolean {
  const widest = Math.max(...texts.map((text) => text.length), 0) * sign + gap;
  const every = Math.max(1, Math.ceil(widest / Math.max(step, 1)));
  return (place) => (texts.length - 1 - place) % every === 0;
}
