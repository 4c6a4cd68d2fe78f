import { constants } from 'node:fs';
import { access, lstat } from 'node:fs/promises';
import path from 'node:path';
import { type Check, fault, ok, warning } from '#checks/check';

const secretFiles = ['session.secret', 'release.key', 'postgres.password'];

/** The data folder must be writable, and what is secret in it readable for its owner alone. */
export const dataDirPermissions: Check = {
  name: 'data folder',
  async run({ settings: { dataDir } }) {
    try {
      await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      return fault(
        `${dataDir} is missing or not writable for this account. Create it, or set DATA_DIR to another folder.`,
      );
    }
    const open = [];
    // The group may pass through the folder itself: it is that of an embedded PostgreSQL which root runs.
    const { mode, uid } = await lstat(dataDir);
    // One that belongs to someone else, as a volume of Kubernetes does, cannot be changed: the files in it are what counts.
    if (mode & 0o067 && uid === process.getuid?.()) open.push(dataDir);
    for (const file of secretFiles.map((name) => path.join(dataDir, name))) {
      const mode = await lstat(file).then(
        (found) => found.mode,
        () => 0, // not every installation has each of them
      );
      if (mode & 0o077) open.push(file);
    }
    return open.length > 0
      ? warning(`Other accounts of this machine may read ${open.join(', ')}. Run: chmod go-rwx ${open.join(' ')}`)
      : ok(`${dataDir} is writable, and readable for its owner alone`);
  },
};
