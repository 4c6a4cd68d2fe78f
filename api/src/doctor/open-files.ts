import { readFile } from 'node:fs/promises';
import { type Check, ok, warning } from '#checks/check';

const minOpenFiles = 4096;

/** Each request, socket and connection of a server is an open file. */
export const openFileLimit: Check = {
  name: 'open files',
  async run() {
    const limits = await readFile('/proc/self/limits', 'utf8').catch(() => null);
    const [, limit] = /^Max open files\s+(\S+)/m.exec(limits ?? '') ?? [];
    if (!limit) return ok('This system does not report its limit of open files');
    return limit !== 'unlimited' && Number(limit) < minOpenFiles
      ? warning(
          `At most ${limit} files may be open. Raise the limit (ulimit -n, LimitNOFILE) to ${minOpenFiles} or more.`,
        )
      : ok(`Up to ${limit} files may be open`);
  },
};
