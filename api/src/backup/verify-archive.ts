import { buffer } from 'node:stream/consumers';
import { damagedArchiveError, readArchive } from '#backup/archive-reader';
import {
  type About,
  aboutFileName,
  aboutBackupRule,
  type Manifest,
  manifestHashName,
  manifestName,
  manifestRule,
  type Part,
} from '#backup/manifest';
import { StartError } from '#settings';

export interface VerifiedArchive {
  about: About;
  manifest: Manifest;
}

/** Reads the whole backup and verifies its hashes before anything is restored. */
export async function verifyArchive(
  file: string,
  passphrase: string | null,
  signal?: AbortSignal,
): Promise<VerifiedArchive> {
  const texts = new Map<string, string>();
  const found = await readArchive(
    file,
    passphrase,
    async ({ name, bytes }) => {
      if ([aboutFileName, manifestName, manifestHashName].includes(name))
        texts.set(name, (await buffer(bytes)).toString());
    },
    signal,
  );
  if (!found[manifestName] || found[manifestName].sha256 !== texts.get(manifestHashName))
    throw damagedArchiveError(file);
  const { [manifestName]: _manifest, [manifestHashName]: _hash, ...parts } = found;
  const about = aboutBackupRule.safeParse(JSON.parse(texts.get(aboutFileName) ?? '{}'));
  if (!about.success)
    throw new StartError(
      `${file} has a format that this version can't read. Restore it with the version that wrote it.`,
    );
  const manifest = manifestRule.parse(JSON.parse(texts.get(manifestName) ?? ''));
  if (!hasSameParts(parts, manifest.parts)) throw damagedArchiveError(file);
  return { about: about.data, manifest };
}

/** Whether the parts match those that were written, in order. */
function hasSameParts(found: Record<string, Part>, expected: Record<string, Part>): boolean {
  const shape = (parts: Record<string, Part>) =>
    JSON.stringify(Object.entries(parts).map(([name, { bytes, sha256 }]) => [name, bytes, sha256]));
  return shape(found) === shape(expected);
}
