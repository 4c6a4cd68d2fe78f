import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import type { Context } from '#context';
import { findPreviousVersion } from '#releases/roll-back';
import { getFiles } from '#remotes/manifest';

interface OldRelease {
  id: string;
  remote: string;
  version: string;
  manifest: string;
  /** The version that everyone gets of that remote. */
  current: string | null;
}

/** The newest versions of a remote are always kept. */
const keptVersions = 20;
/** The limit of one run. The rest is left for the next hour. */
const maxPruned = 100;

/** Complete versions unused for a month, and incomplete ones. Excludes versions that a pointer names or that await approval. */
const oldSql = `
  select release.id, release.remote, release.version, release.manifest, served.version as current
    from (select releases.*, row_number() over (partition by remote, complete_at is null order by created_at desc, id desc) as place
            from releases) release
    left join remote_pointers pointer on pointer.remote = release.remote
    left join releases served on served.id = pointer.current_id
   where release.id is distinct from pointer.current_id
     and release.id is distinct from pointer.canary_id
     and not exists (select 1 from release_requests request
                      where request.remote = release.remote and request.version = release.version and request.status = 'waiting')
     and case when release.complete_at is null
           then greatest(release.last_used_at, release.created_at) < now() - interval '1 day'
           else release.place > ${keptVersions} and greatest(release.last_used_at, release.created_at) < now() - interval '30 days'
         end
   order by release.created_at
   limit ${maxPruned}`;

/** Deletes the rows and files of versions that are unreachable and not needed for a rollback. */
export const pruneReleases =
  (createContext: () => Context): Task =>
  async () => {
    const context = createContext();
    for (const release of await context.em.execute<OldRelease[]>(oldSql)) {
      const { remote, version, current } = release;
      const isNext = current !== null && (await findPreviousVersion(context.em, remote, current)) === version;
      if (!isNext) await context.em.fork().transactional((tx) => deleteRelease(tx, context, release));
    }
  };

/** The row is deleted only if the files are. */
async function deleteRelease(
  tx: EntityManager,
  { releaseFiles, log }: Context,
  { id, remote, version, manifest }: OldRelease,
) {
  await tx.execute('delete from releases where id = ?', [id]);
  await releaseFiles.remove(remote, version, getFiles(remote, manifest));
  log.info({ remote, version }, 'deleted an unused version');
}
