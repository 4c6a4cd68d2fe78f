import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Check, fault, ok, warning } from '#checks/check';
import { formatBytes } from '#backup/format-bytes';

const gigabyte = 1024 ** 3;

/** PostgreSQL stops writing when its disk is full, and uploads and logs share it. */
export const diskSpace: Check = {
  name: 'disk space',
  async run({ settings: { dataDir } }) {
    const { bavail, blocks, bsize } = await statfs(existsSync(dataDir) ? dataDir : path.dirname(dataDir));
    const free = bavail * bsize;
    const message = `${formatBytes(free)} of ${formatBytes(blocks * bsize)} free under ${dataDir}`;
    if (free < gigabyte / 4) return fault(`${message}. Free some space now: writes fail when the disk is full.`);
    if (free < 2 * gigabyte || bavail / blocks < 0.05)
      return warning(`${message}. Free some space or enlarge the disk.`);
    return ok(message);
  },
};
