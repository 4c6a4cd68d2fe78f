import { audiences, isInAudience, type Audience } from 'rules/audiences';
import type { Context } from '#context';
import { networkHash } from '#remotes/page-loads';
import { federationName } from '#remotes/remotes';
import { hashKey } from '#secret-key';

/**
 * A pseudonymous hash of a person whose reports count: the same for the same person. Null for someone who can't open any path of the
 * remote.
 */
export function getOpenerHash({ remotes, viewer, address }: Context, remote: string): string | null {
  const opensTo = getPortalAudiences(remotes, remote);
  if (!opensTo.some((audience) => isInAudience(audience, viewer))) return null;
  if (viewer) return hashKey(`user ${viewer.id}`);
  return address === null ? null : networkHash(address);
}

function getPortalAudiences(remotes: Context['remotes'], remote: string): Audience[] {
  const name = federationName(remote);
  // The shell is built separately, so it may have an audience that this server does not know.
  return remotes
    .portals()
    .filter((portal) => portal.remote === name)
    .flatMap((portal) => portal.audiences)
    .filter((audience) => Object.hasOwn(audiences, audience));
}
