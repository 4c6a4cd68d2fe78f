import { expect, test } from '@jest/globals';
import { createSeal } from '#secrets/seal';
import { Secrets } from '#secrets/secrets';

const { seal, open } = createSeal(new Secrets(['a secret of the server']), 'tests');

test('sealed text can be opened again, and is not readable', () => {
  const sealed = seal('the täxt');
  expect(open(sealed)).toBe('the täxt');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('xt');
  expect(seal('the täxt')).not.toBe(sealed);
});

test.each([
  ['another secret', createSeal(new Secrets(['another']), 'tests').seal('text')],
  ['another purpose', createSeal(new Secrets(['a secret of the server']), 'other').seal('text')],
  ['a change', seal('text').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['nonsense', 'nonsense'],
])("it can't be opened after %s", (_what, sealed) => {
  expect(open(sealed)).toBeNull();
});
