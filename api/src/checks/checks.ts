import type { Check } from '#checks/check';
import { backupAge } from '#checks/backup-age';
import { dataDirPermissions } from '#checks/data-dir-permissions';
import { oldSecrets } from '#checks/old-secrets';
import { diskSpace } from '#checks/disk-space';

/** Every check, in the order in which findings are shown. */
export const checks: Check[] = [diskSpace, dataDirPermissions, backupAge, oldSecrets];
