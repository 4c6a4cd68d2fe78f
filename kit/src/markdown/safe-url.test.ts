import { toSafeUrl } from './safe-url.ts';

const { parse } = URL;
afterEach(() => {
  URL.parse = parse;
});

test.each(['https://10x.example/a?b', 'http://10x.example', 'mailto:mara@10x.example'])('%s is a safe URL', (href) => {
  expect(toSafeUrl(href)).toBe(href);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/contractor', 'not an address', ''])('%p is not', (href) => {
  expect(toSafeUrl(href)).toBeNull();
});

test('a link renders in a browser without URL.parse, such as Safari 17', () => {
  Reflect.deleteProperty(URL, 'parse');
  expect(toSafeUrl('https://10x.example')).toBe('https://10x.example');
  expect(toSafeUrl('not an address')).toBeNull();
});
