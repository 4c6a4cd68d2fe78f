import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createToolEnvironment } from './environment.mjs';
import { nodeBinary, root } from './paths.mjs';
import { run } from './run.mjs';
import { red, print } from './print.mjs';

const results = path.join(root, 'node_modules', '.cache', 'tests');

/** The front-end tests, or those of one package, with Jest's module registry per file. */
export const runFront = (name) =>
  runJest(
    'front',
    'build/jest.front.config.mjs',
    ['--experimental-vm-modules'],
    name ? [`--roots=<rootDir>/${name}`] : [],
  );

/** The API tests, with Node's modules loaded once for all files. */
export const runApi = () => runApiJest('api', 'api/jest.config.mjs');

/** The attack tests, one at a time, against a server in its own process. */
export const runAttacks = () => runApiJest('attacks', 'api/attacks.config.mjs');

const runApiJest = (name, config) =>
  runJest(name, config, [
    '--conditions=api-source',
    ...['scripts/typescript-loader.mjs', 'test/native-modules.mjs'].map(
      (file) => `--import=${pathToFileURL(path.join(root, 'api', file))}`,
    ),
  ]);

function runJest(name, config, flags, chosen = []) {
  const file = path.join(results, `${name}.json`);
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const quiet = ['ExperimentalWarning', 'DEP0174'].map((warning) => `--disable-warning=${warning}`);
  const args = [...flags, ...quiet, jest, '-c', config, '--json', `--outputFile=${file}`, ...chosen];
  return runSuite(name, nodeBinary, args, { file, cwd: root, read: jestCounts });
}

/** All journeys, or those in the given files. */
export function runPlaywright(env, files = []) {
  const file = path.join(results, 'e2e.json');
  const cwd = path.join(root, 'e2e');
  const cli = path.join(cwd, 'node_modules', '@playwright', 'test', 'cli.js');
  const reporters = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return runSuite('e2e', nodeBinary, [cli, 'test', '--reporter=list,json', ...files.map((name) => `/${name}`)], {
    file,
    env: { ...env, ...reporters },
    cwd,
    read: playwrightCounts,
  });
}

async function runSuite(name, program, args, { file, env, cwd, read }) {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run(program, args, { cwd, env: { ...createToolEnvironment(cwd), ...env }, live: true });
  if (!existsSync(file)) {
    print(red(`Couldn't run the ${name} tests. See the output above.`));
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  // A runner can also fail outside of tests, for example with a leak or in a teardown.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A test that passes on retry counts as passed, as in Playwright. */
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});
