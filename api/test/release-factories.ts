import { v7 } from 'uuid';
import type { Insert } from '#test/factories';
import { inLetters } from '#test/in-letters';

/** Factories for what is released. */
export function releaseFactories(insert: Insert) {
  /** A remote with two versions, whose pointer has never moved. Answers its name. */
  const servedRemote = async (): Promise<string> => {
    const remote = `mfe-${inLetters(v7()).replaceAll('_', '-')}`;
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
  return { servedRemote };
}
