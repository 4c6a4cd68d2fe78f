import { knowledgeSorts } from 'rules/knowledge';
import { newestFirst, orders, readOrder, sortedBy, writeOrder } from './order.ts';

test('an order is read from the address as it was written, and nonsense is newest first', () => {
  for (const { value } of orders) expect(writeOrder(readOrder(value))).toBe(value);
  for (const nonsense of [null, '', 'size', '--title', 'title;']) expect(readOrder(nonsense)).toEqual(newestFirst);
});

test('every column has a word for both ways', () => {
  expect(orders.map(({ value }) => value).toSorted()).toEqual(
    knowledgeSorts.flatMap((sort) => [sort, `-${sort}`]).toSorted(),
  );
});

test('a column is sorted from A, figures from the greatest, and again the other way round', () => {
  const byTitle = sortedBy('title', newestFirst);
  expect(writeOrder(byTitle)).toBe('title');
  expect(writeOrder(sortedBy('title', byTitle))).toBe('-title');
  expect(writeOrder(sortedBy('views', byTitle))).toBe('-views');
});
