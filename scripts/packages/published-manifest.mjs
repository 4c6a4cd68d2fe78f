import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.mjs';
import { publishedPackages } from './published.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { catalog } = parse(read('pnpm-workspace.yaml'));
const { version } = JSON.parse(read('kit/package.json'));
const publishedNames = new Map(
  publishedPackages.map(({ folder, name }) => [JSON.parse(read(`${folder}/package.json`)).name, name]),
);

/** The package.json of an archive, derived from the workspace's. */
export function toPublishedManifest(manifest, { name, module, peers = [], alsoNeeds = [] }) {
  const { dependencies = {}, devDependencies = {}, description, bin, engines, exports } = manifest;
  const isPeer = (dependency) =>
    peers.some((pattern) =>
      pattern.endsWith('*') ? dependency.startsWith(pattern.slice(0, -1)) : dependency === pattern,
    );
  const all = { ...devDependencies, ...dependencies };
  const needed = { ...dependencies, ...Object.fromEntries(alsoNeeds.map((one) => [one, all[one]])) };
  const pick = (from, isPicked) => toRealVersions(Object.fromEntries(Object.entries(from).filter(isPicked)));
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: module === 'CommonJS' ? 'commonjs' : 'module',
    bin,
    engines,
    exports: exports && (module ? toCompiled(exports) : exports),
    dependencies: pick(needed, ([dependency]) => !isPeer(dependency)),
    peerDependencies: pick(all, ([dependency]) => isPeer(dependency)),
  };
}

/** The same package.json with versions from a registry. */
export const withRealVersions = (manifest) => ({
  ...manifest,
  dependencies: toRealVersions(manifest.dependencies),
  devDependencies: toRealVersions(manifest.devDependencies),
});

const toRealVersions = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, toRealVersion(name, range)]));

function toRealVersion(name, range) {
  if (range === 'catalog:') return catalog[name];
  if (!range.startsWith('workspace:')) return range;
  const publishedName = publishedNames.get(name);
  return publishedName === name ? `^${version}` : `npm:${publishedName}@^${version}`;
}

function toCompiled(target) {
  if (typeof target === 'object')
    return Object.fromEntries(Object.entries(target).map(([name, one]) => [name, toCompiled(one)]));
  if (target.endsWith('.d.ts')) return { types: target };
  const source = /\.tsx?$/;
  if (!source.test(target)) return target;
  return { types: target.replace(source, '.d.ts'), default: target.replace(source, '.js') };
}
