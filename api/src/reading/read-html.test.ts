import { expect, test } from '@jest/globals';
import { readHtml } from '#reading/read-html';

const read = (html: string) => readHtml(Buffer.from(html)).filter(({ text }) => text !== '');

test('a page becomes paragraphs, with a section for each heading', () => {
  expect(
    read(`<!doctype html><title>Site</title><h1>How we
      <em>work</em></h1><p>Day &amp; night,<br>every   day.<p>Always.<h2>Tea</h2><ul><li>Green<li>Black</ul>`),
  ).toEqual([
    { place: 'How we work', text: 'How we work\n\nDay & night,\nevery day.\n\nAlways.' },
    { place: 'Tea', text: 'Tea\n\nGreen\nBlack' },
  ]);
});

test('scripts, styles, menus, controls and hidden elements are left out', () => {
  expect(
    read(`<nav>Menu</nav><script>alert(1)</script><style>p{}</style><noscript>No</noscript><form><button>Search</button></form>
      <div hidden>Hidden</div><span aria-hidden="true">Icon</span>
      <p style="color: red; display:none">Invisible</p><svg><text>Drawn</text></svg><template>T</template>
      <!-- note --><p>Text</p><footer>Imprint</footer>`),
  ).toEqual([{ place: null, text: 'Text' }]);
});

test('of a page that marks its main part only that is read', () => {
  expect(read('<div>Banner</div><main><p>Body</p></main><div>Related</div>')).toEqual([{ place: null, text: 'Body' }]);
  expect(read('<div>Banner</div><div role="main">Body</div>')).toEqual([{ place: null, text: 'Body' }]);
  expect(read('<nav><ul role="main">Menu</ul></nav><p>Body')).toEqual([{ place: null, text: 'Body' }]);
  expect(read('<main hidden>Loading</main><main> <p> </main><p>Body')).toEqual([{ place: null, text: 'Body' }]);
  expect(read('<div>Banner</div><main></main><main>Body</main>')).toEqual([{ place: null, text: 'Body' }]);
});

test('code stays as it is', () => {
  expect(read('<p>Run:</p><pre><code>if (a) {\n  b();\n}</code></pre>')).toEqual([
    { place: null, text: 'Run:\n\nif (a) {\n  b();\n}' },
  ]);
});

test('cells of a table are lines, and markup that is broken or nested 900 deep is read', () => {
  expect(read('<table><tr><td>A<td>1<tr><td>B<td>2</table>')[0]?.text).toBe('A\n1\nB\n2');
  expect(read(`${'<div>'.repeat(900)}Deep`)).toEqual([{ place: null, text: 'Deep' }]);
  expect(read('</p>Broken<b><p>markup</i>')[0]?.text).toBe('Broken\n\nmarkup');
});

test('a page of many small elements is read in a time that grows with its size', () => {
  const page = '<p>word <b>word</b></p>'.repeat(300_000);
  expect(read(page)[0]?.text).toHaveLength(300_000 * 11 - 2);
});

test.each([
  ['elements within each other', () => '<div>'],
  ['formatting that is never closed', (at: number) => `<p><b id=${at}>x`],
])('%s, more than a browser shows, are refused at once', (_what, createPiece) => {
  const page = Array.from({ length: 100_000 }, (_, at) => createPiece(at)).join('');
  const start = performance.now();
  expect(() => read(page)).toThrow('This page has more than 1,000 elements within each other');
  expect(performance.now() - start).toBeLessThan(5000);
});

const createMany = (count: number, createPiece: (at: string) => string) =>
  Array.from({ length: count }, (_, at) => createPiece(at.toString(36))).join('');

test.each([
  ['an element with a million attributes', () => `<p ${createMany(1_000_000, (at) => `a${at} `)}>`],
  ['an end tag with a million attributes', () => `</p ${createMany(1_000_000, (at) => `a${at} `)}>`],
  ['bodies with an attribute each', () => createMany(800_000, (at) => `<body a${at}>`)],
  ['formatting with thousands of attributes', () => `<b ${createMany(2000, (at) => `a${at} `)}>`.repeat(900)],
  ['headings within each other', () => '<h1><div>'.repeat(400)],
])('a page of %s is read at once', (_what, createStart) => {
  const page = `${createStart()}${'word '.repeat(400_000)}`;
  const start = performance.now();
  expect(read(page).at(-1)?.text).toHaveLength(400_000 * 5 - 1);
  // Compared with each other, they would take many minutes.
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('an element is hidden by one of its first hundred attributes', () => {
  const others = (count: number) => createMany(count, (at) => `a${at} `);
  expect(read(`<p ${others(99)} hidden>Hidden</p><p ${others(100)} hidden>Shown`)).toEqual([
    { place: null, text: 'Shown' },
  ]);
});

test.each([
  ['what is put in front of a table', '<table>', '<b>x</b>'],
  ['elements in a deep one', '<div>'.repeat(900), '<p>x'],
  ['empty main parts', '', '<main></main>'],
])('%s: ten times the size takes about ten times as long', (_what, start, piece) => {
  const measure = (length: number) => {
    const page = start + piece.repeat(length / piece.length);
    const begun = performance.now();
    read(page);
    return performance.now() - begun;
  };
  // The best of three, as other tests run at the same time.
  const [small = 0, large] = [70_000, 700_000].map((length) => Math.min(...[1, 2, 3].map(() => measure(length))));
  expect(large).toBeLessThan(60 * Math.max(small, 4));
});
