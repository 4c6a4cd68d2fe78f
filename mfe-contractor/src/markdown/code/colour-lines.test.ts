import { LineColours } from './colour-lines.ts';
import { languageName, loadParser } from './languages.ts';

async function coloured(language: string, ...groups: string[]) {
  const parser = await loadParser(language);
  if (!parser) throw new Error(`No parser for ${language}`);
  const colours = new LineColours(parser);
  return groups.flatMap((group) => colours.group(group));
}

test('what was written is all there, line by line', async () => {
  const code = 'const a = `one\n\ntwo`; // and\n\treturn a;';
  const lines = await coloured('ts', code);
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
});

test('a comment over several lines stays one, also where the code is done in parts', async () => {
  const [, second, third] = await coloured('ts', '/* one', 'two', 'three */ let x;');
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
])('there are colors for %s', async (language) => {
  await expect(coloured(language, 'select 1 /* a */\n- "b": 2\n+ def f():')).resolves.toHaveLength(3);
});

test('a language that we do not know is called as its author called it, and stays plain', async () => {
  expect(languageName('brainfuck')).toBe('brainfuck');
  expect(languageName('')).toBe('Text');
  expect(await loadParser('brainfuck')).toBeNull();
});
