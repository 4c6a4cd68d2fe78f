import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './environment.mjs';
import { PlainError } from './say.mjs';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOnThisMachine = (address) => loopback.has(new URL(address).hostname);

/**
 * The release key for the product at an address: RELEASE_KEY, or, on this machine, the one that its server keeps beside an
 * embedded database.
 */
export function releaseKeyFor(address) {
  const given = process.env.RELEASE_KEY?.trim();
  if (given) return given;
  const file = path.join(dataDir(), 'release.key');
  if (isOnThisMachine(address) && existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new PlainError(
    `A release key for ${address} is missing. Ask an administrator there for one and run the command again with RELEASE_KEY=… in front.`,
  );
}
