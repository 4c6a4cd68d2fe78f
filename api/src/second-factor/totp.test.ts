import { expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createSecret, findStep } from '#second-factor/totp';

const period = 30_000;
const step = 60_000_000;
const secret = createSecret();
const getCode = (counter: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: counter * period });

test.each([
  ['two half minutes ago', -2, null],
  ['one half minute ago', -1, step - 1],
  ['this half minute', 0, step],
  ['the next half minute', 1, step + 1],
  ['the half minute after the next', 2, null],
])('throughout a time step, a code of %s matches the right step', (_when, offset, expected) => {
  const start = step * period;
  for (const now of [start, start + period - 1]) expect(findStep(secret, getCode(step + offset), now)).toBe(expected);
});
