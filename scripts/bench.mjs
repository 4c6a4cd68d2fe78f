// `npm run bench`: one file a question, every figure beside its baseline; `npm run bench -- first-load` runs one of them.
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
  // The account that runs PostgreSQL has to pass it.
  chmodSync(folder, 0o711);
  stopOnSignal();
  try {
    await runAll(chosen, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** All temporary files are in the folder. */
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
    print(
      `\n${bold(title)}: ${code === 0 ? 'within its limits' : 'failed, or beyond a limit'}  ${dim(formatElapsed(since))}`,
    );
  }
  if (failed.length > 0)
    throw new PlainError(`Failed, or beyond a limit: ${failed.join(', ')}. The figures are above.`);
}

/** The running benchmark stops its servers first: bench/stop-on-signal.mjs. */
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
