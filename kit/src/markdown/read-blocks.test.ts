import { type Block, BlockReader } from './read-blocks.ts';

const answer = [
  '# Sessions\n\nKeep them **on the server** and `httpOnly`.\n\n',
  '- one\n- two\n\n  still two\n\n',
  '| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | 4 |\n\n',
  '```ts\nconst a = 1;\n\n# no heading\n```\n\nThe end.\n',
].join('');

/** Streams the text character by character. */
function* growing(text: string): Generator<string> {
  for (let end = 1; end <= text.length; end += 1) yield text.slice(0, end);
}

const getKind = (block: Block) => (block.kind === 'code' ? `code ${block.language}` : block.token.type);
const toText = (block: Block) => (block.kind === 'code' ? block.code : block.token.raw.trim());

test('a streamed text gives the same blocks as the whole text', () => {
  const reader = new BlockReader();
  for (const text of growing(answer)) reader.read(text, false);
  const grown = reader.read(answer, true);
  expect(grown.map(toText)).toEqual(new BlockReader().read(answer, true).map(toText));
  expect(grown.map(getKind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code ts', 'paragraph']);
});

test('a complete block keeps its identity as the text grows', () => {
  const reader = new BlockReader();
  const seen = new Map<number, Block>();
  let finished = 0;
  for (const text of growing(answer)) {
    const blocks = reader.read(text, false);
    for (const block of blocks.slice(0, -2)) {
      const before = seen.get(block.key);
      if (before) expect(block).toBe(before);
      else finished += 1;
      seen.set(block.key, block);
    }
  }
  expect(finished).toBeGreaterThan(3);
});

test('a block never changes type while it grows', () => {
  const reader = new BlockReader();
  const kinds = new Map<number, string>();
  for (const text of growing(answer)) {
    for (const block of reader.read(text, false)) {
      expect(kinds.get(block.key) ?? getKind(block)).toBe(getKind(block));
      kinds.set(block.key, getKind(block));
    }
  }
});

test('open emphasis, code and links show as if closed', () => {
  const read = (text: string) => new BlockReader().read(text, false);
  const inline = (text: string) => {
    const [block] = read(text);
    const tokens = block?.kind === 'token' && 'tokens' in block.token ? (block.token.tokens ?? []) : [];
    return tokens.map(({ type }) => type);
  };
  expect(inline('This is **bold')).toEqual(['text', 'strong']);
  expect(inline('Run `npm st')).toEqual(['text', 'codespan']);
  expect(inline('See [the handb')).toEqual(['text']);
  expect(read('Cells:\n\n| a | b |\n|--')).toHaveLength(1);
  expect(read('Then\n\n#')).toHaveLength(1);
});

test('open code grows by lines and never shows its closing fence', () => {
  const reader = new BlockReader();
  for (const text of growing('```ts\na\n\nb\n```\n')) {
    for (const block of reader.read(text, false)) {
      expect(block.kind).toBe('code');
      expect(toText(block)).not.toContain('`');
    }
  }
});

test('a text that was replaced is parsed again', () => {
  const reader = new BlockReader();
  reader.read('One.\n\nTwo.\n\nThree', false);
  expect(reader.read('Another.\n\nText', true).map(toText)).toEqual(['Another.', 'Text']);
});

test.each(['```', '```ts', '~~~\n', '- ', '|', '[', '\r\n', '<script>', '1. ```js\n   x\n   ```', '\t\tcode\n'])(
  'the odd text %j is read to its end',
  (text) => {
    expect(() => new BlockReader().read(text, true)).not.toThrow();
    expect(() => new BlockReader().read(text, false)).not.toThrow();
  },
);
