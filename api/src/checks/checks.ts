import type { Check } from '#checks/check';
import { backupAge } from '#checks/backup-age';
import { databaseClock, redisClock } from '#checks/clocks';
import { dataDirPermissions } from '#checks/data-dir-permissions';
import { demoAccounts } from '#checks/demo-accounts';
import { diskSpace } from '#checks/disk-space';
import { firstAccount } from '#checks/first-account';
import { mailToFiles } from '#checks/mail-to-files';
import { oldSecrets } from '#checks/old-secrets';
import { proxyHeaders } from '#checks/proxy-headers';
import { publicUrl } from '#checks/public-url';
import { redisServer } from '#checks/redis-server';
import { misspelledSettings } from '#checks/misspelled-settings';
import { twoPersonReleases } from '#checks/two-person-releases';
import { serverVersions, sharedEvents, sharedFiles, sharedSecret } from '#checks/shared-setup';

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
