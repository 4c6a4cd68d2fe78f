import { audiences, isInAudience, type Audience } from 'rules/audiences';
import type { Context } from '#context';
import { networkHash } from '#remotes/page-loads';
import { federationName } from '#remotes/remotes';
import { hashKey } from '#secret-key';

/** Who someone is whose report counts: the same text for the same person, and nothing to know them by. Null for who may open nothing of the remote. */
export function getOpenerHash({ remotes, viewer, address }: Context, remote: string): string | null {
  const opensTo = getPortalAudiences(remotes, remote);
  if (!opensTo.some((audience) => isInAudience(audience, viewer))) return null;
  if (viewer) return hashKey(`user ${viewer.id}`);
  return address === null ? null : networkHash(address);
}

function getPortalAudiences(remotes: Context['remotes'], remote: string): Audience[] {
  const name = federationName(remote);
  // The shell is built on its own: it may know an audience that this server does not.
  return remotes
    .portals()
    .filter((portal) => portal.remote === name)
    .flatMap((portal) => portal.audiences)
    .filter((audience) => Object.hasOwn(audiences, audience));
}
