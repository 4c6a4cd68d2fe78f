import { readPublicSettings } from 'kit/public-settings';

/**
 * A file that the server has no longer belongs to a version that is gone: the page is loaded anew, once for each version, so that
 * a file that is never there does not reload it forever. Without a network nothing is gone.
 */
export async function reloadIfGone(error: unknown, reload = () => location.reload()): Promise<void> {
  const address = (error as { request?: unknown } | undefined)?.request;
  if (typeof address !== 'string') return;
  const url = new URL(address, location.href);
  if (await isGone(url)) runOncePerSession(`reloaded ${getVersionKey(url)}`, reload);
}

async function isGone(url: URL): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
}

const getVersionKey = ({ pathname }: URL) =>
  /^\/remotes\/[^/]+\/[^/]+/.exec(pathname)?.[0] ?? `shell ${readPublicSettings().shellVersion}`;

function runOncePerSession(what: string, act: () => void): void {
  // Where nothing can be remembered this throws, and the page stays as it is.
  if (sessionStorage.getItem(what)) return;
  sessionStorage.setItem(what, 'yes');
  act();
}
