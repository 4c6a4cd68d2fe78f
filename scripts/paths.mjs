import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The workspace's Node, which runs everything except these scripts. */
export const nodeBinary = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The remotes, by folder name. */
export const remotes = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
  .map((entry) => entry.name);

export const frontPackages = ['shell', ...remotes];
export const packages = [
  'rules',
  'clients/typescript',
  'api',
  'kit',
  ...frontPackages,
  'build/prerender',
  'e2e',
  'bench',
];
/** Packages for portals in other repositories, besides kit and rules. */
export const portalPackages = ['portal-build', 'portal-release', 'schema', 'create-portal'].map(
  (name) => `packages/${name}`,
);
