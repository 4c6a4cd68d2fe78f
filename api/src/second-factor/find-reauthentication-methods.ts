import type { ReauthenticationMethod } from 'rules/reauthentication';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { Passkey } from '#second-factor/passkey.entity';

/** How the signed-in person can reauthenticate without leaving the page. */
export async function findReauthenticationMethods({
  em,
  viewer,
  settings,
}: Context): Promise<ReauthenticationMethod[]> {
  const user = viewer && (await em.findOne(User, viewer.id));
  if (!user) throw unauthenticated();
  const methods: ReauthenticationMethod[] = [];
  if (user.passwordHash !== null) methods.push('password');
  if ((await em.count(Passkey, { user })) > 0) methods.push('passkey');
  if (settings.oidc) methods.push('external_sign_in');
  return methods;
}
