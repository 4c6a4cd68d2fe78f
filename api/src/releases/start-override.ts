import type { StartOverride } from 'rules/overrides';
import type { Context } from '#context';
import { publisherOf } from '#releases/stage-release';
import { linkLifetime, purposes, sealOverrides } from '#remotes/overrides';

/**
 * The link that lets one browser take a remote from its own machine. It may be opened more than once while it holds: in a
 * second browser, or after a preview of it was made; and whoever else opens it has nothing served at that address.
 */
export async function startOverride(context: Context, { remote, entry }: StartOverride): Promise<string> {
  const { name: by } = await publisherOf(context, remote);
  const link = new URL('/override', context.settings.publicUrl);
  const until = Date.now() + linkLifetime;
  link.searchParams.set('link', sealOverrides(context.sealFor(purposes.link), [{ remote, entry, until }]));
  context.log.info({ remote, entry, by }, 'a link to an override was given');
  return link.href;
}
