import { isPersonalPassword } from 'rules/personal-password';
import { isCommonPassword } from '#passwords/common-passwords';
import { founderName } from '#accounts/ensure-founder';
import { type Settings, SettingsError } from '#settings';

/** In production the founder's password follows the same rules as everyone's. With DEMO=on it may be the published one. */
export async function checkFounderPassword({
  production,
  demo,
  founder,
}: Pick<Settings, 'production' | 'demo' | 'founder'>): Promise<void> {
  if (!production || demo || !founder) return;
  const { email, password } = founder;
  if (await isCommonPassword(password))
    throw new SettingsError(['FOUNDER_PASSWORD is too common: set it to a password that is hard to guess']);
  if (isPersonalPassword(password, { email, ...founderName }))
    throw new SettingsError([
      'FOUNDER_PASSWORD is based on the name, the email address or the product name: set it to a password that is hard to guess',
    ]);
}
