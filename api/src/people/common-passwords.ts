import { badInput } from '#errors';

/** Refuses a password that is among the first that anybody would try: a common one, also with figures and signs around it. */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  const common = await (list ??= loadList());
  const whole = password.toLowerCase();
  if (common.has(whole) || common.has(coreOf(whole)))
    throw badInput({ [field]: 'This password is too common. Please choose another' });
}

/** `password` of `!password2026!`; nothing of figures and signs alone. */
const coreOf = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

let list: Promise<Set<string>> | undefined;

/** Loaded when it is first needed. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
