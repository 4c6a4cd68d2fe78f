import type * as z from 'zod/mini';
import { createAiDocumentRule } from './documents.ts';
import {
  emailRule,
  fileNameRule,
  labelRule,
  lineRule,
  optionalFileName,
  optionalTags,
  optionalText,
  optionalWebAddress,
  requiredText,
  textRule,
  toSafeFileName,
  commaSeparatedTags,
} from './text.ts';

const message = 'Name is required';
const getMessage = (rule: z.ZodMiniType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;
const x = (length: number) => 'x'.repeat(length);

describe.each([
  ['text', textRule({ message, max: 10 }), 10],
  ['a line', lineRule({ message, max: 10 }), 10],
  ['a label', labelRule({ message, max: 10 }), 10],
  ['required text', requiredText(message, 10), 10],
  ['a file name', fileNameRule(message), 255],
])('%s', (_what, rule, max) => {
  test(`has between one and ${max} characters, after trimming`, () => {
    expect(getMessage(rule, undefined)).toBe(message);
    expect(getMessage(rule, ' ')).toBe(message);
    expect(rule.parse(' x ')).toBe('x');
    expect(rule.parse(` ${x(max)} `)).toBe(x(max));
    expect(getMessage(rule, x(max + 1))).toBe(`Please keep this to ${max} characters`);
  });
});

test.each([
  ['text', textRule({ message, min: 3, max: 10 })],
  ['a line', lineRule({ message, min: 3, max: 10 })],
])('%s with a minimum has at least that many characters', (_what, rule) => {
  expect(getMessage(rule, 'xx')).toBe(message);
  expect(rule.parse('xxx')).toBe('xxx');
});

test.each([
  ['a null character', '\0', 'text, line, label'],
  ['half of a surrogate pair', '\ud83d', 'text, line, label'],
  ['a line break', '\n', 'line, label'],
  ['a tab', '\t', 'line, label'],
  ['a zero-width space', '\u200b', 'label'],
  ['a text-direction character', '\u202e', 'label'],
  ['a line separator', '\u2028', 'label'],
  ['an emoji', '😀', ''],
])('%s is refused where it would cause harm', (_what, character, refused) => {
  const rules = { text: textRule, line: lineRule, label: labelRule };
  const messages = Object.entries(rules).map(([name, rule]) => [
    name,
    getMessage(rule({ message, max: 10 }), `a${character}b`),
  ]);
  for (const [, words] of messages.filter(([, words]) => words !== undefined))
    expect(words).toBe('Please remove the invisible characters');
  expect(messages.flatMap(([name, words]) => (words ? [name] : [])).join(', ')).toBe(refused);
});

test('an email has up to 254 characters, and is stored in lowercase', () => {
  const rule = emailRule('Please enter your email');
  const address = (length: number) => `ada@${`${x(49)}.`.repeat(4)}${x(length - 4 - 200 - 3)}.de`;
  expect([address(254).length, address(255).length]).toEqual([254, 255]);
  expect(rule.parse(' Ada@Test.Test ')).toBe('ada@test.test');
  expect(getMessage(rule, address(254))).toBeUndefined();
  expect(getMessage(rule, address(255))).toBe('Please keep this to 254 characters');
  expect(getMessage(rule, 'ada')).toBe('Please enter your email');
});

test.each([
  ['text', optionalText(10), 10],
  ['a file name', optionalFileName, 255],
])('optional %s may be absent, and empty text is null', (_what, rule, max) => {
  expect([undefined, null, ' ', ' x '].map((value) => rule.parse(value))).toEqual([undefined, null, null, 'x']);
  expect(rule.parse(x(max))).toBe(x(max));
  expect(getMessage(rule, x(max + 1))).toBe(`Please keep this to ${max} characters`);
});

test('a web address has up to 2048 characters and uses http or https', () => {
  const address = (length: number) => `https://test.test/${x(length - 18)}`;
  expect(optionalWebAddress.parse(address(2048))).toHaveLength(2048);
  expect(getMessage(optionalWebAddress, address(2049))).toBe('Please keep this to 2048 characters');
  expect(getMessage(optionalWebAddress, 'javascript:alert(1)')).toBe('Please enter a valid web address');
  expect(optionalWebAddress.parse(' ')).toBeNull();
});

test('the address of a document has no user name or password', () => {
  const input = { title: 'A', fileName: 'a.md' };
  const parse = (fileUrl: string) => createAiDocumentRule.safeParse({ ...input, fileUrl });
  for (const fileUrl of ['https://bob:secret@host.test/', 'https://bob@host.test/', 'http://:secret@host.test/'])
    expect(parse(fileUrl).error?.issues[0]?.message).toBe(
      'Please remove the user name and password from the address. Everyone who can open the document would see them',
    );
  for (const fileUrl of ['https://host.test/@bob', '/api/files/bob:secret@host'])
    expect(parse(fileUrl).success).toBe(true);
});

test('there are up to 30 tags of up to 50 characters each, without empty ones', () => {
  expect(optionalTags.parse([' a ', '', 'b'])).toEqual(['a', 'b']);
  expect(getMessage(optionalTags, Array(30).fill(x(50)))).toBeUndefined();
  expect(getMessage(optionalTags, Array(31).fill('x'))).toBe('Please keep this to 30 entries');
  expect(getMessage(optionalTags, [x(51)])).toBe('Please keep this to 50 characters');
});

test('there are up to 30 typed tags between commas, of up to 50 characters each', () => {
  const rule = commaSeparatedTags({ each: 'tag', many: 'tags' });
  expect(rule.parse(' a,, b ')).toEqual(['a', 'b']);
  expect(getMessage(rule, Array(30).fill(x(50)).join())).toBeUndefined();
  expect(getMessage(rule, Array(31).fill('x').join())).toBe('Please keep this to 30 tags');
  expect(getMessage(rule, x(51))).toBe('Please keep each tag to 50 characters');
});

test('the name of an old file loses its invisible characters', () => {
  expect(toSafeFileName('invoice\u202efdp.\u200bexe')).toBe('invoicefdp.exe');
});
