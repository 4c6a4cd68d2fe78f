import { extractSentences, toSpokenText } from './extract-sentences.ts';

test('only whole sentences are read out, each once', () => {
  const first = extractSentences('Keep it on the server. A cookie th', 0);
  expect(first.words).toBe('Keep it on the server.');
  const text = 'Keep it on the server. A cookie that scripts cannot read! And';
  expect(extractSentences(text, first.end).words).toBe('A cookie that scripts cannot read!');
});

test('a code block is announced once complete, and not read out', () => {
  const open = 'Like this:\n```ts\nconst a = 1;\n';
  expect(extractSentences(open, 0).words).toBe('Like this:');
  expect(extractSentences(`${open}\`\`\`\nDone.\n`, 0).words).toBe('Like this: Code. Done.');
});

test('Markdown syntax is not read out', () => {
  expect(toSpokenText('## A **bold** [link](https://example.test) [1]')).toBe('A bold link');
});
