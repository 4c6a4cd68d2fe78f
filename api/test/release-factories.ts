import type { PortalPathStatus } from 'rules/portal-rows';
import { v7 } from 'uuid';
import { hashKey, createKey } from '#secret-key';
import type { Insert, TestUser } from '#test/factories';
import { toLetters } from '#test/to-letters';

/** Factories for releases. */
export function createReleaseFactories(insert: Insert, user: (attributes?: Partial<TestUser>) => Promise<TestUser>) {
  /** A remote with two versions whose pointer has never moved. Returns its name. */
  const servedRemote = async (): Promise<string> => {
    const remote = `mfe-${toLetters(v7()).replaceAll('_', '-')}`;
    const versions = ['00000000000a', '00000000000b'];
    const ids = versions.map(() => v7());
    for (const [place, version] of versions.entries()) {
      const shared = { remote, version };
      const manifest = JSON.stringify({
        name: remote,
        entry: 'remoteEntry.js',
        ahead: [],
        takes: {},
        operations: [],
        files: { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: 1 } },
      });
      await insert('releases', {
        id: ids[place],
        ...shared,
        manifest,
        source: 'command',
        published_by: 'A team',
        complete_at: new Date(),
      });
      await insert('release_events', { id: v7(), ...shared, kind: 'published', by: 'A team' });
    }
    await insert('remote_pointers', {
      id: v7(),
      remote,
      current_id: ids[1],
      canary_audiences: [],
      revision: 0,
      moved_at: new Date(),
    });
    return remote;
  };
  /** A plaintext release key; for all remotes by default. */
  const releaseKey = async ({
    id = v7(),
    name = 'A team',
    remotes = [] as string[],
    createdBy = undefined as Pick<TestUser, 'id'> | undefined,
    expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60_000),
    holder = null as string | null,
    publicKey = null as string | null,
  } = {}): Promise<string> => {
    const key = createKey();
    const creator = createdBy ?? (await user({ role: 'admin' }));
    await insert('release_keys', {
      id,
      name,
      key_hash: hashKey(key),
      remotes,
      holder_email: holder,
      public_key: publicKey,
      created_by_id: creator.id,
      expires_at: expiresAt,
    });
    return key;
  };

  const remoteOverride = async (attributes: { user?: TestUser; remote?: string } = {}): Promise<{ id: string }> => {
    const id = v7();
    await insert('remote_overrides', {
      id,
      user_id: (attributes.user ?? (await user())).id,
      remote: attributes.remote ?? 'mfe-client',
      entry: 'http://127.0.0.1:4202/remoteEntry.js',
      expires_at: new Date(Date.now() + 60 * 60_000),
    });
    return { id };
  };

  /** The first version of a served remote waits for approval. */
  const releaseRequest = async (remote: string): Promise<string> => {
    const id = v7();
    const keyId = v7();
    await releaseKey({ id: keyId, holder: 'dora@agency.test' });
    await insert('release_requests', {
      id,
      remote,
      version: '00000000000a',
      canary_audiences: [],
      release_key_id: keyId,
      requested_by: 'A team (dora@agency.test)',
      status: 'waiting',
    });
    return id;
  };

  /** A path of a new remote. */
  const portalPath = async (status: PortalPathStatus): Promise<{ id: string }> => {
    const id = v7();
    const name = toLetters(id).replaceAll('_', '-').slice(-30);
    await insert('portal_paths', {
      id,
      remote: `mfe-${name}`,
      path: `/${name}`,
      title: 'Hiring',
      audiences: ['admin'],
      status,
      version: '00000000000a',
      requested_by: 'A team',
    });
    return { id };
  };

  return { servedRemote, releaseKey, releaseRequest, remoteOverride, portalPath };
}
