// `npm run release -- mfe-client`: builds a remote, checks it against the running API and shell, and releases it.
import path from 'node:path';
import { runRelease } from '../packages/portal-release/src/run-release.mjs';
import { build } from './build.mjs';
import { getDataDir, readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { remotes, root } from './paths.mjs';
import { runScript } from './run.mjs';
import { runMain } from './print.mjs';
import { addPages } from './add-pages.mjs';

const command = 'npm run release --';

await runMain(() => {
  readDotEnv();
  return runRelease(process.argv.slice(2), { remotes, command, getProject });
});

function getProject(remote) {
  return {
    remote,
    dir: path.join(root, remote),
    root,
    dataDir: getDataDir(),
    command: `${command} ${remote}`,
    prepare: install,
    build: () => build([remote]),
    typecheck: () => runScript(remote, 'typecheck'),
    addPages,
  };
}
