import { setTimeout as wait } from 'node:timers/promises';
import { openInBrowser } from './open-in-browser.mjs';
import { findFreePort, isPortFree } from './port.mjs';
import { bold, dim, PlainError, print, printStep } from './print.mjs';
import { getReleaseKey } from './target.mjs';

/** Serves a remote locally with `launch` and opens the deployed shell with it in one browser. */
export async function serveInDeployedShell({ remote, portals, port: preferredPort, dataDir }, shell, launch) {
  const key = getReleaseKey(shell, dataDir);
  const since = performance.now();
  const port = await choosePort(preferredPort);
  const entry = `http://127.0.0.1:${port}/remoteEntry.js`;
  // Fail on a wrong address or key before anything is served.
  const link = await overrideLink(shell, { key, remote, entry, portals });
  const child = launch({ DEV_PORT: String(port), DEPLOYED_SHELL: shell });
  await answers(entry, child);
  printStep('serve', entry, since);
  print(`\n  ${bold(link)}\n`);
  print(dim(`  One browser gets ${remote} from this machine and shows a notice. The link works for 10 minutes.`));
  print(dim('  Ctrl-C stops the server. "Leave" in the browser returns to the published version.\n'));
  openInBrowser(link);
}

/** A fixed port per remote, so that a browser's override still works the next time. */
async function choosePort(preferredPort) {
  return preferredPort && (await isPortFree(preferredPort)) ? preferredPort : findFreePort();
}

async function answers(entry, child) {
  while (isRunning(child)) {
    const reply = await fetch(entry).catch(() => null);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new PlainError('The development server stopped. See the output above.');
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

const query = 'mutation StartOverride($input: StartOverrideInput!) { startOverride(input: $input) }';

async function overrideLink(shell, { key, remote, entry, portals }) {
  const response = await fetch(new URL('/graphql', shell), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables: { input: { remote, entry, portals } } }),
  }).catch((cause) => {
    throw new PlainError(`Couldn't reach ${shell}. Check that it is running and that the address is correct.`, {
      cause,
    });
  });
  const reply = await response.json().catch(() => null);
  const refusal = reply?.errors?.[0];
  if (refusal?.extensions?.code === 'UNAUTHENTICATED')
    throw new PlainError(`${shell} doesn't accept this release key. Ask an administrator for a new one.`);
  if (refusal) {
    const reasons = Object.values(refusal.extensions?.fields ?? { refusal: refusal.message });
    throw new PlainError(`${shell} refused: ${reasons.join('.\n')}.`);
  }
  if (reply?.data) return reply.data.startOverride;
  throw new PlainError(
    `${shell} responded with status ${response.status}, which isn't a response of this product. Check the address.`,
  );
}
