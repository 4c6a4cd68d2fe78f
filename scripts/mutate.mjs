// `npm run mutate -- kit/src/forms`: changes the code of these folders or files in small ways, one at a time, and lists the
// changes that no test notices. Without a path: all the folders where a fault hurts most.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { createMutationRuns, mutatedFolders } from './mutation/mutation-runs.mjs';
import { nodeBinary, root } from './paths.mjs';
import { bold, PlainError, print, runMain } from './print.mjs';
import { run } from './run.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

await runMain(mutate);

async function mutate() {
  const places = process.argv.slice(2).map(toPlace);
  await install();
  // Stryker writes its changes into the sources: into those of a copy.
  const { folder, remove } = copyWorkspace();
  const failed = [];
  try {
    for (const { name, options, nodeArgs } of createMutationRuns(places.length > 0 ? places : mutatedFolders)) {
      print(`\n${bold(name)}\n`);
      const config = path.join(folder, 'stryker.config.json');
      writeFileSync(config, JSON.stringify({ ...options, testRunnerNodeArgs: nodeArgs }));
      const stryker = path.join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
      const { code } = await run(nodeBinary, [stryker, 'run', config], { cwd: folder, live: true });
      if (code !== 0) failed.push(name);
      keepReport(folder, name);
    }
  } finally {
    remove();
  }
  if (failed.length > 0) throw new PlainError(`Too many unnoticed changes, or a failed run: ${failed.join(', ')}.`);
}

function toPlace(name) {
  const file = path.resolve(name);
  const place = path.relative(root, file).split(path.sep).join('/');
  if (!existsSync(file)) throw new PlainError(`There is no ${name}.`);
  return place;
}

/** The HTML report has every change, with the tests that ran. */
function keepReport(folder, name) {
  const report = path.join(folder, 'reports', 'mutation', 'mutation.html');
  if (!existsSync(report)) return;
  const kept = path.join(root, 'node_modules', '.cache', 'mutation', `${name.replaceAll('/', '-')}.html`);
  cpSync(report, kept);
  print(`  Report: ${kept}`);
}
