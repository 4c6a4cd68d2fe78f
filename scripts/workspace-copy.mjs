import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packages, portalPackages, root } from './paths.mjs';

const excludedNames = new Set(['node_modules', 'dist', '.git', '.data', '.env', 'docs', 'test-results']);

/** A copy of the workspace, to change and release without touching this one. */
export function copyWorkspace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portals-workspace-'));
  cpSync(root, folder, { recursive: true, filter: (file) => file === root || !excludedNames.has(path.basename(file)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // These folders only have links, which then point to the packages of the copy.
  for (const name of [...packages, ...portalPackages]) {
    const modules = path.join(name, 'node_modules');
    const from = path.join(root, modules);
    if (existsSync(from)) cpSync(from, path.join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
