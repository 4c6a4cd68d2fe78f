import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { holdPointer, move, tellMoved, theServer } from '#releases/move-pointer';
import { Release } from '#releases/release.entity';
import { type Build, readBuilds, readShell } from '#remotes/builds';

/**
 * What the server brings along becomes a version like any other, and is served where no team has released anything: a version
 * that `npm run release` has published stays, and so does a decision to go back.
 */
export async function adoptBuilds(context: Context): Promise<void> {
  const { settings, releaseFiles, log } = context;
  for (const build of readBuilds(settings.remotesDir, log)) {
    const { name } = build.manifest;
    try {
      await releaseFiles.adopt(build);
    } catch (err) {
      if (!releaseFiles.isHere(name, build.version)) throw err;
      log.warn({ err, remote: name }, 'its files could not be stored in the bucket: the next start tries again');
    }
    if (await adopt(context, { ...build, remote: name }))
      log.info({ remote: name, version: build.version }, 'served from now on');
  }
  const shell = readShell(settings.shellDir);
  if (shell) await adopt(context, { ...shell, remote: 'shell' });
}

/** Answers whether the pointer has moved. */
async function adopt(context: Context, build: Pick<Build, 'text' | 'version'> & { remote: string }): Promise<boolean> {
  const hasMoved = await context.em.fork().transactional(async (tx) => {
    const release = await remember(tx, build);
    const pointer = await holdPointer(tx, build.remote);
    const isOurs = pointer.current === null || pointer.current.source === 'installation';
    if (!isOurs || pointer.current?.id === release.id || release.withdrawnAt) return false;
    move(tx, pointer, { kind: 'published', release, current: release, by: theServer });
    return true;
  });
  if (hasMoved) await tellMoved(context, build.remote);
  return hasMoved;
}

async function remember(tx: EntityManager, { remote, version, text }: Parameters<typeof adopt>[1]): Promise<Release> {
  const known = await tx.findOne(Release, { remote, version });
  if (known) {
    known.completeAt ??= new Date();
    return known;
  }
  const release = tx.create(Release, {
    remote,
    version,
    manifest: text,
    source: 'installation',
    publishedBy: theServer,
    completeAt: new Date(),
  });
  await tx.flush();
  return release;
}
