import { createRequire } from 'node:module';
import path from 'node:path';
import { assetFilename, type ShellParts } from '@10x/portal-build';
import { rspack, type Compiler } from '@rspack/core';
import { globalStyle } from '../kit/src/theme/global-style.ts';
import { brand } from '../rules/src/brand.ts';
import { devServer } from './dev-server.config.ts';

const kit = path.join(import.meta.dirname, '../kit');
const kitRequire = createRequire(path.join(kit, 'package.json'));

/** What only the shell's build has: the page itself, and what kit brings into it. */
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
    // What has a name that others know: the icon, the picture of a shared link.
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ],
  // The shell sends what kit asks for as well: kit is in its build.
  documents: [path.join(kit, 'src')],
  devServer,
});

const devEntries = [path.join(kit, 'src/dev-refresh-hook.ts'), '@rspack/plugin-react-refresh/react-refresh-entry'];

/** Icons are components here: no one asks Blueprint for one by its name, which takes five files and their names in the first. */
const ignoreBlueprintIcons = new rspack.IgnorePlugin({ resourceRegExp: /\/paths-loaders\// });

/** The federation runtime without its loading of files by Node. */
const browserRuntime = new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') });

/** Only what Latin letters need of it. */
const displayFace = kitRequire.resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);

/** The style of the whole page stands in the page, and its face is asked for with it: nothing waits for a script to name it. */
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

/** Its package has no condition for production: one has to say which of its two builds. */
const routerDir = path.dirname(kitRequire.resolve('react-router-dom/package.json'));
const routerBuild = path.join(routerDir, '../react-router/dist/production');
const productionRouter = {
  'react-router$': path.join(routerBuild, 'index.mjs'),
  'react-router/dom$': path.join(routerBuild, 'dom-export.mjs'),
};
