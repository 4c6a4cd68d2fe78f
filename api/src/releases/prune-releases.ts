import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import type { Context } from '#context';
import { versionBefore } from '#releases/roll-back';
import { getFiles } from '#remotes/manifest';

interface Old {
  id: string;
  remote: string;
  version: string;
  manifest: string;
  /** What everybody gets of that remote. */
  current: string | null;
}

/** The newest versions of a remote stay, whoever used them when. */
const kept = 20;
/** At once: what is left is for the next hour. */
const most = 100;

/** Complete versions that nobody has used for a month, and those that were announced but not sent. What a pointer names stays, and what waits for approval. */
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
           else release.place > ${kept} and greatest(release.last_used_at, release.created_at) < now() - interval '30 days'
         end
   order by release.created_at
   limit ${most}`;

/** Versions that nobody can get any more, and nobody needs to go back to, lose their files and their row. */
export const pruneReleases =
  (createContext: () => Context): Task =>
  async () => {
    const context = createContext();
    for (const release of await context.em.execute<Old[]>(oldSql)) {
      const { remote, version, current } = release;
      const isNext = current !== null && (await versionBefore(context.em, remote, current)) === version;
      if (!isNext) await context.em.fork().transactional((tx) => prune(tx, context, release));
    }
  };

/** The row goes only if the files do. */
async function prune(tx: EntityManager, { releaseFiles, log }: Context, { id, remote, version, manifest }: Old) {
  await tx.execute('delete from releases where id = ?', [id]);
  await releaseFiles.remove(remote, version, getFiles(remote, manifest));
  log.info({ remote, version }, 'nobody uses this version any more: it is deleted');
}
