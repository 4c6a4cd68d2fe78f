// `npm run bench`: runs all benchmarks, each with a baseline; `npm run bench -- first-load` runs one.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchFolder, chooseBenchmarks, describeBenchmarks } from './benchmarks.mjs';
import { build } from './build.mjs';
import { createToolEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { nodeBinary } from './paths.mjs';
import { run, signalRunningPrograms } from './run.mjs';
import { bold, dim, PlainError, runMain, print, formatElapsed } from './print.mjs';
import { findChromium } from './system.mjs';

let stopped = false;

await runMain(bench);

async function bench() {
  const words = process.argv.slice(2);
  if (words.some((word) => ['--help', '-h'].includes(word)))
    return print(`npm run bench [-- NAME [PART] …]\n\n${describeBenchmarks()}`);
  const chosen = chooseBenchmarks(words);
  await install();
  await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
  // PostgreSQL's account needs access.
  chmodSync(folder, 0o711);
  stopOnSignal();
  try {
    await runAll(chosen, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The environment of a benchmark, with all temporary files in the folder. */
async function runAll(chosen, folder) {
  const env = { ...createToolEnvironment(benchFolder), CHROMIUM: findChromium() ?? '', TMPDIR: folder };
  const preload = pathToFileURL(path.join(benchFolder, 'stop-on-signal.mjs')).href;
  const failed = [];
  for (const { name, file, args } of chosen) {
    if (stopped) return;
    const title = [name, ...args].join(' ');
    print(`\n${bold(title)}\n`);
    const since = performance.now();
    const { code } = await run(nodeBinary, ['--import', preload, file, ...args], { cwd: benchFolder, env, live: true });
    if (stopped) return;
    if (code !== 0) failed.push(title);
    print(`\n${bold(title)}: ${code === 0 ? 'passed' : 'failed or exceeded a limit'}  ${dim(formatElapsed(since))}`);
  }
  if (failed.length > 0)
    throw new PlainError(`Failed or exceeded a limit: ${failed.join(', ')}. See the figures above.`);
}

/** Lets the running benchmark stop its servers first: bench/stop-on-signal.mjs. */
function stopOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (stopped) return;
      stopped = true;
      process.exitCode = 128 + constants.signals[signal];
      print('\n  Stopping …');
      signalRunningPrograms(signal);
    });
}
