import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, launch } from './children.mjs';
import { devPorts } from './dev-ports.mjs';
import { install } from './install.mjs';
import { openInBrowser } from './open-in-browser.mjs';
import { freePort, isFree } from './port.mjs';
import { releaseKeyFor } from './release-key.mjs';
import { bold, faint, PlainError, say, sayStep } from './say.mjs';

/** Serves one remote here, and opens the deployed shell with it in place of the published one, in one browser. */
export async function serveBeside(remote, shell) {
  const key = releaseKeyFor(shell);
  await install();
  const since = performance.now();
  const port = await portFor(remote);
  const entry = `http://127.0.0.1:${port}/remoteEntry.js`;
  // Before anything is served: what is wrong with the address or the key is said at once.
  const link = await overrideLink(shell, { key, remote, entry });
  const { child } = launch(remote, { DEV_PORT: String(port), DEPLOYED_SHELL: shell });
  await answers(entry, child);
  sayStep('serve', entry, since);
  say(`\n  ${bold(link)}\n`);
  say(faint(`  For one browser: it gets ${remote} from here, and says so. The link holds for 10 minutes.`));
  say(faint('  Ctrl-C stops serving; "Leave" in the browser brings the published version back.\n'));
  openInBrowser(link);
}

/** Its own, so that a browser that has an override finds it again the next time. */
async function portFor(remote) {
  const own = devPorts[remote];
  return own && (await isFree(own)) ? own : freePort();
}

async function answers(entry, child) {
  while (isRunning(child)) {
    const reply = await fetch(entry).catch(() => null);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new PlainError('The development server ended: its reason is above.');
}

const query = 'mutation StartOverride($input: StartOverrideInput!) { startOverride(input: $input) }';

async function overrideLink(shell, { key, remote, entry }) {
  const response = await fetch(new URL('/graphql', shell), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables: { input: { remote, entry } } }),
  }).catch((cause) => {
    throw new PlainError(`${shell} cannot be reached: is it running, and is that its address?`, { cause });
  });
  const reply = await response.json().catch(() => null);
  const refusal = reply?.errors?.[0];
  if (refusal?.extensions?.code === 'UNAUTHENTICATED')
    throw new PlainError(`${shell} does not know this release key. Ask an administrator there for one.`);
  if (refusal) throw new PlainError(`${shell} refuses: ${refusal.message}.`);
  if (reply?.data) return reply.data.startOverride;
  throw new PlainError(`${shell} answered ${response.status}, and not as these portals do.`);
}
