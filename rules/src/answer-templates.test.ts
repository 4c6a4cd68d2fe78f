import { fillTemplate } from './answer-templates.ts';

const template = 'Dear {name}, thank you for writing about {company}.';

test('the names of a lead are filled in as they are', () => {
  expect(fillTemplate(template, { contactName: "Zoë O'Hara Jr.", companyName: 'A. Mill & {name} $& Co.' })).toBe(
    "Dear Zoë O'Hara Jr., thank you for writing about A. Mill & {name} $& Co..",
  );
});

test.each([
  ['an address of a page', 'https://evil'],
  ['a page without a protocol', 'WWW.evil'],
  ['a bare domain', 'Claim it at evil.example'],
  ['an email address', 'mia@evil'],
  ['a whole message', 'You have won, and now you only have to call us back about your prize'],
])('%s is left out', (_, name) => {
  expect(fillTemplate(template, { contactName: name, companyName: name })).toBe('Dear, thank you for writing about.');
});
