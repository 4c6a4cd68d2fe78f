import assert from 'node:assert/strict';
import { test } from 'node:test';
import { denyList } from './deny-list.mjs';
import { findDeniedWords } from './find-denied-words.mjs';

for (const [word] of denyList)
  test(`"${word.replace('?', '')}" is found in prose, in a name, in a file name and in a constant`, () => {
    const words = word.replace('?', '').split(' ');
    const camel = words.map((part, index) => (index ? part[0].toUpperCase() + part.slice(1) : part)).join('');
    const forms = [
      `// It is ${words.join(' ')} here`,
      `${camel}Now()`,
      `./${words.join('-')}-now.ts`,
      `${words.join('_').toUpperCase()}_NOW`,
    ];
    for (const form of forms) assert.equal(findDeniedWords(form).length, 1, form);
  });

test('a finding names its line and what to write instead', () => {
  assert.deepEqual(findDeniedWords('one\nNobody knows\n'), [{ line: 2, word: 'Nobody', instead: 'no one' }]);
});

test('words that only contain one are fine', () => {
  assert.deepEqual(findDeniedWords('The bystander unfolded a standalone basket, unmasked.'), []);
});

test('a function that is named for what it returns is refused, and the methods of the language are not', () => {
  assert.deepEqual(
    findDeniedWords('list.indexOf(1);\nconst statusOf = (row) => row.status;').map(({ line, word }) => [line, word]),
    [[2, 'statusOf']],
  );
});
