import { createRequire } from 'node:module';
import path from 'node:path';
import { assetFilename, type ShellParts } from '@10x/portal-build';
import { rspack, type Compiler } from '@rspack/core';
import { globalStyle } from '../kit/src/theme/global-style.ts';
import { brand } from '../rules/src/brand.ts';
import { devServer } from './dev-server.config.ts';

const kit = path.join(import.meta.dirname, '../kit');
const kitRequire = createRequire(path.join(kit, 'package.json'));

/** The parts of the build that only the shell has: the page, and kit's global styles. */
export const shellParts = (dev: boolean): ShellParts => ({
  entry: [...(dev ? devEntries : []), './src/index.ts'],
  alias: dev ? {} : productionRouter,
  plugins: [
    new rspack.HtmlRspackPlugin({
      template: './src/index.html',
      templateParameters: { name: brand.name },
      scriptLoading: 'defer',
      inject: 'head',
    }),
    pageStyle,
    ignoreBlueprintIcons,
    browserRuntime,
    // Files with fixed public names: the icon, the image for shared links.
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ],
  // The shell sends kit's operations as well, because kit is in its build.
  documents: [path.join(kit, 'src')],
  devServer,
});

const devEntries = [path.join(kit, 'src/dev-refresh-hook.ts'), '@rspack/plugin-react-refresh/react-refresh-entry'];

/** Icons are components here. Blueprint's lookup of icons by name would add five files and all names to the first load. */
const ignoreBlueprintIcons = new rspack.IgnorePlugin({ resourceRegExp: /\/paths-loaders\// });

/** The federation runtime without its Node file loader. */
const browserRuntime = new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') });

/** The Latin subset only. */
const displayFace = kitRequire.resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);

/** Inlines the global style into the page and preloads its typeface, so that neither waits for a script. */
const pageStyle = {
  apply(compiler: Compiler) {
    new rspack.CopyRspackPlugin({ patterns: [{ from: displayFace, to: assetFilename }] }).apply(compiler);
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

/** The package has no production export condition: one of its two builds has to be chosen here. */
const routerDir = path.dirname(kitRequire.resolve('react-router-dom/package.json'));
const routerBuild = path.join(routerDir, '../react-router/dist/production');
const productionRouter = {
  'react-router$': path.join(routerBuild, 'index.mjs'),
  'react-router/dom$': path.join(routerBuild, 'dom-export.mjs'),
};
