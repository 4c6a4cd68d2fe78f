import { badInput } from '#errors';

/** Refuses a password that is among the first that anybody would try: a common one, also with figures and signs around it, or repeated. */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw badInput({ [field]: 'This password is too common. Please choose another' });
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (list ??= loadList());
  const whole = password.toLowerCase();
  const isCommon = (text: string) => common.has(text) || common.has(repeatedPart(text));
  return isCommon(whole) || isCommon(getCore(whole)) || repeatedPart(whole).length <= shortPart;
}

/** `password` of `!password2026!`; nothing of figures and signs alone. */
const getCore = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `password` of `passwordpassword`; the whole text where nothing is repeated. */
const repeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));
/** What is repeated and no longer than this is as easy as one key held down. */
const shortPart = 4;

let list: Promise<Set<string>> | undefined;

/** Loaded when it is first needed. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
