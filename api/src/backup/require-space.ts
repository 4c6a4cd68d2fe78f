import { statfs } from 'node:fs/promises';
import { formatBytes } from '#backup/format-bytes';
import { StartError } from '#settings';

/** Throws if the disk of a folder has fewer free bytes than required. `what` starts the message: "The restore". */
export async function requireSpace(folder: string, what: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes)
    throw new StartError(
      `${what} needs about ${formatBytes(bytes)} under ${folder}, and ${formatBytes(free)} are free. Free some space, or set DATA_DIR to a larger disk.`,
    );
}
