import { availableParallelism } from 'node:os';
import { createToolEnvironment } from './environment.mjs';
import { knip, oxlint } from './linters.mjs';
import { programChecks } from './deployment/programs.mjs';
import { checkOwnership } from './ownership/ownership.mjs';
import { hasOperations } from './operations.mjs';
import { nodeBinary, packages } from './paths.mjs';
import { run, runScript } from './run.mjs';
import { bold, dim, green, red, print, formatElapsed, yellow } from './print.mjs';

const tool = (name, ...args) => run(name, args);

/** Every check by its name; each gives the exit code and the output of the tool that it runs, or why it was skipped. */
export function listChecks({ fix = false, against } = {}) {
  const types = [...packages, 'packages/portal-build'].map((name) => [
    `${name} has no type errors`,
    () => runScript(name, 'typecheck'),
  ]);
  return [
    ['the code is clean and the walls stand', () => run(nodeBinary, [...oxlint, ...(fix ? ['--fix'] : [])])],
    [
      'the walls reject what they should',
      () => run(nodeBinary, ['--test', 'scripts/**/*.test.mjs', 'packages/*/src/*.test.mjs']),
    ],
    ['everything is formatted', () => tool('prettier', fix ? '--write' : '--check', '--log-level=warn', '.')],
    ['no code, file or dependency is unused', () => tool('knip', ...knip)],
    ['every package has its team, every remote its changelog, journeys and job', () => checkOwnership({ fix })],
    [
      'the documents on security name what is there',
      () => run(nodeBinary, ['scripts/check-security-docs.mjs', ...(fix ? ['--fix'] : [])]),
    ],
    [
      'the files for production fit schemas, settings and our rules',
      () => run(nodeBinary, ['scripts/check-deployment.mjs']),
    ],
    ...programChecks,
    ...types,
    ['api/schema.graphql is what the API says', () => runScript('api', 'emit', { extra: '--check' })],
    [
      'no released operation is broken',
      () => run(nodeBinary, ['scripts/check-released.mjs', ...(against ? [`--against=${against}`] : [])]),
    ],
    ["kit's version says what its exports have gained and lost", () => run(nodeBinary, ['scripts/check-kit.mjs'])],
    ['the migrations let the version before go on working', () => run(nodeBinary, ['scripts/check-migrations.mjs'])],
    ['the migrations make what the entities say', () => runScript('api', 'db', { extra: 'check' })],
    ['the generated operations are fresh', () => tool('graphql-codegen', ...(fix ? [] : ['--check']))],
  ];
}

/** What needs all builds. */
export const artifactChecks = [
  [
    '`npm run build` makes a folder that runs in production on its own',
    () => run(nodeBinary, ['scripts/artifact/check-artifact.mjs']),
  ],
];

/** What of it concerns one remote. */
export function listRemoteChecks(remote) {
  return [
    [`the code of ${remote} is clean and stays within its walls`, () => run(nodeBinary, [...oxlint, remote])],
    [`${remote} is formatted`, () => tool('prettier', '--check', '--log-level=warn', remote)],
    [`nothing in ${remote} is unused`, () => tool('knip', ...knip, '--workspace', remote)],
    [`${remote} has its team, changelog, journeys and job`, () => checkOwnership()],
    [`${remote} has no type errors`, () => runScript(remote, 'typecheck')],
    [`the operations of ${remote} are fresh`, () => getFreshOperations(remote)],
  ];
}

async function getFreshOperations(remote) {
  if (!hasOperations(remote)) return { code: 0, output: '' };
  return run('graphql-codegen', ['--check'], { env: { ...createToolEnvironment(), CODEGEN_ONLY: remote } });
}

/** Runs checks, as many side by side as there are cores, and shows each as it ends. */
export async function runChecks(list) {
  const waiting = [...list];
  let failed = 0;
  let skipped = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const since = performance.now();
      const { code, output, skipped: reason } = await check();
      if (reason) {
        skipped += 1;
        print(`  ${yellow('–')} ${name}: skipped, ${reason}`);
        continue;
      }
      print(`  ${code === 0 ? green('✓') : red('✗')} ${name}  ${dim(formatElapsed(since))}`);
      if (code === 0) continue;
      failed += 1;
      print(`\n${output.trim()}\n\n${bold(name)}: no\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed: list.length - failed - skipped, failed, skipped };
}
