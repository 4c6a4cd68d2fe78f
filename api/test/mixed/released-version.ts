import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, '../../..');
/** The folders that a server without portals needs. */
const parts = ['api', 'rules', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const pnpm = 'pnpm@12.21.0';

/**
 * Checks out the last release from the history and installs it; cached for the next time. Returns its `api` folder, or a reason if the
 * history doesn't have it, for example in a shallow clone.
 */
export async function installReleasedVersion(): Promise<{ root: string } | { missing: string }> {
  const { commit } = readLastRelease();
  // Not in node_modules, where Node doesn't run TypeScript.
  const folder = path.join(os.tmpdir(), `portals-released-${os.userInfo().uid}-${commit}`);
  const root = path.join(folder, 'api');
  if (existsSync(root) && statSync(root).uid === process.getuid?.()) return { root };
  const missing = findMissingReason();
  if (missing) return { missing };
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const archive = `${unfinished}/archive.tar`;
  await run('git', ['archive', `--output=${archive}`, commit, ...parts], { cwd: workspace });
  await run('tar', ['-xf', archive, '-C', unfinished]);
  rmSync(archive);
  // The store already has almost all of its packages.
  const install = ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', 'api...'];
  await run('npx', install, { cwd: unfinished, env: { ...process.env, CI: '1' } });
  renameSync(unfinished, folder);
  return { root };
}

/** The reason why the last release isn't available, or null. A shallow clone can fetch it. */
export function findMissingReason(): string | null {
  const { commit } = readLastRelease();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, stdio: 'ignore' });
  for (const fetch of [() => undefined, () => git('fetch', '--depth=1', 'origin', commit)]) {
    try {
      fetch();
      git('cat-file', '-e', `${commit}^{commit}`);
      return null;
    } catch {
      // no git remote, or no such commit: reported below
    }
  }
  return `the history has no ${commit}, which api/released.json names`;
}

function readLastRelease(): { commit: string } {
  return JSON.parse(readFileSync(path.join(workspace, 'api/released.json'), 'utf8')) as { commit: string };
}
