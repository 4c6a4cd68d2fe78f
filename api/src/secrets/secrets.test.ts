import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cookieSignature } from '#http/cookie-signature';
import { readSecrets } from '#secrets/read-secrets';
import { sealWith } from '#secrets/seal';
import { Secrets } from '#secrets/secrets';

const [old, current] = ['an old secret of the server', 'the new secret of the server'];
const before = () => new Secrets([old]);
const during = () => new Secrets([current, old]);
const after = () => new Secrets([current]);

test('the first secret seals, and what any of them has sealed opens', () => {
  const sealed = sealWith(before(), 'tests').seal('text');
  expect(sealWith(during(), 'tests').open(sealed)).toBe('text');
  expect(sealWith(after(), 'tests').open(sealed)).toBeNull();
  expect(sealWith(after(), 'tests').open(sealWith(during(), 'tests').seal('text'))).toBe('text');
});

test('only what another secret has sealed is sealed again', () => {
  const { reseal, seal } = sealWith(during(), 'tests');
  const resealed = reseal(sealWith(before(), 'tests').seal('text')) ?? '';
  expect(sealWith(after(), 'tests').open(resealed)).toBe('text');
  expect(reseal(seal('text'))).toBeNull();
  expect(reseal(sealWith(new Secrets(['of another server']), 'tests').seal('text'))).toBeNull();
});

test('the first secret signs cookies, and what any of them has signed is valid', () => {
  const signatureOf = (secrets: Secrets) => cookieSignature(secrets, 'tests').sign('a', 'b');
  const isValid = (secrets: Secrets, signature: string) =>
    cookieSignature(secrets, 'tests').isValid(signature, 'a', 'b');
  expect(isValid(during(), signatureOf(before()))).toBe(true);
  expect(isValid(after(), signatureOf(during()))).toBe(true);
  expect(isValid(after(), signatureOf(before()))).toBe(false);
});

test('a secret signs once all servers have it', () => {
  const here = during();
  const { seal } = sealWith(here, 'tests');
  here.signWithSharedBy([before().ids]);
  expect(here.usesNewest).toBe(false);
  expect(sealWith(before(), 'tests').open(seal('text'))).toBe('text');
  here.signWithSharedBy([during().ids]);
  expect(here.usesNewest).toBe(true);
  expect(sealWith(after(), 'tests').open(seal('text'))).toBe('text');
  here.signWithSharedBy([after().ids]);
  expect(here.usesNewest).toBe(true);
  // No secret is valid everywhere: the newest one it is.
  here.signWithSharedBy([['another']]);
  expect(here.usesNewest).toBe(true);
});

test('without a setting one secret is made and kept in a file, where another one may be put above it', () => {
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
