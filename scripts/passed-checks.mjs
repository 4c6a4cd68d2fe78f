import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './fingerprint.mjs';
import { packages, portalPackages, root } from './paths.mjs';

const recordFile = path.join(root, 'node_modules', '.cache', 'passed-checks.json');
const folders = readdirSync(root, { withFileTypes: true }).filter(
  ({ name }) => !/^(node_modules|\.git|\.cache|\.data)$/.test(name),
);
/** What every check depends on: its own script, the configurations of the tools and their versions. */
const common = ['scripts', ...folders.filter((entry) => entry.isFile()).map(({ name }) => name)];

/** All folders of the workspace. */
export const everything = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** A package and the packages of the workspace that it depends on, directly or indirectly. */
export function findPackageInputs(folder) {
  const { dependencies, devDependencies } = manifests.get(folder);
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([, range]) => range === 'workspace:*');
  return [folder, ...own.flatMap(([name]) => findPackageInputs(folderByName.get(name)))];
}

const manifests = new Map(
  [...packages, ...portalPackages].map((folder) => [
    folder,
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  ]),
);
const folderByName = new Map([...manifests].map(([folder, { name }]) => [name, folder]));

/** Remembers with which sources each check last passed, so that it isn't repeated until they change. */
export function openPassedChecks(file = recordFile) {
  const passed = read(file);
  const hashes = new Map();
  const hash = (input) => hashes.get(input) ?? hashes.set(input, hashSources(input)).get(input);
  const getKey = (inputs) => {
    const all = [...new Set([...common, ...inputs])].toSorted().map(hash);
    return createHash('sha256').update(all.join(' ')).digest('hex');
  };
  return {
    isUnchanged: (name, inputs) => passed[name] === getKey(inputs),
    add(name, inputs) {
      passed[name] = getKey(inputs);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passed));
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
