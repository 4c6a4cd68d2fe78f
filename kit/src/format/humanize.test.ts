import { humanize } from './humanize.ts';

test.each([
  ['client', 'Client'],
  ['product_analyst', 'Product analyst'],
  ['', ''],
])('"%s" becomes "%s"', (name, words) => {
  expect(humanize(name)).toBe(words);
});
