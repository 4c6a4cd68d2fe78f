import type { StageRelease } from 'rules/releases';
import { newId } from '#new-id';
import type { Context } from '#context';
import { forbidden } from '#errors';
import { keepInUse } from '#releases/check-versions';
import { checkRelease } from '#releases/contract/check-release';
import { refuseProblems } from '#releases/contract/refuse-problems';
import { tellMoved } from '#releases/move-pointer';
import { mayPublish, type Releaser } from '#remotes/find-releaser';
import { parseManifest, versionOf } from '#remotes/manifest';

interface Staged {
  remote: string;
  version: string;
  /** The files that are still to be sent. */
  missing: string[];
}

/**
 * Makes room for a version that keeps the contract. Nobody gets it yet, but its operations are run: once the pointer moves, a browser
 * may ask any server. A version that is known already keeps what is known of it.
 */
export async function stageRelease(
  context: Context,
  { manifest: text, portal, commit, notes }: StageRelease,
): Promise<Staged> {
  const manifest = parseManifest(text);
  const { name: publishedBy, keyId } = await publisherOf(context, manifest.name);
  refuseProblems(await checkRelease(context, { manifest: text, portal }));
  const version = versionOf(text);
  const { em, releaseFiles } = context;
  // Two may send the same build at once: whoever comes second finds the row of the first.
  await em.execute(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, release_key_id, commit, notes)
     values (?, now(), now(), ?, ?, ?, 'command', ?, ?, ?, ?) on conflict (remote, version) do update
        set commit = coalesce(releases.commit, excluded.commit), notes = coalesce(releases.notes, excluded.notes)`,
    [newId(), manifest.name, version, text, publishedBy, keyId, commit ?? null, notes ?? null],
  );
  await keepInUse(context, { using: [{ part: manifest.name, version }] });
  const details = `Key of ${publishedBy}: staged ${manifest.name} ${version}`;
  context.securityLog.record({ kind: 'release_key_used', details });
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
