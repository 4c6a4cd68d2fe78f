import type { PublishRelease } from 'rules/releases';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict } from '#errors';
import { findRelease } from '#releases/find-release';
import { holdPointer, move, mustStandAt, tellMoved } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { publisherOf } from '#releases/stage-release';
import { parseManifest } from '#remotes/manifest';

/** Gives a version to everybody, or to some before them. All its files must be there. */
export async function publishRelease(
  context: Context,
  { remote, version, revision, canary }: PublishRelease,
): Promise<void> {
  const releaser = await publisherOf(context, remote);
  const { name: by } = releaser;
  await completeRelease(context, await findRelease(context.em, remote, version));
  await context.em.fork().transactional(async (tx) => {
    const pointer = await holdPointer(tx, remote);
    mustStandAt(pointer, revision);
    const release = await findRelease(tx, remote, version);
    const releaseKey = releaser.keyId === null ? null : tx.getReference(ReleaseKey, releaser.keyId);
    Object.assign(release, { source: 'command', publishedBy: by, releaseKey, withdrawnAt: null });
    if (canary && canary.length > 0)
      move(tx, pointer, { kind: 'canary_started', release, canary: { release, audiences: canary }, by });
    else move(tx, pointer, { kind: 'published', release, current: release, canary: null, by });
    await queueReleaseMails(tx, context.settings, { remote, by: releaser });
  });
  const details = `${remote} ${version} by the key of ${by}${canary?.length ? `, for ${canary.join(', ')}` : ''}`;
  context.securityLog.record({ kind: 'release_published', details });
  await tellMoved(context, remote);
}

async function completeRelease({ em, releaseFiles }: Context, release: Release): Promise<void> {
  if (release.completeAt) return;
  const { remote, version, manifest: text } = release;
  const manifest = parseManifest(text);
  // Each file may have reached another server.
  await releaseFiles.fetch(remote, version, { text, manifest });
  const missing = await releaseFiles.missing(remote, version, manifest.files);
  if (missing.length > 0)
    throw conflict(`${missing.length} files of ${remote} ${version} are still missing. Send them and try again`);
  release.completeAt = clock.date();
  await em.flush();
}
