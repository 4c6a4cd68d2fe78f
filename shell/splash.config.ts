import fs from 'node:fs';
import path from 'node:path';
import { createScriptRule } from '@10x/portal-build';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { ticks } from '../kit/src/measuring-rule/ticks.ts';
import { brand } from '../rules/src/brand.ts';

const source = (name: string) => path.join(import.meta.dirname, 'src/splash', name);
const dist = path.join(import.meta.dirname, 'dist');

/**
 * The splash is a separate program: it has to run before React, so it contains nothing of the federation. It becomes a
 * script and `splash.html`, which the server inserts into a page.
 */
export const splashConfig: Configuration = {
  name: 'splash',
  // The shell's build empties the folder.
  dependencies: ['shell'],
  mode: 'production',
  context: import.meta.dirname,
  entry: { splash: source('index.ts') },
  target: ['web', 'es2022'],
  output: { path: dist, publicPath: '/', filename: 'js/[name].[contenthash:10].js' },
  module: { rules: [createScriptRule(false)] },
  plugins: [{ apply: emitSplash }],
  performance: false,
};

function emitSplash(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('splash', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'splash', stage }, (assets) => {
      const script = Object.keys(assets).find((file) => file.endsWith('.js'));
      compilation.emitAsset('splash.html', new rspack.sources.RawSource(renderSplash(`/${script}`)));
    });
  });
}

function renderSplash(script: string): string {
  const words = (sentence: string) =>
    sentence
      .split(' ')
      .map((word) => `<span data-word="hidden">${word}</span>`)
      .join(' ');
  const sentences = brand.splashTagline.split(/(?<=\.) /).map((sentence) => `<span>${words(sentence)}</span>`);
  const values = {
    script,
    name: brand.name,
    tagline: sentences.join(' '),
    ticks,
    style: read('splash.css').replaceAll(/\/\*.*?\*\//gs, ''),
  };
  return Object.entries(values)
    .reduce((html, [name, value]) => html.replaceAll(`{{${name}}}`, () => value), read('splash.html'))
    .replaceAll(/\s+/g, ' ');
}

function read(name: string): string {
  return fs.readFileSync(source(name), 'utf8');
}
