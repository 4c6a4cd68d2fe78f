import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import { validateRows } from './validate-rows.ts';
import { manifestPlugin } from './manifest.ts';
import { deployedShell, createDevServer } from './dev-server.ts';

/** The build configuration of the shell and of all remotes, including those in other repositories. A package's own file has only its options. */
export function defineApp(app: App): AppConfiguration {
  const { portals = [] } = app;
  if (!app.shell) validateRows(portals);
  return Object.assign((_env: unknown, argv: { mode?: string }) => getConfiguration(app, argv.mode), { portals });
}

/** The function that Rspack calls, and the paths that the development command passes to the shell. */
type AppConfiguration = ((env: unknown, argv: { mode?: string }) => Configuration) & {
  portals: readonly DeclaredPortalRow[];
};

function getConfiguration(app: App, mode?: string): Configuration {
  const dev = process.env.RSPACK_SERVE === 'true' || mode === 'development';
  const parts = app.shell?.(dev);
  const isShell = parts !== undefined;
  const sharedModules = listSharedModules(app.dir, isShell);
  const provided = Object.fromEntries(Object.entries(sharedModules).map(([name, { version }]) => [name, version]));
  const named = (folder: string, ext: string) => `${folder}/[name]${dev ? '' : '.[contenthash:10]'}.${ext}`;
  return {
    name: app.name,
    mode: dev ? 'development' : 'production',
    context: app.dir,
    // A remote has no page: an entry would only add a second federation runtime.
    entry: parts ? { main: parts.entry } : {},
    target: ['web', 'es2022'],
    // A remote's lazy chunks would be requested from the shell's origin.
    lazyCompilation: false,
    devtool: dev ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(app.dir, 'dist'),
      clean: true,
      uniqueName: app.name,
      publicPath: isShell ? '/' : 'auto',
      filename: named('js', 'js'),
      chunkFilename: named('js', 'js'),
      cssFilename: named('css', 'css'),
      cssChunkFilename: named('css', 'css'),
      assetModuleFilename: assetFilename,
    },
    resolve: {
      extensions,
      alias: parts?.alias ?? runtimeAsModules,
    },
    module: {
      rules: [
        // A deployed shell has production React, without the development runtime and fast refresh.
        createScriptRule(dev && !deployedShell),
        { test: /\.css$/, type: 'css/auto' },
        { test: /blueprint\.css$/, loader: path.join(import.meta.dirname, 'blueprint-css.mjs') },
        { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset' },
      ],
    },
    externals: isShell ? [] : [refuseWhatKitWraps],
    optimization: {
      // The federation runtime is a single file: portals need it, public pages don't.
      splitChunks: {
        chunks: 'async',
        cacheGroups: { federation: { test: /@module-federation/, name: 'federation', enforce: true } },
      },
      runtimeChunk: false,
      minimizer: [
        smallScripts,
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [
      ...(parts?.plugins ?? []),
      !dev && compileAtOnce,
      federation(app, sharedModules, dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js'),
      !dev &&
        manifestPlugin({
          ...app,
          documents: [path.join(app.dir, 'src'), ...(parts?.documents ?? [])],
          provides: isShell ? provided : {},
        }),
      dev && !deployedShell && new ReactRefreshRspackPlugin({ injectEntry: !isShell }),
    ],
    devServer: parts?.devServer ?? createDevServer(),
    // On each build the federation plugin warns about the public path, which is correct here.
    infrastructureLogging: isShell ? {} : { level: 'error' },
    performance: false,
  };
}

/** The shell's additional settings: it builds the page. */
export interface ShellParts {
  entry: string[];
  alias: Record<string, string>;
  plugins: NonNullable<Configuration['plugins']>;
  /** Additional folders with GraphQL documents. */
  documents: string[];
  devServer: Configuration['devServer'];
}

interface App {
  /** `import.meta.dirname` of the package. */
  dir: string;
  /** `shell`, or the federation name of a remote. It becomes a global variable, so it has no dashes: mfe_client. */
  name: string;
  /** The shell's route table, or the paths that a remote from another repository declares, which an administrator approves. */
  portals?: readonly DeclaredPortalRow[];
  /** Set for the remote of the public pages, which doesn't use the federation runtime. */
  isPublic?: true;
  /** Only for the shell. */
  shell?: (dev: boolean) => ShellParts;
}

/**
 * A portal is a remote of `@module-federation/enhanced`. The shell loads the runtime with the first portal, so an entry contains only
 * the remote's part of it. The public pages don't need it: the shell and their remote use the container protocol directly.
 */
function federation(
  { name, isPublic }: App,
  sharedModules: ReturnType<typeof listSharedModules>,
  filename: string,
): RspackPluginInstance {
  const exposes = name === 'shell' ? {} : { exposes: { './portal': portal }, library: { type: 'global', name } };
  const options = { name, filename, ...exposes, shared: sharedModules };
  if (name === 'shell' || isPublic) return new rspack.container.ModuleFederationPluginV1(options);
  return new ModuleFederationPlugin({
    ...options,
    dts: false, // kit/contract has the types
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}

/** By default Rspack takes the runtime's CommonJS builds, which can't be tree-shaken: 12.2 kB in each entry instead of 6.6. */
const runtimeAsModules = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime'].map((name) => {
    const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
    const file = createRequire(plugin.resolve('@module-federation/runtime-tools')).resolve(
      `@module-federation/${name}`,
    );
    return [file, file.replace(/\.cjs$/, '.js')];
  }),
);

/** The only module that a remote exposes. Its chunk is named so that a page can preload it. */
const portal = { import: './src/portal.tsx', name: 'portal' };

export const assetFilename = 'assets/[name].[contenthash:10][ext]';
export const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json'];
/** The first versions with all of ES2024, which the types allow. Listed in the README. */
const browsers = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.4, ios_saf >= 17.4';
/** Loaded on first use. The rest of kit is small and part of the shell's main file. */
const lazyKit = new Set(
  'apollo board chart conflict copy create-project dialog markdown panel passkey project qr-code search-select task ticket ui upload virtual-rows'
    .split(' ')
    .map((name) => `./${name}`),
);

/** Types, test helpers and build helpers: not shared at run time. */
const notShared = (subpath: string) =>
  ['./contract', './env', './jest.config', './package.json', './prerender'].includes(subpath) ||
  subpath.startsWith('./test/');

/**
 * Modules that exist once per page. Kit is the sharing boundary: the libraries that it wraps are not shared themselves, because
 * a shared module keeps all its exports (59 kB of router instead of 14) and Apollo would be split into thirty files.
 */
function listSharedModules(dir: string, isShell: boolean) {
  const kit = getKit(dir);
  const single = (name: string, eager: boolean) => {
    const version = name === 'kit' ? kit.version : installedVersion(dir, name);
    // Remotes have no fallback copy: a second copy would mean a second context.
    const source = isShell ? { eager } : { import: false as const };
    return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...source };
  };
  const kitModules = Object.keys(kit.exports).filter((subpath) => !notShared(subpath));
  return {
    react: single('react', true),
    'react/': single('react', true),
    'react-dom': single('react-dom', true),
    'react-dom/': single('react-dom', true),
    'styled-components': single('styled-components', true),
    ...Object.fromEntries(
      kitModules.map((subpath) => [subpath.replace('.', 'kit'), single('kit', !lazyKit.has(subpath))]),
    ),
  };
}

/** The kit that is installed for a package: its version is the contract with the shell. */
function getKit(dir: string): { version: string; exports: object } {
  const file = createRequire(path.join(dir, 'package.json')).resolve('kit/package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string; exports: object };
}

/** Read from disk: the federation plugin would use "catalog:" from package.json as the version. */
function installedVersion(dir: string, name: string): string {
  for (const folder of createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json');
    if (fs.existsSync(file)) return readVersion(file);
  }
  throw new Error(`${name} is not installed in ${dir}. Install the packages first`);
}

function readVersion(file: string): string {
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return version;
}

const wrappedByKit = ['react-router-dom', 'react-router', '@apollo/client', 'graphql', 'graphql-ws', '@blueprintjs'];

function refuseWhatKitWraps({ request }: { request?: string }, done: (error?: Error) => void): void {
  const hit = request && wrappedByKit.some((name) => request === name || request.startsWith(`${name}/`));
  done(hit ? new Error(`${request}: import the kit/* module that wraps it instead`) : undefined);
}

/** Compiles TypeScript for browsers or Node and adds names to styled components: see styled-names.mjs. */
export function createScriptRule(dev: boolean, targets = browsers): RuleSetRule {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
    env: { targets },
  };
  const names = path.join(import.meta.dirname, 'styled-names.mjs');
  return { test: /\.[cm]?tsx?$/, type: 'javascript/auto', use: [{ loader: 'builtin:swc-loader', options }, names] };
}

/**
 * Compiles code that runs at page load while it downloads: engines that know this comment don't parse functions twice.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /(^|\/)(main|portal|remoteEntry)\./,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Three passes save a little more than one. */
const smallScripts = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true, format: { ecma: 2020, comments: false } },
});
