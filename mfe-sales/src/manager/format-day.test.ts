import { formatDay, getDaysUntil } from './format-day.ts';

const now = new Date(2026, 10, 22, 23, 30);

test.each([
  ['2026-11-22', 'today', 0],
  ['2026-11-23', 'tomorrow', 1],
  ['2026-11-21', 'yesterday', -1],
  ['2026-12-01', 'Dec 1', 9],
  ['2027-01-02', 'Jan 2, 2027', 41],
])('%s is formatted as %s', (day, words, days) => {
  expect(formatDay(day, now, 'en-US')).toBe(words);
  expect(getDaysUntil(day, now)).toBe(days);
});

test('formats are created once, because creating them slows down a board that scrolls', () => {
  const days = ['2026-11-23', '2026-12-01', '2027-01-02'];
  const format = () => days.map((day) => formatDay(day, now, 'en-GB'));
  format();
  const created = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'RelativeTimeFormat')];
  format();
  for (const constructor of created) expect(constructor).not.toHaveBeenCalled();
});
