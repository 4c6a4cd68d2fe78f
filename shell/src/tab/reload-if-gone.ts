import { readPublicSettings } from 'kit/public-settings';

/**
 * A file that is no longer on the server belongs to an old version, so the page is reloaded: once per version, so that a
 * missing file does not reload it forever. Without a network nothing counts as gone.
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
  // Without storage this throws, and the page is not reloaded.
  if (sessionStorage.getItem(what)) return;
  sessionStorage.setItem(what, 'yes');
  act();
}
