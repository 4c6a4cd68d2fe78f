import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { extensions, createScriptRule } from '@10x/portal-build';

/** Builds the prerenderer: the same components, compiled for Node. */
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
  // For useful stack traces.
  optimization: { minimize: false },
  module: {
    rules: [createScriptRule(false, 'node >= 24'), { test: /\.css$/, type: 'asset/source' }],
  },
  performance: false,
};

export default prerender;
