import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from './print.mjs';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The origin of the product to release to. */
export function parseTarget(value, option = '--to') {
  const address = value ?? (process.env.PUBLIC_URL || 'http://localhost:4000');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PlainError(`${address} is not a URL. Use, for example, ${option} https://portals.example.`);
  // The key would be sent unencrypted.
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    throw new PlainError(`${address} would send the release key unencrypted. Use https://${url.host}.`);
  return url.origin;
}

/** The release key: RELEASE_KEY, or the key in the data folder of an embedded database on this machine. */
export function getReleaseKey(to, dataDir) {
  const configuredKey = process.env.RELEASE_KEY?.trim();
  if (configuredKey) return configuredKey;
  const file = path.join(dataDir, 'release.key');
  if (loopback.test(new URL(to).hostname) && existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new PlainError(
    `No release key for ${to}. An administrator can create one at ${to}/admin/releases. Then run the command again with RELEASE_KEY=… before it.`,
  );
}
