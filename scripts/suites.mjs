import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createToolEnvironment } from './environment.mjs';
import { nodeBinary, root } from './paths.mjs';
import { run } from './run.mjs';
import { listFailures, listFiles } from './test-report.mjs';

const results = path.join(root, 'node_modules', '.cache', 'tests');

/** Room for young objects, in MiB: with Node's default of 16, a test run spends a tenth of its time collecting garbage. */
const youngObjects = '--max-semi-space-size=64';

/** Half of the cores, beside a suite that uses all of them. With a limit, a single worker is also a process of its own. */
const backgroundWorkers = [
  `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`,
  '--workerIdleMemoryLimit=1GB',
];

/** The front-end tests, or those of one package, with Jest's module registry per file. */
export const runFront = (options, { name, related } = {}) =>
  runJest('front', 'build/jest.front.config.mjs', ['--experimental-vm-modules'], {
    ...options,
    chosen: [
      ...(options.isBackground ? backgroundWorkers : []),
      ...(name ? [`--roots=<rootDir>/${name}`] : []),
      ...findRelated(related),
    ],
  });

/** The API tests and the attacks that measure no times, with Node's modules loaded once for all files. */
export const runApi = (options, { related } = {}) =>
  runApiJest('api', 'api/jest.config.mjs', { ...options, chosen: findRelated(related) });

/** The attack tests that measure times, one at a time, against a server in its own process. */
export const runAttacks = (options) => runApiJest('attacks', 'api/attacks.config.mjs', options);

/** Only the tests that import one of these files, directly or indirectly. */
const findRelated = (files) => (files ? ['--passWithNoTests', '--findRelatedTests', ...files] : []);

const runApiJest = (name, config, options) =>
  runJest(
    name,
    config,
    [
      '--conditions=api-source',
      ...['scripts/typescript-loader.mjs', 'test/native-modules.mjs'].map(
        (file) => `--import=${pathToFileURL(path.join(root, 'api', file))}`,
      ),
    ],
    options,
  );

function runJest(name, config, flags, { chosen = [], ...options } = {}) {
  const file = path.join(results, `${name}.json`);
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const quiet = ['ExperimentalWarning', 'DEP0174'].map((warning) => `--disable-warning=${warning}`);
  const args = [youngObjects, ...flags, ...quiet, jest, '-c', config, '--json', `--outputFile=${file}`, ...chosen];
  return runSuite(name, args, { ...options, file, cwd: root, readCounts: readJestCounts });
}

/** All journeys, or those in the given files. */
export function runPlaywright(options, files = []) {
  const file = path.join(results, 'e2e.json');
  const cwd = path.join(root, 'e2e');
  const cli = path.join(cwd, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return runSuite('e2e', [cli, 'test', '--reporter=list,json', ...files.map((name) => `/${name}`)], {
    ...options,
    file,
    env,
    cwd,
    readCounts: readPlaywrightCounts,
  });
}

async function runSuite(name, args, { file, env, cwd, live, readCounts }) {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const ended = await run(nodeBinary, args, {
    cwd,
    env: { ...createToolEnvironment(cwd), ...env },
    live,
  });
  const { code, output, cpuSeconds } = ended;
  if (!existsSync(file)) {
    const problem = `Couldn't run the ${name} tests. See the output above.`;
    return { passed: 0, failed: 1, skipped: 0, files: [], cpuSeconds, output, problem };
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = readCounts(report);
  // A runner can also fail outside of tests, for example with a leak or in a teardown.
  if (code !== 0) counts.failed ||= 1;
  return { ...counts, files: listFiles(report), failures: listFailures(report), cpuSeconds, output };
}

const readJestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A test that passes on retry counts as passed, as in Playwright. */
const readPlaywrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});
