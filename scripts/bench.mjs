// `npm run bench`: one file a question, every figure beside its baseline; `npm run bench -- first-load` asks one of them.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { toolEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { node24, root } from './paths.mjs';
import { run } from './run.mjs';
import { bold, PlainError, runMain, say } from './say.mjs';
import { findChromium } from './system.mjs';

await runMain(bench);

async function bench() {
  await install();
  await build();
  const cwd = path.join(root, 'bench');
  const env = { ...toolEnvironment(cwd), CHROMIUM: findChromium() ?? '' };
  const chosen = process.argv.slice(2);
  const files = readdirSync(cwd).filter((file) => file.endsWith('.bench.mjs'));
  const failed = [];
  for (const file of files.filter((name) => chosen.length === 0 || chosen.some((word) => name.startsWith(word)))) {
    say(`\n${bold(path.basename(file, '.bench.mjs'))}\n`);
    const { code } = await run(node24, [file], { cwd, env, live: true });
    if (code !== 0) failed.push(path.basename(file, '.bench.mjs'));
  }
  if (failed.length > 0)
    throw new PlainError(`Failed, or beyond a limit: ${failed.join(', ')}. The figures are above.`);
}
