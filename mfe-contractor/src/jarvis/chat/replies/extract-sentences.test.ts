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

test('the characters of names are read out', () => {
  expect(toSpokenText('Set user_id and `__init__`, _not_ __that__ one, in C# and `a * b`.')).toBe(
    'Set user_id and __init__, not that one, in C# and a * b.',
  );
  expect(extractSentences('Call set_user_name first. Then', 0).words).toBe('Call set_user_name first.');
});
