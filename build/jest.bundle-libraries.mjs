// Jest's global setup of the front-end tests: bundles the two libraries of a thousand modules each, which only kit uses.
// Jest resolves, compiles and evaluates every module again for each test file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { root } from '../scripts/paths.mjs';

const libraries = {
  apollo: [
    '@apollo/client',
    '@apollo/client/react',
    '@apollo/client/link/error',
    '@apollo/client/link/retry',
    '@apollo/client/link/subscriptions',
  ],
  blueprint: ['@blueprintjs/core'],
};
const kit = path.join(root, 'kit');
const folder = path.join(kit, 'node_modules', '.cache', 'libraries');
const stamp = path.join(folder, 'pnpm-lock.yaml');
/** The module that replaces an import. */
const getFile = (specifier) => path.join(folder, `${specifier.replaceAll(/[@/]/g, '-')}.cjs`);

/** Jest's `moduleNameMapper`: each import of a bundled library, and its module. */
export const bundledLibraries = Object.fromEntries(
  Object.values(libraries)
    .flat()
    .map((specifier) => [`^${specifier}$`, getFile(specifier)]),
);

export default async function bundleLibraries() {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  mkdirSync(folder, { recursive: true });
  await Promise.all(Object.entries(libraries).map(([name, specifiers]) => bundle(name, specifiers)));
  writeFileSync(stamp, lockfile);
}

async function bundle(name, specifiers) {
  const entry = path.join(folder, `${name}.entry.cjs`);
  const getters = specifiers.map((specifier) => `get '${specifier}'() { return require('${specifier}'); },`);
  writeFileSync(entry, `module.exports = {\n${getters.join('\n')}\n};\n`);
  for (const specifier of specifiers)
    writeFileSync(getFile(specifier), `module.exports = require('./${name}.cjs')['${specifier}'];\n`);

  const compiler = rspack({
    context: kit,
    entry,
    target: 'node',
    // Unused modules go, above all hundreds of icons; names stay, for messages.
    mode: 'none',
    optimization: { sideEffects: true, providedExports: true, usedExports: 'global', innerGraph: true },
    output: { path: folder, filename: `${name}.cjs`, library: { type: 'commonjs2' } },
    resolve: {
      modules: [path.join(kit, 'node_modules'), 'node_modules'],
      mainFields: ['module', 'main'],
      conditionNames: ['module', 'browser', 'require', 'default'],
    },
    // Tests and other libraries import these as well.
    externals: [/^(react|react-dom|graphql|graphql-ws|rxjs)(\/|$)/],
    externalsType: 'commonjs',
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
