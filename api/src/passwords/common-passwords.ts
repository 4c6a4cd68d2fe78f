import { badInput } from '#errors';

/** Refuses a common password, also with digits and symbols around it, or repeated. */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw badInput({ [field]: 'This password is too common. Please choose another' });
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (passwordList ??= loadList());
  const whole = password.toLowerCase();
  const isCommon = (text: string) => common.has(text) || common.has(getRepeatedPart(text));
  return isCommon(whole) || isCommon(trimNonLetters(whole)) || getRepeatedPart(whole).length <= maxTrivialLength;
}

/** `password` for `!password2026!`; empty for digits and symbols only. */
const trimNonLetters = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `password` for `passwordpassword`; the whole text if nothing repeats. */
const getRepeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));
/** Repeating up to this many characters is as weak as holding down one key. */
const maxTrivialLength = 4;

let passwordList: Promise<Set<string>> | undefined;

/** Loaded on first use. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
