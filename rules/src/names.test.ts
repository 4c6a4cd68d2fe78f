import type * as z from 'zod/mini';
import { createLeadRule, updateLeadRule } from './leads.ts';
import { nameRule, toReadableName, uniqueNameRule } from './names.ts';
import { updateContractorProfileRule, updateProfileRule } from './profile.ts';
import { completeContractorRegistrationRule, registerRule } from './registration.ts';
import { bookCallRule } from './strategy-calls.ts';
import { submitEnquiryRule } from './submit-enquiry.ts';

const message = 'Name is required';
const rules = {
  name: nameRule({ message, min: 2, max: 10 }),
  'unique name': uniqueNameRule({ message, min: 2, max: 10 }),
};
const refused = 'Please remove the invisible characters';
const parse = (rule: z.ZodMiniType, value: unknown) => {
  const { data, error } = rule.safeParse(value);
  return error ? error.issues[0]?.message : data;
};

describe.each(Object.entries(rules))('a %s', (kind, rule) => {
  test.each([
    ['a zero-width space', 'a\u200Bda'],
    ['zero-width spaces alone', '\u200B\u200B'],
    ['a zero-width joiner between Latin letters', 'a\u200Dda'],
    ['a word joiner', 'ada\u2060'],
    ['a byte order mark', 'a\uFEFFda'],
    ['a soft hyphen', 'a\u00ADda'],
    ['a text-direction override', '\u202Enimda'],
    ['a text-direction isolate', '\u2066ada'],
    ['a text-direction mark', 'ada\u200F'],
    ['a line separator', 'ada\u2028x'],
    ['a paragraph separator', 'ada\u2029x'],
    ['a line break', 'ada\nx'],
    ['a control character', 'a\0da'],
    ['Hangul fillers alone', '\u3164\u3164'],
    ['half-width Hangul fillers', 'ada\uFFA0'],
    ['blank Braille patterns', '\u2800\u2800'],
    ['a combining grapheme joiner', 'a\u034Fda'],
    ['a variation selector after a Latin letter', 'ada\uFE0F'],
    ['variation selectors alone', '\uFE0F\uFE0F'],
    ['tag characters', 'ada\u{E0061}'],
    ['half of a surrogate pair', 'ada\uD83D'],
  ])('with %s is refused', (_what, name) => {
    expect(parse(rule, name)).toBe(refused);
  });

  test.each([
    ['  Ada  ', 'Ada'],
    ['Ada   de \u00A0 Vos', 'Ada de Vos'],
    ['Cafe\u0301', 'Café'],
    ['Zoë', 'Zoë'],
    ["O'Neil-Ó", "O'Neil-Ó"],
    ['李小龍', '李小龍'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
    ['محمد', 'محمد'],
    ['Ada ❤\uFE0F', 'Ada ❤\uFE0F'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(parse(rule, typed)).toBe(stored);
  });

  test('is as long as it is stored, and shows something', () => {
    for (const name of [undefined, '', ' ', 'a', 'e\u0301', '\u0301\u0301']) expect(parse(rule, name)).toBe(message);
    expect(parse(rule, 'e\u0301'.repeat(10))).toBe('é'.repeat(10));
    expect(parse(rule, 'x'.repeat(11))).toBe('Please keep this to 10 characters');
  });

  test('has joiners only where a language needs them, and never if it must be unique', () => {
    for (const name of ['علی\u200Cرضا', 'ක්\u200Dරිස්']) expect(parse(rule, name)).toBe(kind === 'name' ? name : refused);
    expect(parse(rule, 'علی\u200C')).toBe(refused);
  });
});

test('every name that people enter follows this rule', () => {
  const forms = {
    registerRule,
    completeContractorRegistrationRule,
    updateProfileRule,
    updateContractorProfileRule,
    createLeadRule,
    updateLeadRule,
    bookCallRule,
    submitEnquiryRule,
  };
  const names = ['name', 'firstName', 'lastName', 'tagName', 'companyName', 'contactName'];
  const found = Object.entries(forms).flatMap(([form, rule]) =>
    names.filter((name) => name in rule.shape).map((name) => [form, name, rule] as const),
  );
  expect(found).toHaveLength(16);
  for (const [form, name, rule] of found) {
    const issues = rule.safeParse({ [name]: 'Ada\u202E\u200B' }).error?.issues ?? [];
    const messages = issues.filter(({ path }) => path[0] === name).map((issue) => issue.message);
    expect([form, name, ...messages]).toContain(refused);
  }
});

test('the name of someone else loses what is refused, and keeps what a language needs', () => {
  expect(toReadableName(' \u202ECafe\u0301\u200B\uFE0F  Ada ')).toBe('Café Ada');
  expect(toReadableName('علی\u200Cرضا')).toBe('علی\u200Cرضا');
  expect(toReadableName('\u200B\uFE0F')).toBe('');
});
