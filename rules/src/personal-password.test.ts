import { isPersonalPassword } from './personal-password.ts';

const ada = { email: 'ada.lovelace@analytical.example', firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  'ada.lovelace@analytical.example',
  'ADA.Lovelace@Analytical.Example',
  'ada.lovelace2026!',
  'lovelaceada12',
  '1-Ada-2-Lovelace-3',
  'adaadaadaada',
  '10x Labs 2026!',
  '10xlabs10xlabs',
  'Ada10xLabs2026',
])('%s is refused as a password of Ada Lovelace', (password) => expect(isPersonalPassword(password, ada)).toBe(true));

test.each(['correct horse battery', 'ada likes long walks', 'a much better one', '123456789012', 'analytical-engines'])(
  '%s is accepted',
  (password) => expect(isPersonalPassword(password, ada)).toBe(false),
);

test('a short local part of the email still counts as a whole', () => {
  expect(isPersonalPassword('al@b.example', { email: 'al@b.example', firstName: 'Al', lastName: 'B' })).toBe(true);
});
