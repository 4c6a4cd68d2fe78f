import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { run, runQuietly } from '../run.mjs';
import { PlainError } from '../print.mjs';
import { toPublishedManifest, withRealVersions } from './published-manifest.mjs';
import { publishedPackages } from './published.mjs';

/** Writes an archive of each published package. Returns the files. */
export async function packAll(to) {
  const stage = mkdtempSync(path.join(tmpdir(), 'portals-packages-'));
  try {
    return await Promise.all(publishedPackages.map((one) => pack(one, path.join(stage, one.name), to)));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function pack(one, stage, to) {
  const from = path.join(root, one.folder);
  mkdirSync(stage, { recursive: true });
  if (one.module) await compile(one, stage);
  for (const file of filesIn(from, one.copied ?? [])) cpSync(path.join(from, file), path.join(stage, file));
  for (const [name, file] of Object.entries(one.extra ?? {})) cpSync(path.join(root, file), path.join(stage, name));
  const manifest = readJson(path.join(from, 'package.json'));
  writeJson(path.join(stage, 'package.json'), toPublishedManifest(manifest, one));
  for (const file of filesIn(stage, [/^template\/package\.json$/]))
    writeJson(path.join(stage, file), withRealVersions(readJson(path.join(stage, file))));
  const output = await runQuietly(`Packing ${one.name}`, 'npm', ['pack', '--json', '--pack-destination', to], {
    cwd: stage,
  });
  return path.join(to, output.trim().match(/"filename": "([^"]+)"/)[1]);
}

/** Compiles to JavaScript with types. Imports of the package's own name are changed to its published name. */
async function compile({ folder, name, module, sources }, stage) {
  const from = path.join(root, folder);
  const { include: _, extends: base, compilerOptions: own } = readJson(path.join(from, 'tsconfig.json'));
  const compilerOptions = {
    ...own,
    noEmit: false,
    // The record of an earlier check would leave out unchanged files.
    incremental: false,
    tsBuildInfoFile: null,
    // `npm run check` checks the types. As CommonJS, packages that carry two declarations of one class have two types of it.
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    verbatimModuleSyntax: false,
    module,
    rootDir: from,
    outDir: stage,
  };
  const include = sources.map((source) => path.join(from, source));
  // The compiler looks for types from here.
  const modules = path.join(stage, 'node_modules');
  const config = path.join(stage, 'tsconfig.json');
  symlinkSync(path.join(from, 'node_modules'), modules);
  writeJson(config, {
    extends: path.join(from, base),
    compilerOptions,
    include,
    exclude: [path.join(from, '**/*.test.*')],
  });
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { code, output } = await run(tsc, ['-p', config], { cwd: from });
  if (code !== 0) throw new PlainError(`${output.trimEnd()}\n\nCouldn't compile ${name}.`);
  rmSync(modules);
  rmSync(config);
  for (const file of filesIn(stage, [/\.(js|d\.ts)$/])) {
    const text = readFileSync(path.join(stage, file), 'utf8');
    const byName = new RegExp(`(['"])${folder}/`, 'g');
    // Published types must not refer to unpublished sources.
    writeFileSync(path.join(stage, file), text.replaceAll(byName, `$1${name}/`).replaceAll(sourceImport, '$1.js$2'));
  }
}

const sourceImport = /(from ['"]\.[^'"]*)\.tsx?(['"])/g;

const filesIn = (folder, patterns) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file) && patterns.some((pattern) => pattern.test(file)));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
