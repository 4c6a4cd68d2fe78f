import { availableParallelism } from 'node:os';
import { createToolEnvironment } from './environment.mjs';
import { knip, oxlint, prettier } from './linters.mjs';
import { programChecks } from './deployment/programs.mjs';
import { checkOwnership } from './ownership/ownership.mjs';
import { hasOperations } from './operations.mjs';
import { everything, findPackageInputs, openPassedChecks } from './passed-checks.mjs';
import { nodeBinary, packages } from './paths.mjs';
import { run, runScript } from './run.mjs';
import { bold, dim, green, red, print, formatElapsed, yellow } from './print.mjs';

const codegen = ['--config', 'build/codegen.ts'];
const tool = (name, ...args) => run(name, args);

/** What the checks of the API's generated files read. */
const apiInputs = ['api', 'rules', 'docs'];
/** These read sources of other packages by path. */
const readsOthers = new Set(['e2e', 'bench', 'build/prerender']);

/** Both linters with their recommended rules. Redocly also looks for updates and reports its use by default. */
const redoclyEnvironment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const openApiChecks = [
  [
    'OpenAPI: Redocly',
    () =>
      run('redocly', ['lint', 'api/openapi.json', '--config=api/redocly.yaml'], {
        env: { ...createToolEnvironment(), ...redoclyEnvironment },
      }),
    ['api'],
  ],
  [
    'OpenAPI: Spectral',
    () => tool('spectral', 'lint', 'api/openapi.json', '--ruleset=api/.spectral.yaml', '--fail-severity=hint'),
    ['api'],
  ],
];

/**
 * All checks: a name, a function, which returns the tool's exit code and output or why the check was skipped, and the
 * folders it reads (by default all).
 */
export function listChecks({ fix = false, against } = {}) {
  const types = [...packages, 'packages/portal-build'].map((name) => [
    `Types: ${name}`,
    () => runScript(name, 'typecheck'),
    readsOthers.has(name) ? everything : findPackageInputs(name),
  ]);
  return [
    ['Lint', () => run(nodeBinary, [...oxlint, ...(fix ? ['--fix'] : [])])],
    [
      'Tests of scripts and packages',
      () => run(nodeBinary, ['--test', 'scripts/**/*.test.mjs', 'packages/*/src/*.test.mjs']),
    ],
    ['Format', () => tool('prettier', ...prettier, fix ? '--write' : '--check', '.')],
    ['Language', () => run(nodeBinary, ['scripts/check-language.mjs'])],
    ['Texts', () => run(nodeBinary, ['scripts/check-texts.mjs', ...(fix ? ['--fix'] : [])])],
    ['Unused code, files and dependencies', () => tool('knip', ...knip)],
    ['Owners, changelogs, journeys and jobs', () => checkOwnership({ fix })],
    ['Domains', () => run(nodeBinary, ['scripts/check-domains.mjs', ...(fix ? ['--fix'] : [])])],
    ['Security docs', () => run(nodeBinary, ['scripts/check-security-docs.mjs', ...(fix ? ['--fix'] : [])])],
    ['Deployment files', () => run(nodeBinary, ['scripts/check-deployment.mjs'])],
    ...programChecks,
    ...types,
    ['Generated API files', () => runScript('api', 'emit', { extra: '--check' }), apiInputs],
    ['Schema conventions', () => run(nodeBinary, ['scripts/check-schema.mjs'])],
    ...openApiChecks,
    [
      'Generated REST client',
      () => runScript('clients/typescript', 'codegen', { extra: fix ? '' : '--check' }),
      ['api', 'clients'],
    ],
    [
      'Released operations',
      () => run(nodeBinary, ['scripts/check-released.mjs', ...(against ? [`--against=${against}`] : [])]),
    ],
    ['Kit version', () => run(nodeBinary, ['scripts/check-kit.mjs'])],
    ['Migrations: compatibility', () => run(nodeBinary, ['scripts/check-migrations.mjs']), apiInputs],
    ['Migrations: entities', () => runScript('api', 'db', { extra: 'check' }), apiInputs],
    ['Generated operations', () => tool('graphql-codegen', ...codegen, ...(fix ? [] : ['--check']))],
  ];
}

/** Checks that need all builds. */
export const artifactChecks = [['Production artifact', () => run(nodeBinary, ['scripts/artifact/check-artifact.mjs'])]];

/** The checks of one remote. */
export function listRemoteChecks(remote) {
  return [
    [`Lint: ${remote}`, () => run(nodeBinary, [...oxlint, remote])],
    [`Format: ${remote}`, () => tool('prettier', ...prettier, '--check', remote)],
    [`Texts: ${remote}`, () => run(nodeBinary, ['scripts/check-texts.mjs', remote])],
    [`Unused code: ${remote}`, () => tool('knip', ...knip, '--workspace', remote)],
    ['Owners, changelogs, journeys and jobs', () => checkOwnership()],
    [`Types: ${remote}`, () => runScript(remote, 'typecheck')],
    [`Generated operations: ${remote}`, () => checkOperations(remote)],
  ];
}

async function checkOperations(remote) {
  if (!hasOperations(remote)) return { code: 0, output: '' };
  return run('graphql-codegen', [...codegen, '--check'], { env: { ...createToolEnvironment(), CODEGEN_ONLY: remote } });
}

/**
 * Runs checks in parallel, one per core, or one at a time beside other suites. Prints each result as it arrives, or returns
 * them as `output`. A check whose inputs are as they were when it last passed isn't repeated, unless `isRepeated`.
 */
export async function runChecks(list, { live = true, isBackground = false, isRepeated = false } = {}) {
  const passed = openPassedChecks();
  const waiting = [...list];
  const failures = [];
  let skipped = 0;
  let unchanged = 0;
  let cpuSeconds = 0;
  const lines = [];
  const report = live ? print : (line) => lines.push(line);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check, inputs = everything] = next;
      if (!isRepeated && passed.isUnchanged(name, inputs)) {
        unchanged += 1;
        continue;
      }
      const since = performance.now();
      const { code, output, skipped: reason, cpuSeconds: spent = 0 } = await check();
      cpuSeconds += spent;
      if (reason) {
        skipped += 1;
        report(`  ${yellow('–')} ${name}: skipped, ${reason}`);
        continue;
      }
      report(`  ${code === 0 ? green('✓') : red('✗')} ${name}  ${dim(formatElapsed(since))}`);
      if (code === 0) {
        if (!isRepeated) passed.add(name, inputs);
        continue;
      }
      failures.push({ name, message: output.trim().split('\n').slice(-8).join('\n') });
      report(`\n${output.trim()}\n\n${bold(name)} failed\n`);
    }
  };
  await Promise.all(Array.from({ length: isBackground ? 1 : availableParallelism() }, worker));
  if (unchanged > 0) report(`  ${green('✓')} ${unchanged} passed before with the same files`);
  return {
    passed: list.length - failures.length - skipped,
    failed: failures.length,
    skipped,
    failures,
    cpuSeconds,
    files: [],
    output: lines.join('\n'),
  };
}
