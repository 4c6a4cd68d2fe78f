import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { PlainError } from './print.mjs';

/**
 * The portal in the folder that a command runs in, a repository of its own. A project says where the sources of one remote
 * are, and how it is built there.
 */
export function findProject(dir = process.cwd()) {
  const { name, portal } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (!/^mfe-[a-z0-9-]+$/.test(name ?? ''))
    throw new PlainError(`${dir}/package.json has the name ${name}. A portal is named as in mfe-hiring.`);
  if (process.loadEnvFile && existsSync(path.join(dir, '.env'))) process.loadEnvFile(path.join(dir, '.env'));
  return {
    remote: name,
    dir,
    /** Of the repository: files that a release changes are named from here. */
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
