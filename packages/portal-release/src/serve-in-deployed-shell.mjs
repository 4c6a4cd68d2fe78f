import { setTimeout as wait } from 'node:timers/promises';
import { openInBrowser } from './open-in-browser.mjs';
import { findFreePort, isPortFree } from './port.mjs';
import { bold, dim, PlainError, print, printStep } from './print.mjs';
import { getReleaseKey } from './target.mjs';

/** Serves one remote here, started by `launch`, and opens the deployed shell with it in place of the published one, in one browser. */
export async function serveInDeployedShell({ remote, portals, port: preferredPort, dataDir }, shell, launch) {
  const key = getReleaseKey(shell, dataDir);
  const since = performance.now();
  const port = await portFor(preferredPort);
  const entry = `http://127.0.0.1:${port}/remoteEntry.js`;
  // Before anything is served: what is wrong with the address or the key is said at once.
  const link = await overrideLink(shell, { key, remote, entry, portals });
  const child = launch({ DEV_PORT: String(port), DEPLOYED_SHELL: shell });
  await answers(entry, child);
  printStep('serve', entry, since);
  print(`\n  ${bold(link)}\n`);
  print(dim(`  For one browser: it gets ${remote} from here, and says so. The link holds for 10 minutes.`));
  print(dim('  Ctrl-C stops serving; "Leave" in the browser brings the published version back.\n'));
  openInBrowser(link);
}

/** Its own, so that a browser that has an override finds it again the next time. */
async function portFor(preferredPort) {
  return preferredPort && (await isPortFree(preferredPort)) ? preferredPort : findFreePort();
}

async function answers(entry, child) {
  while (isRunning(child)) {
    const reply = await fetch(entry).catch(() => null);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new PlainError('The development server ended: its reason is above.');
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

const query = 'mutation StartOverride($input: StartOverrideInput!) { startOverride(input: $input) }';

async function overrideLink(shell, { key, remote, entry, portals }) {
  const response = await fetch(new URL('/graphql', shell), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables: { input: { remote, entry, portals } } }),
  }).catch((cause) => {
    throw new PlainError(`${shell} cannot be reached: is it running, and is that its address?`, { cause });
  });
  const reply = await response.json().catch(() => null);
  const refusal = reply?.errors?.[0];
  if (refusal?.extensions?.code === 'UNAUTHENTICATED')
    throw new PlainError(`${shell} does not know this release key. Ask an administrator there for one.`);
  if (refusal) {
    const reasons = Object.values(refusal.extensions?.fields ?? { refusal: refusal.message });
    throw new PlainError(`${shell} refuses: ${reasons.join('.\n')}.`);
  }
  if (reply?.data) return reply.data.startOverride;
  throw new PlainError(`${shell} answered ${response.status}, and not as these portals do.`);
}
