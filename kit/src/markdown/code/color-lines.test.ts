import { LineColors } from './color-lines.ts';
import { getLanguageName, loadParser } from './languages.ts';

async function coloredLines(language: string, ...groups: string[]) {
  const parser = await loadParser(language);
  if (!parser) throw new Error(`No parser for ${language}`);
  const colors = new LineColors(parser);
  return groups.flatMap((group) => colors.group(group));
}

test('all code is kept, line by line', async () => {
  const code = 'const a = `one\n\ntwo`; // and\n\treturn a;';
  const lines = await coloredLines('ts', code);
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
});

test('a multi-line comment stays one, even if it spans groups', async () => {
  const [, second, third] = await coloredLines('ts', '/* one', 'two', 'three */ let x;');
  expect(second).toEqual([{ text: 'two', kind: 'comment' }]);
  expect(third?.[0]).toEqual({ text: 'three */', kind: 'comment' });
  expect(third?.find(({ text }) => text === 'let')?.kind).toBe('keyword');
});

test.each([
  'js',
  'json',
  'css',
  'html',
  'sql',
  'bash',
  'python',
  'go',
  'rust',
  'yaml',
  'dockerfile',
  'java',
  'c#',
  'diff',
])('%s is highlighted', async (language) => {
  await expect(coloredLines(language, 'select 1 /* a */\n- "b": 2\n+ def f():')).resolves.toHaveLength(3);
});

test("an unknown language keeps the author's label and stays plain", async () => {
  expect(getLanguageName('brainfuck')).toBe('brainfuck');
  expect(getLanguageName('')).toBe('Text');
  expect(await loadParser('brainfuck')).toBeNull();
});
