import type { Context } from '#context';
import { conflict, notFound } from '#errors';
import { findRelease } from '#releases/find-release';
import { requirePublisher } from '#releases/stage-release';
import { parseManifest } from '#remotes/manifest';

interface ReleaseFileUpload {
  remote: string;
  version: string;
  /** Its path in the build. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Receives one file of a staged version. Complete versions never change. */
export async function receiveFile(
  context: Context,
  { remote, version, name, bytes }: ReleaseFileUpload,
): Promise<void> {
  await requirePublisher(context, remote);
  const release = await findRelease(context.em, remote, version);
  if (release.completeAt) throw conflict(`${remote} ${version} is complete: its files can't be changed`);
  const { files } = parseManifest(release.manifest);
  const expected = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!expected) throw notFound(`file in ${remote} ${version}`);
  await context.releaseFiles.receive(remote, version, name, expected, bytes);
}
