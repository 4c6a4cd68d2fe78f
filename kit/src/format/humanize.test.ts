import { humanize } from './humanize.ts';

test.each([
  ['client', 'Client'],
  ['product_analyst', 'Product analyst'],
  ['', ''],
])('"%s" is said "%s"', (name, words) => {
  expect(humanize(name)).toBe(words);
});
