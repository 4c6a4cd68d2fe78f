import { readingBudget } from '#reading/reading-budget';
import type { Section } from '#reading/section';

/**
 * The sections of a file, or if there are more than allowed, as many together as make up an equal share of the text. They have the place
 * of the first.
 */
export function mergeSections(sections: Section[]): Section[] {
  if (sections.length <= readingBudget.sections) return sections;
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  const share = length / (readingBudget.sections / 2);
  const merged: Array<{ place: string | null; texts: string[] }> = [];
  let size = Infinity;
  for (const { place, text } of sections) {
    if (size >= share) {
      merged.push({ place, texts: [] });
      size = 0;
    }
    merged.at(-1)?.texts.push(text);
    size += text.length;
  }
  return merged.map(({ place, texts }) => ({ place, text: texts.join('\n\n') }));
}
