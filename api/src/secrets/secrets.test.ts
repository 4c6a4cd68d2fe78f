import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cookieSignature } from '#http/sessions/cookie-signature';
import { readSecrets } from '#secrets/read-secrets';
import { createSeal } from '#secrets/seal';
import { Secrets } from '#secrets/secrets';

const [old, current] = ['an old secret of the server', 'the new secret of the server'];
const before = () => new Secrets([old]);
const during = () => new Secrets([current, old]);
const after = () => new Secrets([current]);

test('the first secret seals, and text sealed with any of them can be opened', () => {
  const sealed = createSeal(before(), 'tests').seal('text');
  expect(createSeal(during(), 'tests').open(sealed)).toBe('text');
  expect(createSeal(after(), 'tests').open(sealed)).toBeNull();
  expect(createSeal(after(), 'tests').open(createSeal(during(), 'tests').seal('text'))).toBe('text');
});

test('only text sealed with another secret is resealed', () => {
  const { reseal, seal } = createSeal(during(), 'tests');
  const resealed = reseal(createSeal(before(), 'tests').seal('text')) ?? '';
  expect(createSeal(after(), 'tests').open(resealed)).toBe('text');
  expect(reseal(seal('text'))).toBeNull();
  expect(reseal(createSeal(new Secrets(['of another server']), 'tests').seal('text'))).toBeNull();
});

test('the first secret signs cookies, and cookies signed with any of them are valid', () => {
  const computeSignature = (secrets: Secrets) => cookieSignature(secrets, 'tests').sign('a', 'b');
  const isValid = (secrets: Secrets, signature: string) =>
    cookieSignature(secrets, 'tests').isValid(signature, 'a', 'b');
  expect(isValid(during(), computeSignature(before()))).toBe(true);
  expect(isValid(after(), computeSignature(during()))).toBe(true);
  expect(isValid(after(), computeSignature(before()))).toBe(false);
});

test('a secret signs once all servers have it', () => {
  const here = during();
  const { seal } = createSeal(here, 'tests');
  here.useSharedSecret([before().ids]);
  expect(here.usesNewest).toBe(false);
  expect(createSeal(before(), 'tests').open(seal('text'))).toBe('text');
  here.useSharedSecret([during().ids]);
  expect(here.usesNewest).toBe(true);
  expect(createSeal(after(), 'tests').open(seal('text'))).toBe('text');
  here.useSharedSecret([after().ids]);
  expect(here.usesNewest).toBe(true);
  // No secret is valid everywhere, so the newest one signs.
  here.useSharedSecret([['another']]);
  expect(here.usesNewest).toBe(true);
});

test('without a setting, a secret is generated and stored in a file, where another one can be added above it', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  const file = path.join(dataDir, 'session.secret');
  const where = { sessionSecrets: null, dataDir };
  const [made] = readSecrets(where).ids;
  expect(readSecrets(where).ids).toEqual([made]);
  writeFileSync(file, `${'n'.repeat(40)}\n${readFileSync(file, 'utf8')}\n`);
  expect(readSecrets(where).ids).toEqual([...new Secrets(['n'.repeat(40)]).ids, made]);
  writeFileSync(file, 'short');
  expect(() => readSecrets(where)).toThrow(`The file ${file} must have at least 32 characters.`);
  rmSync(dataDir, { recursive: true });
});
