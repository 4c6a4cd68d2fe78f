import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { PlainError } from './print.mjs';

/**
 * The portal in the current folder, a repository of its own. A project has the paths of a remote's sources and the way to build it.
 */
export function findProject(dir = process.cwd()) {
  const { name, portal } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (!/^mfe-[a-z0-9-]+$/.test(name ?? ''))
    throw new PlainError(
      `The name in ${dir}/package.json is ${name}. A portal's name begins with mfe-, for example mfe-hiring.`,
    );
  if (process.loadEnvFile && existsSync(path.join(dir, '.env'))) process.loadEnvFile(path.join(dir, '.env'));
  return {
    remote: name,
    dir,
    /** The repository: paths of changed files are relative to it. */
    root: dir,
    address: portal?.address,
    dataDir: path.resolve(dir, process.env.DATA_DIR || '.data'),
    command: 'npm run release --',
    prepare: () => undefined,
    async build() {
      const { buildPortal } = await import('@10x/portal-build/build');
      await buildPortal(dir);
    },
    typecheck: () => runProgram('tsc', ['--noEmit'], { cwd: dir }),
    addPages: (server, build) => build,
  };
}
