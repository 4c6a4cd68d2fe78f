import { safeAddress } from './safe-address.ts';

const { parse } = URL;
afterEach(() => {
  URL.parse = parse;
});

test.each(['https://10x.example/a?b', 'http://10x.example', 'mailto:mara@10x.example'])('%s is a safe URL', (href) => {
  expect(safeAddress(href)).toBe(href);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/contractor', 'not an address', ''])('%p is not', (href) => {
  expect(safeAddress(href)).toBeNull();
});

test('a link renders in a browser without URL.parse, such as Safari 17', () => {
  Reflect.deleteProperty(URL, 'parse');
  expect(safeAddress('https://10x.example')).toBe('https://10x.example');
  expect(safeAddress('not an address')).toBeNull();
});
