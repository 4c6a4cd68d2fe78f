import { constants } from 'node:fs';
import { access, lstat } from 'node:fs/promises';
import path from 'node:path';
import { type Check, faultFinding, okFinding, warningFinding } from '#checks/check';

const secretFiles = ['session.secret', 'release.key', 'postgres.password'];

/** The data folder must be writable, and its secrets readable only by their owner. */
export const dataDirPermissions: Check = {
  name: 'data folder',
  async run({ settings: { dataDir } }) {
    try {
      await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      return faultFinding(
        `${dataDir} is missing or not writable for this account. Create it, or set DATA_DIR to another folder.`,
      );
    }
    const open = [];
    // The group may traverse the folder itself: it is the one of an embedded PostgreSQL started by root.
    const { mode, uid } = await lstat(dataDir);
    // The mode of a folder owned by someone else, such as a Kubernetes volume, cannot be changed: its files are what matters.
    if (mode & 0o067 && uid === process.getuid?.()) open.push(dataDir);
    for (const file of secretFiles.map((name) => path.join(dataDir, name))) {
      const mode = await lstat(file).then(
        (found) => found.mode,
        () => 0, // not every installation has each of them
      );
      if (mode & 0o077) open.push(file);
    }
    return open.length > 0
      ? warningFinding(
          `Other accounts on this machine can read ${open.join(', ')}. Run: chmod go-rwx ${open.join(' ')}`,
        )
      : okFinding(`${dataDir} is writable, and readable only by its owner`);
  },
};
