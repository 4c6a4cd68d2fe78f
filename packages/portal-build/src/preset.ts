import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Compiler, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import kit from './kit/package.json' with { type: 'json' };
import { globalStyle } from './kit/src/theme/global-style.ts';
import { brand } from './rules/src/brand.ts';
import type { DeclaredPortalRow } from './rules/src/portal-rows.ts';
import { manifest } from './rspack-manifest.ts';
import { deployedShell, devServer } from './rspack-dev-server.ts';

/** The whole build configuration of the shell and of every remote. A package's own file names what differs. */
export const defineApp =
  (app: App) =>
  (_env: unknown, argv: { mode?: string }): Configuration => {
    const isShell = app.name === 'shell';
    const sharedModules = shared(app.dir, isShell);
    const provided = Object.fromEntries(Object.entries(sharedModules).map(([name, { version }]) => [name, version]));
    const dev = process.env.RSPACK_SERVE === 'true' || argv.mode === 'development';
    const named = (folder: string, ext: string) => `${folder}/[name]${dev ? '' : '.[contenthash:10]'}.${ext}`;
    return {
      name: app.name,
      mode: dev ? 'development' : 'production',
      context: app.dir,
      // A remote has no page of its own: an entry would only add a second federation runtime.
      entry: isShell ? { main: dev ? [...devEntries, './src/index.ts'] : './src/index.ts' } : {},
      target: ['web', 'es2022'],
      // A remote's lazy parts would be asked for at the shell's address.
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
        assetModuleFilename: assetName,
      },
      resolve: {
        extensions,
        alias: dev || !isShell ? {} : productionRouter,
      },
      module: {
        rules: [
          // The React of a deployed shell has neither the runtime nor the refresh of development.
          scriptRule(dev && !deployedShell),
          { test: /\.css$/, type: 'css/auto' },
          { test: /blueprint\.css$/, loader: path.join(import.meta.dirname, 'rspack-blueprint-css.mjs') },
          { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset' },
        ],
      },
      externals: isShell ? [] : [refuseWhatKitWraps],
      optimization: {
        splitChunks: { chunks: 'async' },
        runtimeChunk: false,
        minimizer: [
          smallScripts,
          new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
        ],
      },
      plugins: [
        isShell &&
          new rspack.HtmlRspackPlugin({
            template: './src/index.html',
            templateParameters: { name: brand.name },
            scriptLoading: 'defer',
            inject: 'head',
          }),
        isShell && pageStyle,
        isShell && noIconsByName,
        !dev && compileAtOnce,
        // What has a name that others know: the icon, the picture of a shared link.
        isShell && new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
        new rspack.container.ModuleFederationPluginV1({
          name: app.name,
          filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          ...(isShell ? {} : { exposes: { './portal': portal }, library: { type: 'global', name: app.name } }),
          shared: sharedModules,
        }),
        !dev && manifest({ ...app, documents: documentsOf(app.dir, isShell), provides: isShell ? provided : {} }),
        dev && !deployedShell && new ReactRefreshRspackPlugin({ injectEntry: !isShell }),
      ],
      devServer: devServer(app),
      performance: false,
    };
  };

/** The program that makes public pages into HTML at build time: the same components, for Node. */
export const definePrerender = (dir: string): Configuration => ({
  mode: 'production',
  context: dir,
  target: 'node24',
  devtool: false,
  entry: { prerender: './src/prerender.tsx' },
  output: {
    path: path.join(dir, 'dist'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    publicPath: '/',
    clean: true,
  },
  resolve: { extensions },
  // So that an error names its place.
  optimization: { minimize: false },
  module: {
    rules: [scriptRule(false, 'node >= 24'), { test: /\.css$/, type: 'asset/source' }],
  },
  performance: false,
});

interface App {
  /** `import.meta.dirname` of the package. */
  dir: string;
  /** `shell`, or the federation name of a remote. That becomes a global variable, so it has no dash: mfe_client. */
  name: string;
  /** Of the shell: its route table. Of a remote from another repository: the paths that it brings, which an administrator approves. */
  portals?: readonly DeclaredPortalRow[];
}

/** The one module that a remote exposes. Its files have a name, so that a page can ask for them ahead. */
const portal = { import: './src/portal.tsx', name: 'portal' };

const assetName = 'assets/[name].[contenthash:10][ext]';
const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json'];
/** The first that have all of ES2024, which the types allow. README says it to people. */
const browsers = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.4, ios_saf >= 17.4';
const devEntries = [
  path.join(import.meta.dirname, 'kit/src/dev-refresh-hook.ts'),
  '@rspack/plugin-react-refresh/react-refresh-entry',
];

/** On first use only. Everything else of kit is small and part of the shell's first file. */
const lazyKit = new Set(
  'apollo board chart copy create-project dialog panel passkey qr-code search-select thread ui virtual-rows'
    .split(' ')
    .map((name) => `./${name}`),
);

/** Types, helpers of the tests, or of the build: nothing to share at run time. */
const notShared = (subpath: string) =>
  ['./contract', './package.json', './prerender'].includes(subpath) || subpath.startsWith('./test/');

/**
 * What exists once on a page. Kit is the sharing boundary: the libraries that it wraps are not shared themselves, because
 * a shared module keeps all its exports (59 kB of router instead of 14) and Apollo would fall into thirty files.
 */
function shared(dir: string, isShell: boolean) {
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

/** Read from disk: the federation plugin would take "catalog:" from package.json for a version. */
function installedVersion(dir: string, name: string): string {
  for (const folder of createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json');
    if (fs.existsSync(file)) return readVersion(file);
  }
  throw new Error(`${name} is not installed for ${dir}: run the install of the workspace`);
}

function readVersion(file: string): string {
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** The shell sends what kit asks for as well: kit is in its build. */
const documentsOf = (dir: string, isShell: boolean) =>
  [dir, ...(isShell ? [path.join(import.meta.dirname, 'kit')] : [])].map((folder) => path.join(folder, 'src'));

const wrappedByKit = ['react-router-dom', 'react-router', '@apollo/client', 'graphql', 'graphql-ws', '@blueprintjs'];

function refuseWhatKitWraps({ request }: { request?: string }, done: (error?: Error) => void): void {
  const hit = request && wrappedByKit.some((name) => request === name || request.startsWith(`${name}/`));
  done(hit ? new Error(`${request}: a remote imports the kit/* module that wraps it`) : undefined);
}

/** How TypeScript becomes what browsers, or Node, take. The names of styled components are written in: see rspack-styled-names.mjs. */
export function scriptRule(dev: boolean, targets = browsers): RuleSetRule {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
    env: { targets },
  };
  const names = path.join(import.meta.dirname, 'rspack-styled-names.mjs');
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

/** Icons are components here: nobody asks Blueprint for one by its name, which takes five files and their names in the first. */
const noIconsByName = new rspack.IgnorePlugin({ resourceRegExp: /\/paths-loaders\// });

/** Three rounds find a little more than one. */
const smallScripts = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true, format: { ecma: 2020, comments: false } },
});

/** Only what Latin letters need of it. */
const displayFace = createRequire(path.join(import.meta.dirname, 'kit/package.json')).resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);

/** The style of the whole page stands in the page, and its face is asked for with it: nothing waits for a script to name it. */
const pageStyle = {
  apply(compiler: Compiler) {
    new rspack.CopyRspackPlugin({ patterns: [{ from: displayFace, to: assetName }] }).apply(compiler);
    compiler.hooks.compilation.tap('pageStyle', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('pageStyle', (data) => {
        const href = `/${Object.keys(compilation.assets).find((file) => file.endsWith('.woff2'))}`;
        const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href };
        const style = globalStyle(href).replaceAll(/\s+/g, ' ');
        const tags = [
          { tagName: 'link', voidTag: true, attributes: preload },
          { tagName: 'style', voidTag: false, attributes: { nonce: '__CSP_NONCE__' }, innerHTML: style },
        ];
        return { ...data, headTags: [...tags, ...data.headTags] };
      });
    });
  },
};

/** Its package has no condition for production: one has to say which of its two builds. */
const routerDir = path.dirname(
  createRequire(path.join(import.meta.dirname, 'kit/package.json')).resolve('react-router-dom/package.json'),
);
const routerBuild = path.join(routerDir, '../react-router/dist/production');
const productionRouter = {
  'react-router$': path.join(routerBuild, 'index.mjs'),
  'react-router/dom$': path.join(routerBuild, 'dom-export.mjs'),
};
