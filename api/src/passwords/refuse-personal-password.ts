import { isPersonalPassword, type PasswordOwner, personalPasswordMessage } from 'rules/personal-password';
import { badInput } from '#errors';

/** Refuses a password that is easy to guess for someone who knows the owner: their email, their name, the product's name. */
export function refusePersonalPassword(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): void {
  if (isPersonalPassword(password, owner)) throw badInput({ [field]: personalPasswordMessage });
}
