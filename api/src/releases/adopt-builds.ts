import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#new-id';
import type { Context } from '#context';
import { ContractCheck } from '#releases/contract/contract-check';
import { findRelease } from '#releases/find-release';
import { lockPointer, movePointer, publishReleaseMoved, serverActor } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import { readBuilds, readShell } from '#remotes/builds';
import { remoteName } from '#remotes/remotes';

interface InstalledBuild {
  remote: string;
  /** Its manifest, byte for byte. */
  text: string;
  version: string;
}

/**
 * Bundled builds become versions like any other, and are served where no team has released anything: a version published by `npm run
 * release` stays, and so does a rollback. During a deployment they wait until every live server supports them, and an older server that
 * comes back changes nothing unless ROLL_BACK_PORTALS is set.
 */
export class BuildAdoption {
  readonly #createContext: () => Context;
  readonly #contract: ContractCheck;
  #builds: InstalledBuild[] = [];
  #waiting = '';
  #refused: string[] = [];
  /** The shell version that registered paths have already given way to. */
  #replacedVersion: string | null = null;

  constructor(createContext: () => Context) {
    this.#createContext = createContext;
    this.#contract = new ContractCheck(createContext);
  }

  /** Stores the builds, moves the pointers that may move, and retries the others after each heartbeat. */
  async start(): Promise<void> {
    const context = this.#createContext();
    const { servers } = context;
    await servers.announce();
    await this.#store(context);
    await this.adopt();
    servers.start(() => this.adopt());
  }

  /** Moves the pointers that may move now. The shell goes first, since remotes take modules from it. */
  async adopt(): Promise<void> {
    const context = this.#createContext();
    const waiting: string[] = [];
    for (const build of this.#builds) {
      const outcome = await this.#adopt(context, build);
      if (outcome === 'moved') {
        await publishReleaseMoved(context, build.remote);
        context.log.info({ remote: build.remote, version: build.version }, 'served from now on');
      } else if (outcome !== 'stays') waiting.push(`${build.remote}: ${outcome.waitsFor}`);
    }
    const summary = waiting.join('; ');
    if (summary !== this.#waiting && summary !== '')
      context.log.info({ waiting }, 'builds of this server wait until every live server supports them');
    this.#waiting = summary;
    await this.#replaceRegistered(context);
    this.#refused = await this.#contract.findLocalRefusals();
  }

  /** Whether this server supports the portals in use. If no live server does, it does not matter which one they ask. */
  async healthy(): Promise<boolean> {
    return this.#refused.length === 0;
  }

  async #store({ settings, releaseFiles, log, em }: Context): Promise<void> {
    const shell = readShell(settings.shellDir);
    const builds = [
      ...(shell ? [{ ...shell, folder: settings.shellDir }] : []),
      ...readBuilds(settings.remotesDir, log),
    ];
    this.#builds = [];
    for (const { folder, text, version, manifest } of builds) {
      const { name: remote, files } = manifest;
      try {
        if (files) await releaseFiles.adopt({ folder, text, version, manifest: { name: remote, files } });
      } catch (err) {
        if (!releaseFiles.isComplete(remote, version)) throw err;
        log.warn({ err, remote }, 'the files could not be stored in the bucket; retrying at the next start');
      }
      const build = { remote, text, version };
      await saveRelease(em, build);
      this.#builds.push(build);
    }
  }

  /** When the served shell delivers a remote's paths, the registered ones need no approval anymore. */
  async #replaceRegistered({ em, remotes }: Context): Promise<void> {
    const delivered = [...new Set(remotes.deliveredPortals().map(({ remote }) => remoteName(remote)))];
    const { version } = remotes.shell;
    if (delivered.length === 0 || version === this.#replacedVersion) return;
    await em.execute(`update portal_paths set status = 'replaced' where remote in (?) and status <> 'replaced'`, [
      delivered,
    ]);
    this.#replacedVersion = version;
  }

  async #adopt(
    { em, servers, settings: { rollBackPortals } }: Context,
    build: InstalledBuild,
  ): Promise<'moved' | 'stays' | { waitsFor: string }> {
    return em.fork().transactional(async (tx) => {
      const release = await findRelease(tx, build.remote, build.version);
      const pointer = await lockPointer(tx, build.remote);
      const { current } = pointer;
      const isOurs = current === null || current.source === 'installation';
      if (!isOurs || current?.id === release.id || release.withdrawnAt) return 'stays';
      // The server that moved it has announced itself before.
      await servers.refresh();
      if (!rollBackPortals && servers.others.some(({ holdsPortals }) => holdsPortals)) return 'stays';
      const isBack = current !== null && !isNewer(release, current);
      if (isBack && !rollBackPortals && (await this.#contract.isAnsweredByAny(current))) return 'stays';
      const waitsFor = await this.#contract.findRefusal(release, isBack ? null : current);
      if (waitsFor) return { waitsFor };
      const reason = isBack ? `From ${current.version}` : null;
      const kind = isBack ? 'rolled_back' : 'published';
      movePointer(tx, pointer, { kind, release, current: release, by: serverActor, reason });
      return 'moved';
    });
  }
}

/** Builds are ordered by when this installation first saw them. */
const isNewer = (release: Release, than: Release): boolean =>
  release.createdAt > than.createdAt ||
  (release.createdAt.getTime() === than.createdAt.getTime() && release.id > than.id);

/** By the database's clock, because it decides which build is newer. */
async function saveRelease(em: EntityManager, { remote, version, text }: InstalledBuild): Promise<void> {
  await em.execute(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, complete_at)
     values (?, now(), now(), ?, ?, ?, 'installation', ?, now()) on conflict (remote, version) do update
        set complete_at = coalesce(releases.complete_at, excluded.complete_at)`,
    [newId(), remote, version, text, serverActor],
  );
}
