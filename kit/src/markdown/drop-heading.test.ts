import { dropHeading } from './drop-heading.ts';

test.each([
  ['the same heading', '# Sessions\n\nCookies are never read.', 'Sessions', 'Cookies are never read.'],
  ['another case, emphasis and depth', '### **Sessions**  of  users ##\nCookies', 'sessions of Users', 'Cookies'],
  ['nothing but the heading', '# Sessions', 'Sessions', ''],
])('drops %s', (_, text, title, rest) => {
  expect(dropHeading(text, title)).toBe(rest);
});

test.each([
  ['another heading', '# Mail\nQueued', 'Sessions'],
  ['a heading below a text', 'Queued\n# Sessions', 'Sessions'],
  ['the words without a heading', 'Sessions\nQueued', 'Sessions'],
  ['a text without a title above', '# Sessions\nQueued', null],
  ['a code comment', '#Sessions\nQueued', 'Sessions'],
])('keeps %s', (_, text, title) => {
  expect(dropHeading(text, title)).toBe(text);
});
