import { inWords } from './in-words.ts';

test.each([
  ['client', 'Client'],
  ['product_analyst', 'Product analyst'],
  ['', ''],
])('"%s" is said "%s"', (name, words) => {
  expect(inWords(name)).toBe(words);
});
