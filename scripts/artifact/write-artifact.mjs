import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary, remotes, root } from '../paths.mjs';
import { PlainError, printStep } from '../print.mjs';
import { getFolderSize } from './folder-size.mjs';
import { installProductionPackages } from './install-production-packages.mjs';
import { writeBillOfMaterials } from './write-bill-of-materials.mjs';

/** Marks a folder that this command may replace. */
const marker = 'sbom.cdx.json';

/**
 * Writes a folder with the layout of the workspace, because the API looks for the builds next to itself. It is read-only at
 * run time: all data is in DATA_DIR.
 */
export async function writeArtifact(folder, { withNode = false, withDatabase = false } = {}) {
  const since = performance.now();
  if (existsSync(folder) && !existsSync(path.join(folder, marker)))
    throw new PlainError(
      `${folder} exists and isn't an earlier build. Remove it, or choose another folder with --out.`,
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeBillOfMaterials(path.join(folder, marker), { withDatabase });
  await installProductionPackages(folder, { withDatabase });
  copyBuilds(folder);
  writeManifests(folder);
  if (withNode) {
    mkdirSync(path.join(folder, 'bin'));
    cpSync(nodeBinary, path.join(folder, 'bin', path.basename(nodeBinary)), { dereference: true });
  }
  printStep('artifact', `${Math.round(getFolderSize(folder) / 1e6)} MB`, since);
}

function copyBuilds(folder) {
  for (const name of ['api', 'shell', ...remotes]) copy(folder, path.join(name, 'dist'));
  copy(folder, path.join('build', 'prerender', 'dist', 'pages.json'));
  copy(folder, path.join('rules', 'src'));
}

/** Excludes files that only later builds or tests need. */
const excludedFile = /(?:^\.built-from|\.test\.ts)$/;

function copy(folder, name) {
  cpSync(path.join(root, name), path.join(folder, name), {
    recursive: true,
    filter: (file) => !excludedFile.test(path.basename(file)),
  });
}

function writeManifests(folder) {
  const { name, version, description } = readManifest(root);
  const commands = ['migrate', 'backup', 'restore', 'doctor'].filter((command) =>
    existsSync(path.join(folder, commandFile(command))),
  );
  const scripts = Object.fromEntries([
    ['start', 'node --enable-source-maps api/dist/main.js'],
    ...commands.map((command) => [command, `node ${commandFile(command)}`]),
  ]);
  const engines = { node: '>=24' };
  writeManifest(folder, { name, version, private: true, type: 'module', description, engines, scripts });
  for (const part of ['api', 'rules']) {
    const { scripts: _scripts, devDependencies: _devDependencies, ...manifest } = readManifest(path.join(root, part));
    writeManifest(path.join(folder, part), manifest);
  }
}

const commandFile = (command) => `api/dist/commands/${command}.js`;
const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const writeManifest = (folder, manifest) =>
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
