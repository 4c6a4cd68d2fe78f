import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const network = /^npm_config_(registry|cafile|proxy|https_proxy|noproxy|userconfig|globalconfig|cache)$/i;

/** Loads the root's .env, if any, into process.env. Existing values win. */
export function readDotEnv() {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) throw new Error(`Reading ${file} needs Node 20.12 or later; this is ${process.version}.`);
  process.loadEnvFile(file);
}

/** The server's data folder; DATA_DIR is relative to the root. */
export const getDataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');

/** The environment for tools, without npm's own variables, which confuse a nested pnpm. */
export function createToolEnvironment(packageDir = root) {
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || network.test(name));
  const env = Object.fromEntries(entries);
  // With NODE_ENV=production pnpm would skip dev dependencies.
  delete env.NODE_ENV;
  const bins = [path.join(packageDir, 'node_modules', '.bin'), path.join(root, 'node_modules', '.bin')];
  // Tools are started many times, and compile the same modules.
  const compiled = path.join(root, 'node_modules', '.cache', 'compiled');
  return { ...env, NODE_COMPILE_CACHE: compiled, PATH: [...new Set(bins), env.PATH].join(path.delimiter) };
}
