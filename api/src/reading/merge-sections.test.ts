import { expect, test } from '@jest/globals';
import { mergeSections } from '#reading/merge-sections';
import { readingBudget } from '#reading/reading-budget';
import { readSections } from '#reading/read-sections';

const createSections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ place: `Part ${index}`, text: `Text ${index}` }));

test('as many sections as allowed stay as they are', () => {
  const sections = createSections(readingBudget.sections);
  expect(mergeSections(sections)).toBe(sections);
});

test('of more, adjacent ones are merged in order, with the place of the first', () => {
  const merged = mergeSections(createSections(readingBudget.sections + 1));
  expect(merged.length).toBeLessThanOrEqual(readingBudget.sections);
  expect(merged.slice(0, 2)).toEqual([
    { place: 'Part 0', text: 'Text 0\n\nText 1\n\nText 2' },
    { place: 'Part 3', text: 'Text 3\n\nText 4\n\nText 5' },
  ]);
  expect(merged.at(-1)?.text.endsWith(`Text ${readingBudget.sections}`)).toBe(true);
});

test('a text of 399,000 headings has no more sections than allowed', async () => {
  const sections = await readSections('md', Buffer.from('# ab\n'.repeat(399_000)));
  expect(sections.length).toBeLessThanOrEqual(readingBudget.sections);
  expect(sections.reduce((sum, { text }) => sum + (text.match(/# ab/g)?.length ?? 0), 0)).toBe(399_000);
});
