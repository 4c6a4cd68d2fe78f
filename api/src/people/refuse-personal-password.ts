import { isPersonalPassword, type PasswordOwner, personalPasswordMessage } from 'rules/personal-password';
import { badInput } from '#errors';

/** Refuses a password that whoever knows its owner would try first: their e-mail, their name, the name of the product. */
export function refusePersonalPassword(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): void {
  if (isPersonalPassword(password, owner)) throw badInput({ [field]: personalPasswordMessage });
}
