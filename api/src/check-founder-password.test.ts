import { expect, test } from '@jest/globals';
import { checkFounderPassword } from '#check-founder-password';
import { readSettings } from '#settings';

const check = async (FOUNDER_PASSWORD: string, env: Record<string, string> = {}) =>
  checkFounderPassword(
    readSettings({ NODE_ENV: 'production', FOUNDER_EMAIL: 'grace@agency.example', FOUNDER_PASSWORD, ...env }),
  );

test.each([
  ['demo-password-123', 'FOUNDER_PASSWORD is the published password of the demo accounts'],
  ['passwordpassword', 'FOUNDER_PASSWORD is too common'],
  ['111111111111', 'FOUNDER_PASSWORD is too common'],
  ['founder-account-1', 'FOUNDER_PASSWORD is based on the name, the email address or the product name'],
  ['short', 'FOUNDER_PASSWORD must have at least 12 characters'],
])('production rejects %s as the password of the founder', (password, message) =>
  expect(check(password)).rejects.toThrow(message),
);

test('production accepts any other password', async () => {
  await expect(check('a password of our own')).resolves.toBeUndefined();
});

test('the published password is allowed outside production and with demo accounts', async () => {
  await expect(check('demo-password-123', { NODE_ENV: 'development' })).resolves.toBeUndefined();
  await expect(checkFounderPassword(readSettings({ NODE_ENV: 'production', DEMO: 'on' }))).resolves.toBeUndefined();
});
