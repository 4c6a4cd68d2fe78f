import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const getWorkflowFolder = (folder) => path.join(folder, '.github', 'workflows');

/** Sources of a remote and of its journeys. The shell and the API have their own job. */
const listPaths = (remote) =>
  [
    `${remote}/**`,
    'kit/**',
    'rules/**',
    'api/schema.graphql',
    'e2e/**',
    'scripts/**',
    'packages/**',
    'build/codegen.ts',
    'build/jest.front.config.mjs',
    'package.json',
    'pnpm-lock.yaml',
    '.github/workflows/remote.yml',
    `.github/workflows/${remote}.yml`,
  ]
    .map((pattern) => `      - ${pattern}`)
    .join('\n');

const renderJob = (remote) => `# Written by \`npm run check -- --fix\`.
name: ${remote}
on:
  pull_request:
    paths:
${listPaths(remote)}
  push:
    branches: [main]
    paths:
${listPaths(remote)}
permissions:
  contents: read
jobs:
  test:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${remote}
`;

/** Problems of the test jobs: each remote needs one and must be a choice of the release form. `fix` writes the jobs. */
export function findJobProblems(folder, remotes, { fix = false } = {}) {
  if (fix) remotes.forEach((name) => writeJob(folder, name));
  return [...remotes.flatMap((name) => findProblemsInJob(folder, name)), ...findProblemsInReleaseForm(folder, remotes)];
}

function writeJob(folder, name) {
  mkdirSync(getWorkflowFolder(folder), { recursive: true });
  writeFileSync(path.join(getWorkflowFolder(folder), `${name}.yml`), renderJob(name));
}

function findProblemsInJob(folder, name) {
  const file = path.join(getWorkflowFolder(folder), `${name}.yml`);
  if (existsSync(file) && readFileSync(file, 'utf8') === renderJob(name)) return [];
  return [`.github/workflows/${name}.yml is not the test job of ${name}. Run \`npm run check -- --fix\` to write it.`];
}

/** The release form must offer exactly the remotes. */
function findProblemsInReleaseForm(folder, remotes) {
  const file = path.join(getWorkflowFolder(folder), 'release.yml');
  if (!existsSync(file))
    return ['.github/workflows/release.yml is missing. It is needed to release a remote from GitHub.'];
  const offered = readFileSync(file, 'utf8').match(/(?<=^ +- )mfe-[a-z-]+$/gm) ?? [];
  const expected = remotes.toSorted();
  if (offered.toSorted().join() === expected.join()) return [];
  return [
    `.github/workflows/release.yml offers ${offered.join(', ') || 'nothing'}; the remotes are ${expected.join(', ')}.`,
  ];
}
