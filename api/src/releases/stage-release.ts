import { v7 } from 'uuid';
import type { StageRelease } from 'rules/releases';
import type { Context } from '#context';
import { forbidden } from '#errors';
import { keepInUse } from '#releases/check-versions';
import { tellMoved } from '#releases/move-pointer';
import { Release } from '#releases/release.entity';
import { mayPublish, type Releaser } from '#remotes/find-releaser';
import { parseManifest, versionOf } from '#remotes/manifest';

interface Staged {
  remote: string;
  version: string;
  /** The files that are still to be sent. */
  missing: string[];
}

/**
 * Makes room for a version. Nobody gets it yet, but its operations are run: once the pointer moves, a browser may ask any server.
 * A version that is known already keeps what is known of it.
 */
export async function stageRelease(context: Context, { manifest: text, commit, notes }: StageRelease): Promise<Staged> {
  const manifest = parseManifest(text);
  const { name: publishedBy } = await publisherOf(context, manifest.name);
  const version = versionOf(text);
  const { em, releaseFiles } = context;
  const now = new Date();
  await em.upsert(
    Release,
    {
      id: v7(),
      createdAt: now,
      updatedAt: now,
      remote: manifest.name,
      version,
      manifest: text,
      source: 'command',
      publishedBy,
      commit: commit || null,
      notes: notes || null,
    },
    { onConflictFields: ['remote', 'version'], onConflictAction: 'ignore' },
  );
  await keepInUse(context, { using: [{ part: manifest.name, version }] });
  await tellMoved(context, manifest.name);
  return {
    remote: manifest.name,
    version,
    missing: await releaseFiles.missing(manifest.name, version, manifest.files),
  };
}

/** Who publishes a remote. Throws `forbidden` where their key is for others. */
export async function publisherOf({ releaser }: Context, remote: string): Promise<Releaser> {
  const found = await releaser();
  if (!found || !mayPublish(found, remote)) throw forbidden(`This release key is not for ${remote}`);
  return found;
}
