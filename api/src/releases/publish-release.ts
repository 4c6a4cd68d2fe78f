import type { EntityManager } from '@mikro-orm/postgresql';
import type { Audience } from 'rules/audiences';
import type { PublishRelease } from 'rules/releases';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict } from '#errors';
import { findRelease } from '#releases/find-release';
import { lockPointer, movePointer, requireRevision, publishReleaseMoved } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { queueReleaseMails } from '#releases/release-mails';
import type { RemotePointer } from '#releases/remote-pointer.entity';
import { needsApproval, requestApproval } from '#releases/review/request-approval';
import { requirePublisher } from '#releases/stage-release';
import { requireSigned } from '#releases/verify-signature';
import { parseManifest } from '#remotes/manifest';

/**
 * Publishes a version to everyone, or first to some audiences. All its files must be there. For some remotes it then waits for a second
 * person's approval.
 */
export async function publishRelease(
  context: Context,
  { remote, version, revision, canary }: PublishRelease,
): Promise<void> {
  const releaser = await requirePublisher(context, remote);
  const { name: by } = releaser;
  const found = await findRelease(context.em, remote, version);
  requireSigned(releaser, found);
  await completeRelease(context, found);
  const requiresApproval = needsApproval(context.settings, remote);
  await context.em.fork().transactional(async (tx) => {
    const pointer = await lockPointer(tx, remote);
    requireRevision(pointer, revision);
    const release = await findRelease(tx, remote, version);
    if (requiresApproval) {
      const isNew = await requestApproval(tx, pointer, { release, canary: canary ?? [], by: releaser });
      if (!isNew) return;
    } else {
      const releaseKey = releaser.keyId === null ? null : tx.getReference(ReleaseKey, releaser.keyId);
      publishVersion(tx, pointer, { release, canary: canary ?? [], by, releaseKey });
    }
    await queueReleaseMails(tx, context.settings, { remote, by: releaser });
  });
  const details = `${remote} ${version} by the key of ${by}${canary?.length ? `, for ${canary.join(', ')}` : ''}`;
  if (requiresApproval)
    context.securityLog.record({ kind: 'release_key_used', details: `${details}: waiting for approval` });
  else context.securityLog.record({ kind: 'release_published', details });
  await publishReleaseMoved(context, remote);
}

interface Target {
  release: Release;
  /** Empty means everyone. */
  canary: Audience[];
  /** The key, with its holder. */
  by: string;
  releaseKey: ReleaseKey | null;
  reason?: string;
}

/** Moves a locked pointer to a version that a key publishes. */
export function publishVersion(
  tx: EntityManager,
  pointer: RemotePointer,
  { release, canary, by, releaseKey, reason }: Target,
): void {
  Object.assign(release, { source: 'command', publishedBy: by, releaseKey, withdrawnAt: null });
  const why = { by, reason: reason ?? null };
  if (canary.length > 0)
    movePointer(tx, pointer, { kind: 'canary_started', release, canary: { release, audiences: canary }, ...why });
  else movePointer(tx, pointer, { kind: 'published', release, current: release, canary: null, ...why });
}

async function completeRelease({ em, releaseFiles }: Context, release: Release): Promise<void> {
  if (release.completeAt) return;
  const { remote, version, manifest: text } = release;
  const manifest = parseManifest(text);
  // Each file may have been uploaded to another server.
  await releaseFiles.fetch(remote, version, { text, manifest });
  const missing = await releaseFiles.findMissing(remote, version, manifest.files);
  if (missing.length > 0)
    throw conflict(`${missing.length} files of ${remote} ${version} are still missing. Upload them and try again`);
  release.completeAt = clock.date();
  await em.flush();
}
