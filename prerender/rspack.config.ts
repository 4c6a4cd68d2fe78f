import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { extensions, createScriptRule } from '@10x/portal-build';

/** The program that makes public pages into HTML at build time: the same components, for Node. */
const prerender: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  target: 'node24',
  devtool: false,
  entry: { prerender: './src/prerender.tsx' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
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
    rules: [createScriptRule(false, 'node >= 24'), { test: /\.css$/, type: 'asset/source' }],
  },
  performance: false,
};

export default prerender;
