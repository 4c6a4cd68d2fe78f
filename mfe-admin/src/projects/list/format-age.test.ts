import { formatAge } from './format-age.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  ['2026-11-22T08:00:00.000Z', 'today'],
  ['2026-11-21T08:00:00.000Z', '1 day'],
  ['2026-11-09T08:00:00.000Z', '13 days'],
  ['2026-11-08T08:00:00.000Z', '2 weeks'],
  ['2026-10-15T08:00:00.000Z', '5 weeks'],
  ['2026-11-23T08:00:00.000Z', 'today'],
])('a project started at %s has the age "%s"', (since, words) => {
  expect(formatAge(since, now, 'en')).toBe(words);
});

test("formats the age in the viewer's language", () => {
  expect(formatAge('2026-10-15T08:00:00.000Z', now, 'de')).toBe('5 Wochen');
});
