import { knowledgeSorts } from 'rules/knowledge';
import { newestFirst, orderOptions, parseOrder, toggleSort, formatOrder } from './order.ts';

test('parses the order from the URL, and falls back to newest first', () => {
  for (const { value } of orderOptions) expect(formatOrder(parseOrder(value))).toBe(value);
  for (const nonsense of [null, '', 'size', '--title', 'title;']) expect(parseOrder(nonsense)).toEqual(newestFirst);
});

test('every column has a label for both directions', () => {
  expect(orderOptions.map(({ value }) => value).toSorted()).toEqual(
    knowledgeSorts.flatMap((sort) => [sort, `-${sort}`]).toSorted(),
  );
});

test('sorts text columns from A and numbers from the highest, and reverses on the second click', () => {
  const byTitle = toggleSort('title', newestFirst);
  expect(formatOrder(byTitle)).toBe('title');
  expect(formatOrder(toggleSort('title', byTitle))).toBe('-title');
  expect(formatOrder(toggleSort('views', byTitle))).toBe('-views');
});
