import { shortestPassword } from 'rules/passwords';
import { badInput } from '#errors';

/** Refuses a password that is among the first that anybody would try, in whatever case. */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  const common = await (list ??= loadList());
  if (common.has(password.toLowerCase()))
    throw badInput({ [field]: 'This password is too common. Please choose another' });
}

let list: Promise<Set<string>> | undefined;

/** Loaded when it is first needed. Shorter ones are refused anyway. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword));
}
