import { parseBlocks } from './parse-blocks.ts';

test('parses headings, paragraphs, lists and code', () => {
  const text =
    '# Why\nBecause\nof it.\n\n1. one\n2. two\n   more\n\n- a\n```ts\nconst x = 1;\n\n# no heading\n```\n> said\n>\n> so\n\nEnd';
  expect(parseBlocks(text)).toEqual([
    { kind: 'heading', text: 'Why' },
    { kind: 'paragraph', text: 'Because\nof it.' },
    { kind: 'list', ordered: true, items: ['one', 'two more'] },
    { kind: 'list', ordered: false, items: ['a'] },
    { kind: 'code', text: 'const x = 1;\n\n# no heading' },
    { kind: 'quote', text: 'said\n\nso' },
    { kind: 'paragraph', text: 'End' },
  ]);
});

test('treats an unclosed fence as code while streaming', () => {
  expect(parseBlocks('```\nconst')).toEqual([{ kind: 'code', text: 'const' }]);
});
