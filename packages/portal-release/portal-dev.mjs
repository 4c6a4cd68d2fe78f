#!/usr/bin/env node
// `npm run dev` of a portal in its own repository: serves it inside a deployed shell.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig, rspackFile } from '@10x/portal-build/build';
import { devHelpText } from './src/help.mjs';
import { parseDevOptions } from './src/options.mjs';
import { findProject } from './src/find-project.mjs';
import { runMain, print } from './src/print.mjs';
import { serveInDeployedShell } from './src/serve-in-deployed-shell.mjs';
import { parseTarget } from './src/target.mjs';

await runMain(async () => {
  const own = findProject();
  const options = parseDevOptions(process.argv.slice(2), own.remote);
  if (options.help) return print(devHelpText(own.address));
  const shell = parseTarget(options.shell ?? own.address, '--shell');
  // The shell doesn't know these paths before the first release.
  const { portals } = await readConfig(own.dir);
  await serveInDeployedShell({ ...own, portals }, shell, (settings) => serve(own.dir, settings));
});

function serve(cwd, settings) {
  const child = spawn(process.execPath, [rspackFile, 'serve'], {
    cwd,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const stop = async (signal) => {
    child.kill(signal);
    await once(child, 'exit');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal));
  return child;
}
