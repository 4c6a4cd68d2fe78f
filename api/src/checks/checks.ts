import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Check, faultFinding, okFinding, warningFinding } from '#checks/check';
import { backupAge } from '#checks/backup-age';
import { databaseClock, redisClock } from '#checks/clocks';
import { dataDirPermissions } from '#checks/data-dir-permissions';
import { demoAccounts } from '#checks/demo-accounts';
import { firstAccount } from '#checks/first-account';
import { mailToFiles } from '#checks/mail-to-files';
import { oldSecrets } from '#checks/old-secrets';
import { proxyHeaders } from '#checks/proxy-headers';
import { publicUrl } from '#checks/public-url';
import { misspelledSettings } from '#checks/misspelled-settings';
import { twoPersonReleases } from '#checks/two-person-releases';
import { serverVersions, sharedEvents, sharedFiles, sharedSecret } from '#checks/shared-setup';
import { formatBytes } from '#backup/format-bytes';

const minVersion = 6.2;

/** Redis stores sessions: it must not evict them and must keep them across restarts. */
const redisServer: Check = {
  name: 'redis',
  needs: 'redis',
  async run({ redis }) {
    const info = new Map(
      (await redis?.info())?.split('\r\n').map((line) => line.split(':', 2) as [string, string]) ?? [],
    );
    const version = info.get('redis_version') ?? '';
    const policy = info.get('maxmemory_policy');
    const message = `Redis ${version}`;
    if (Number.parseFloat(version) < minVersion)
      return warningFinding(`${message} is old. Upgrade it to ${minVersion} or later.`);
    if (policy && policy !== 'noeviction' && info.get('maxmemory') !== '0')
      return warningFinding(
        `${message} evicts keys (${policy}), and with them sessions. Set maxmemory-policy noeviction.`,
      );
    if (info.get('aof_enabled') === '0')
      return warningFinding(`${message} has no append-only file: a crash may sign people out. Set appendonly yes.`);
    return okFinding(`${message} persists keys to disk and evicts none`);
  },
};

const gigabyte = 1024 ** 3;

/** PostgreSQL stops writing when its disk is full, and uploads and logs share it. */
const diskSpace: Check = {
  name: 'disk space',
  async run({ settings: { dataDir } }) {
    const { bavail, blocks, bsize } = await statfs(existsSync(dataDir) ? dataDir : path.dirname(dataDir));
    const free = bavail * bsize;
    const message = `${formatBytes(free)} of ${formatBytes(blocks * bsize)} free under ${dataDir}`;
    if (free < gigabyte / 4) return faultFinding(`${message}. Free some space now: writes fail when the disk is full.`);
    if (free < 2 * gigabyte || bavail / blocks < 0.05)
      return warningFinding(`${message}. Free some space or enlarge the disk.`);
    return okFinding(message);
  },
};

/** Every check, in the order in which findings are shown. */
export const checks: Check[] = [
  firstAccount,
  misspelledSettings,
  sharedSecret,
  sharedEvents,
  sharedFiles,
  serverVersions,
  databaseClock,
  redisClock,
  redisServer,
  diskSpace,
  dataDirPermissions,
  backupAge,
  mailToFiles,
  publicUrl,
  proxyHeaders,
  demoAccounts,
  oldSecrets,
  twoPersonReleases,
];
