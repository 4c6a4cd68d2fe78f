import type { StartOverride } from 'rules/overrides';
import { clock } from '#clock';
import type { Context } from '#context';
import { checkPaths } from '#releases/contract/check-paths';
import { getPathsInUse } from '#releases/contract/paths-in-use';
import { refuseProblems } from '#releases/contract/refuse-problems';
import { requirePublisher } from '#releases/stage-release';
import { linkLifetime, overrideSealPurposes, sealLink } from '#remotes/overrides';

/**
 * Creates a link that lets one browser load a remote from its own machine. It may be opened more than once while valid: in a second
 * browser, or after a link preview fetched it. Each browser's override is bound to the account that is signed in there and to this key.
 */
export async function startOverride(context: Context, { remote, entry, portals }: StartOverride): Promise<string> {
  const { name: by, keyId } = await requirePublisher(context, remote);
  refuseProblems(checkPaths(remote, portals ?? [], getPathsInUse(context)).problems);
  const link = new URL('/override', context.settings.publicUrl);
  const until = clock.now() + linkLifetime;
  link.searchParams.set(
    'link',
    sealLink(context.sealFor(overrideSealPurposes.link), { remote, entry, portals, keyId, until }),
  );
  context.securityLog.record({ kind: 'release_key_used', details: `Key of ${by}: link to override ${remote}` });
  return link.href;
}
