import { knowledgeSorts } from 'rules/knowledge';
import { newestFirst, orderOptions, parseOrder, toggleSort, formatOrder } from './order.ts';

test('an order is read from the address as it was written, and nonsense is newest first', () => {
  for (const { value } of orderOptions) expect(formatOrder(parseOrder(value))).toBe(value);
  for (const nonsense of [null, '', 'size', '--title', 'title;']) expect(parseOrder(nonsense)).toEqual(newestFirst);
});

test('every column has a word for both ways', () => {
  expect(orderOptions.map(({ value }) => value).toSorted()).toEqual(
    knowledgeSorts.flatMap((sort) => [sort, `-${sort}`]).toSorted(),
  );
});

test('a column is sorted from A, figures from the greatest, and again the other way round', () => {
  const byTitle = toggleSort('title', newestFirst);
  expect(formatOrder(byTitle)).toBe('title');
  expect(formatOrder(toggleSort('title', byTitle))).toBe('-title');
  expect(formatOrder(toggleSort('views', byTitle))).toBe('-views');
});
