import { badInput } from '#errors';

/** Refuses a password that is among the first that anyone would try: a common one, also with figures and signs around it, or repeated. */
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

/** `password` of `!password2026!`; nothing of figures and signs alone. */
const trimNonLetters = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `password` of `passwordpassword`; the whole text where nothing is repeated. */
const getRepeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));
/** What is repeated and no longer than this is as easy as one key held down. */
const maxTrivialLength = 4;

let passwordList: Promise<Set<string>> | undefined;

/** Loaded when it is first needed. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
