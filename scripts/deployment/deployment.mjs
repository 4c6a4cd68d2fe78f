import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { findComposeProblems } from './compose.mjs';
import { findDockerfileProblems } from './dockerfile.mjs';
import { findKubernetesProblems } from './kubernetes.mjs';
import { findSettingProblems } from './settings.mjs';

/** Problems of the deployment files, one line each. */
export function findDeploymentProblems(root) {
  const read = (...names) => readFileSync(path.join(root, ...names), 'utf8');
  const inFile = (file, findProblems) => findProblems(read(file)).map((problem) => `${file}: ${problem}`);
  const kubernetes = path.join('deploy', 'kubernetes');
  const manifests = readdirSync(path.join(root, kubernetes)).filter((name) => name !== 'secret.yaml');
  return [
    ...inFile('Dockerfile', findDockerfileProblems),
    ...inFile('deploy/compose/compose.yaml', findComposeProblems),
    ...findKubernetesProblems(Object.fromEntries(manifests.map((name) => [name, read(kubernetes, name)]))).map(
      (problem) => `deploy/kubernetes/${problem}`,
    ),
    ...inFile('deploy/systemd/portals.env.example', (text) => findSettingProblems(parseEnv(text))),
    ...['portals@.service', 'portals-migrate.service', 'portals-backup.service'].flatMap((name) =>
      inFile(`deploy/systemd/${name}`, (text) =>
        findSettingProblems({ ...parseEnv(read('deploy/systemd/portals.env.example')), ...parseUnitEnvironment(text) }),
      ),
    ),
  ];
}

/** Settings in a unit; `%i` is the port. */
const parseUnitEnvironment = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
      line
        .replaceAll('%i', '4001')
        .split(' ')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  );
