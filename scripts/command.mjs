// `npm run migrate` and similar: builds the API if it is stale and runs one of its commands with the settings of .env.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from './build.mjs';
import { readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { nodeBinary, root } from './paths.mjs';
import { runMain } from './print.mjs';

await runMain(main);

async function main() {
  const [name, ...args] = process.argv.slice(2);
  // The command's output may be read by a program.
  console.log = console.error;
  readDotEnv();
  await install();
  await build(['api']);
  const file = path.join(root, 'api', 'dist', 'commands', `${name}.js`);
  // File arguments are relative to the folder where npm was started.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const child = spawn(nodeBinary, ['--enable-source-maps', file, ...args], { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
