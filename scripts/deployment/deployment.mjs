import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { composeFaults } from './compose.mjs';
import { dockerfileFaults } from './dockerfile.mjs';
import { kubernetesFaults } from './kubernetes.mjs';
import { settingFaults } from './settings.mjs';

/** What is wrong with the files for production, one line each. */
export function deploymentFaults(root) {
  const read = (...names) => readFileSync(path.join(root, ...names), 'utf8');
  const inFile = (file, faultsOf) => faultsOf(read(file)).map((fault) => `${file}: ${fault}`);
  const kubernetes = path.join('deploy', 'kubernetes');
  const manifests = readdirSync(path.join(root, kubernetes)).filter((name) => name !== 'secret.yaml');
  return [
    ...inFile('Dockerfile', dockerfileFaults),
    ...inFile('deploy/compose/compose.yaml', composeFaults),
    ...kubernetesFaults(Object.fromEntries(manifests.map((name) => [name, read(kubernetes, name)]))).map(
      (fault) => `deploy/kubernetes/${fault}`,
    ),
    ...inFile('deploy/systemd/portals.env.example', (text) => settingFaults(parseEnv(text))),
    ...['portals@.service', 'portals-migrate.service', 'portals-backup.service'].flatMap((name) =>
      inFile(`deploy/systemd/${name}`, (text) =>
        settingFaults({ ...parseEnv(read('deploy/systemd/portals.env.example')), ...unitEnvironment(text) }),
      ),
    ),
  ];
}

/** What a unit sets itself; `%i` is the port. */
const unitEnvironment = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
      line
        .replaceAll('%i', '4001')
        .split(' ')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  );
