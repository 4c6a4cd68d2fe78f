import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveUntilLink } from './local-remote.ts';
import { createCleanEnvironment, runInFolder } from './run-in.ts';

/** A folder of another team outside of the workspace, and the commands to run there. */
export function createTeamFolder(registry: string, key: string) {
  const parent = mkdtempSync(path.join(tmpdir(), 'portals-team-'));
  const folder = path.join(parent, 'hiring');
  const env = { RELEASE_KEY: key, npm_config_cache: path.join(parent, '.npm') };
  const run = (...args: string[]) => runInFolder(folder, 'npm', args, env);
  const create = ['create', '10x-portal', 'hiring', '--yes', '--registry', registry, '--', '--shell'];
  return {
    folder,
    run,
    create: (shell: string) => runInFolder(parent, 'npm', [...create, shell], env),
    // Reuses the workspace's store, so that only new packages are downloaded.
    install: () =>
      runInFolder(folder, 'npx', ['--yes', 'pnpm@12.21.0', 'install', '--prefer-offline', '--no-frozen-lockfile']),
    writeTypes: () => runInFolder(folder, 'npx', ['graphql-codegen']),
    serve: () =>
      serveUntilLink({ cwd: folder, env: { ...createCleanEnvironment(), ...env }, args: ['npm', 'run', 'dev'] }),
    release: (...args: string[]) => run('run', 'release', ...(args.length > 0 ? ['--', ...args] : [])),
    change(file: string, from: string, to: string) {
      const at = path.join(folder, file);
      const text = readFileSync(at, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
      // Replaced, not edited: installed files are hard links into the store.
      rmSync(at);
      writeFileSync(at, text.replaceAll(from, to));
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
