import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRooms } from '../walls/table.mjs';

const importPattern = /(?:import|export)\s[^;'"]*?from\s+'#([^']+)'|import\(\s*'#([^']+)'\s*\)/g;
const isEntity = (file) => file.endsWith('.entity');

/**
 * The domains in `folder`, a folder like api/src, and what they import from each other: `code` without entities, and `relations`, from
 * entity to entity. Each import is { from, to, file, target }.
 */
export function readDomainGraphs(folder) {
  const files = globSync('*/**/*.ts', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const registered = files.filter((file) => /^([^/]+)\/\1\.domain\.ts$/.test(file)).map(getDomain);
  const domains = new Set([...registered, ...files.map(getDomain).filter((name) => !(name in apiRooms))]);
  const imports = files
    .filter((file) => domains.has(getDomain(file)) && !/\.(test|test-data)\.ts$/.test(file))
    .flatMap((file) => readImports(folder, file))
    .filter(({ from, to }) => domains.has(to) && from !== to);
  return {
    domains: [...domains].toSorted(),
    code: imports.filter(({ target }) => !isEntity(target)),
    relations: imports.filter(({ file, target }) => isEntity(file.replace(/\.ts$/, '')) && isEntity(target)),
  };
}

const getDomain = (file) => file.split('/')[0];

const readImports = (folder, file) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(importPattern)].map(([, target, lazy]) => ({
    from: getDomain(file),
    to: getDomain(target ?? lazy),
    file,
    target: target ?? lazy,
  }));
