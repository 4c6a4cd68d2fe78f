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

/** The whole build configuration of the shell and of every remote, here and in other repositories. A package's own file names what differs. */
export function defineApp(app: App): AppConfiguration {
  const { portals = [] } = app;
  if (!app.shell) validateRows(portals);
  return Object.assign((_env: unknown, argv: { mode?: string }) => getConfiguration(app, argv.mode), { portals });
}

/** What Rspack calls, and the paths that the development command tells the shell. */
type AppConfiguration = ((env: unknown, argv: { mode?: string }) => Configuration) & {
  portals: readonly DeclaredPortalRow[];
};

function getConfiguration(app: App, mode?: string): Configuration {
  const dev = process.env.RSPACK_SERVE === 'true' || mode === 'development';
  const parts = app.shell?.(dev);
  const isShell = parts !== undefined;
  const sharedModules = shared(app.dir, isShell);
  const provided = Object.fromEntries(Object.entries(sharedModules).map(([name, { version }]) => [name, version]));
  const named = (folder: string, ext: string) => `${folder}/[name]${dev ? '' : '.[contenthash:10]'}.${ext}`;
  return {
    name: app.name,
    mode: dev ? 'development' : 'production',
    context: app.dir,
    // A remote has no page of its own: an entry would only add a second federation runtime.
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
        // The React of a deployed shell has neither the runtime nor the refresh of development.
        createScriptRule(dev && !deployedShell),
        { test: /\.css$/, type: 'css/auto' },
        { test: /blueprint\.css$/, loader: path.join(import.meta.dirname, 'blueprint-css.mjs') },
        { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset' },
      ],
    },
    externals: isShell ? [] : [refuseWhatKitWraps],
    optimization: {
      // The federation runtime is one file, which portals need and public pages do not.
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
    // The federation plugin warns, at each build, of a public path that is right here.
    infrastructureLogging: isShell ? {} : { level: 'error' },
    performance: false,
  };
}

/** What the shell's build has besides: it is the page. */
export interface ShellParts {
  entry: string[];
  alias: Record<string, string>;
  plugins: NonNullable<Configuration['plugins']>;
  /** Where it has documents beyond its own. */
  documents: string[];
  devServer: Configuration['devServer'];
}

interface App {
  /** `import.meta.dirname` of the package. */
  dir: string;
  /** `shell`, or the federation name of a remote. That becomes a global variable, so it has no dash: mfe_client. */
  name: string;
  /** Of the shell: its route table. Of a remote from another repository: the paths that it brings, which an administrator approves. */
  portals?: readonly DeclaredPortalRow[];
  /** Of the remote that is part of the public pages: it does without the federation runtime. */
  isPublic?: true;
  /** Of the shell. */
  shell?: (dev: boolean) => ShellParts;
}

/**
 * A portal is a remote of `@module-federation/enhanced`. The shell brings the runtime, with the first portal, so that an entry has
 * only what a remote needs of it. The public pages do without: the shell and their remote speak the protocol of containers alone.
 */
function federation(
  { name, isPublic }: App,
  sharedModules: ReturnType<typeof shared>,
  filename: string,
): RspackPluginInstance {
  const exposes = name === 'shell' ? {} : { exposes: { './portal': portal }, library: { type: 'global', name } };
  const options = { name, filename, ...exposes, shared: sharedModules };
  if (name === 'shell' || isPublic) return new rspack.container.ModuleFederationPluginV1(options);
  return new ModuleFederationPlugin({
    ...options,
    dts: false, // the types are those of kit/contract
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}

/** Rspack takes the CommonJS builds of the runtime, of which nothing can be left out: 12.2 kB in each entry instead of 6.6. */
const runtimeAsModules = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime'].map((name) => {
    const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
    const file = createRequire(plugin.resolve('@module-federation/runtime-tools')).resolve(
      `@module-federation/${name}`,
    );
    return [file, file.replace(/\.cjs$/, '.js')];
  }),
);

/** The one module that a remote exposes. Its files have a name, so that a page can ask for them ahead. */
const portal = { import: './src/portal.tsx', name: 'portal' };

export const assetFilename = 'assets/[name].[contenthash:10][ext]';
export const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json'];
/** The first that have all of ES2024, which the types allow. README says it to people. */
const browsers = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.4, ios_saf >= 17.4';
/** On first use only. Everything else of kit is small and part of the shell's first file. */
const lazyKit = new Set(
  'apollo board chart copy create-project dialog panel passkey qr-code search-select thread ui virtual-rows'
    .split(' ')
    .map((name) => `./${name}`),
);

/** Types, helpers of the tests, or of the build: nothing to share at run time. */
const notShared = (subpath: string) =>
  ['./contract', './env', './jest.config', './package.json', './prerender', './styled'].includes(subpath) ||
  subpath.startsWith('./test/');

/**
 * What exists once on a page. Kit is the sharing boundary: the libraries that it wraps are not shared themselves, because
 * a shared module keeps all its exports (59 kB of router instead of 14) and Apollo would fall into thirty files.
 */
function shared(dir: string, isShell: boolean) {
  const kit = getKit(dir);
  const single = (name: string, eager: boolean) => {
    const version = name === 'kit' ? kit.version : installedVersion(dir, name);
    // A remote has no copy of its own to fall back to: a second copy would mean a second context.
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

/** Kit as it is installed for a package: its version is the contract with the shell. */
function getKit(dir: string): { version: string; exports: object } {
  const file = createRequire(path.join(dir, 'package.json')).resolve('kit/package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string; exports: object };
}

/** Read from disk: the federation plugin would take "catalog:" from package.json for a version. */
function installedVersion(dir: string, name: string): string {
  for (const folder of createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json');
    if (fs.existsSync(file)) return readVersion(file);
  }
  throw new Error(`${name} is not installed for ${dir}: install the packages first`);
}

function readVersion(file: string): string {
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return version;
}

const wrappedByKit = ['react-router-dom', 'react-router', '@apollo/client', 'graphql', 'graphql-ws', '@blueprintjs'];

function refuseWhatKitWraps({ request }: { request?: string }, done: (error?: Error) => void): void {
  const hit = request && wrappedByKit.some((name) => request === name || request.startsWith(`${name}/`));
  done(hit ? new Error(`${request}: a remote imports the kit/* module that wraps it`) : undefined);
}

/** How TypeScript becomes what browsers, or Node, take. The names of styled components are written in: see styled-names.mjs. */
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
 * What a page runs at its start is compiled while it arrives: engines that know this comment do not read a function twice.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /(^|\/)(main|portal|remoteEntry)\./,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Three rounds find a little more than one. */
const smallScripts = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true, format: { ecma: 2020, comments: false } },
});
