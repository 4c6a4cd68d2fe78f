import type { GraphQLSchema } from 'graphql';
import type { Context } from '#context';
import { checkOperations } from '#releases/contract/check-operations';
import { checkShared } from '#releases/contract/check-shared';
import type { Release } from '#releases/release.entity';
import type { RemoteManifest } from 'rules/releases';
import type { ShellManifest } from '#remotes/manifest';

type CheckedRelease = Pick<Release, 'remote' | 'version' | 'manifest'>;

interface ServedRelease extends CheckedRelease {
  id: string;
}

/** Which operations of a version live servers support. Versions and schemas never change, so each pair is checked once. */
export class ContractCheck {
  readonly #createContext: () => Context;
  readonly #refusals = new WeakMap<GraphQLSchema, Map<string, string | null>>();
  #served = new Map<string, ServedRelease>();
  #lastWarning = '';

  constructor(createContext: () => Context) {
    this.#createContext = createContext;
  }

  /** Whether a live server supports every operation of a version. */
  async isAnsweredByAny(release: CheckedRelease): Promise<boolean> {
    const schemas = await this.#createContext().servers.schemas();
    return schemas.some(({ schema }) => this.#refusal(schema, release) === null);
  }

  /**
   * Why a version may not be served yet; null if it may. Servers that do not support what is served now are ignored: they are not ready and
   * get no requests.
   */
  async findRefusal(release: Release, current: Release | null): Promise<string | null> {
    const schemas = await this.#createContext().servers.schemas();
    const inUse = current ? schemas.filter(({ schema }) => this.#refusal(schema, current) === null) : schemas;
    for (const { schema, version, isOwn } of inUse.length > 0 ? inUse : schemas) {
      const refusal = this.#refusal(schema, release);
      if (refusal) return `${isOwn ? 'this server' : `a server of version ${version}`} refuses ${refusal}`;
    }
    return this.#missingInShell(release);
  }

  /** The parts in use that this server does not support, though another live server does. */
  async findLocalRefusals(): Promise<string[]> {
    const context = this.#createContext();
    await this.#readServed(context);
    const schemas = await context.servers.schemas();
    const found = [...this.#served.values()].flatMap((release) => {
      const [own, ...others] = schemas.map(({ schema }) => this.#refusal(schema, release));
      return own ? [{ refusal: `${release.remote} ${release.version}: ${own}`, hasAnswer: others.includes(null) }] : [];
    });
    const refused = found.filter(({ hasAnswer }) => hasAnswer).map(({ refusal }) => refusal);
    const unanswered = found.filter(({ hasAnswer }) => !hasAnswer).map(({ refusal }) => refusal);
    const summary = [...refused, ...unanswered].join('; ');
    if (summary !== this.#lastWarning && refused.length > 0)
      context.log.warn({ refused }, 'this server is older than the portals in use: deploy their version here');
    if (summary !== this.#lastWarning && unanswered.length > 0)
      context.log.error({ unanswered }, 'no live server supports these released portals: release them again');
    this.#lastWarning = summary;
    return refused;
  }

  #refusal(schema: GraphQLSchema, { remote, version, manifest }: CheckedRelease): string | null {
    const known = this.#refusals.get(schema) ?? new Map<string, string | null>();
    this.#refusals.set(schema, known);
    const key = `${remote} ${version}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { operations = [] } = JSON.parse(manifest) as Partial<RemoteManifest>;
    const [problem] = checkOperations(schema, operations);
    const refusal = problem ? `${problem.where}: ${problem.message}` : null;
    known.set(key, refusal);
    return refusal;
  }

  /** A remote needs the modules of the shell that is served, which may still be the previous one. */
  async #missingInShell({ remote, manifest }: CheckedRelease): Promise<string | null> {
    if (remote === 'shell') return null;
    await this.#readServed(this.#createContext());
    const shell = this.#served.get('shell');
    if (!shell) return null;
    const { provides = {} } = JSON.parse(shell.manifest) as Partial<ShellManifest>;
    const { takes = {} } = JSON.parse(manifest) as Partial<RemoteManifest>;
    return checkShared(takes, provides)[0]?.message ?? null;
  }

  /** Manifests are large: only those of versions that were not served before are read. */
  async #readServed({ em }: Context): Promise<void> {
    const rows = await em.execute<Array<{ remote: string; id: string }>>(
      'select remote, current_id as id from remote_pointers where current_id is not null',
    );
    const known = new Map([...this.#served.values()].map((each) => [each.id, each]));
    const missing = rows.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (missing.length > 0) {
      const found = await em.execute<ServedRelease[]>(
        `select id, remote, version, manifest from releases where id in (${missing.map(() => '?').join(', ')})`,
        missing,
      );
      for (const each of found) known.set(each.id, each);
    }
    this.#served = new Map(
      rows.flatMap(({ remote, id }) => (known.has(id) ? [[remote, known.get(id) as ServedRelease]] : [])),
    );
  }
}
