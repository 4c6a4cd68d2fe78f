import path from 'node:path';
import { apiRooms, domain, kitOnly, kitOnlyIn, packageWalls } from './table.mjs';

const matches = (specifier) => (pattern) =>
  pattern === '*' || specifier === pattern || (/[/:-]$/.test(pattern) && specifier.startsWith(pattern));

/** The problem of an import, if any. `file` is relative to the root, with forward slashes. */
export function findImportViolation(file, specifier) {
  const name = packageName(file);
  const walls = packageWalls[name] ?? (name.startsWith('mfe-') ? packageWalls['mfe-*'] : undefined);
  if (!walls || isConfiguration(file)) return undefined;
  if (specifier.startsWith('.')) return judgeRelative(file, specifier);
  if (specifier.startsWith('#')) return name === 'api' ? judgeRoom(file, specifier) : undefined;
  return judgePackage(file, specifier, walls);
}

/** Sources that a journey copies to a separate repository: treated as a remote. */
const portalElsewhere = 'e2e/hiring/';

function packageName(file) {
  if (file.startsWith(portalElsewhere)) return 'mfe-elsewhere';
  return Object.keys(packageWalls).find((name) => file.startsWith(`${name}/`)) ?? file.split('/')[0];
}

const isConfiguration = (file) => /^(build\/)?[^/]+\/[^/]+\.config\.(ts|mjs)$|^[^/]+\/scripts\//.test(file);
const isTest = (file) => /\.(test|spec|test-data)\.tsx?$/.test(file);

function judgePackage(file, specifier, walls) {
  const is = matches(specifier);
  if (!kitOnlyIn.some((folder) => file.startsWith(folder)) && kitOnly.some(is))
    return `only kit may import ${specifier}: import it from a kit subpath`;
  if (walls.never?.some(is)) return `${packageName(file)} must not import ${specifier}`;
  if (walls.may.some(is) || (isTest(file) && walls.tests?.some(is))) return undefined;
  return `${packageName(file)} may import only ${walls.may.join(', ')}, not ${specifier}`;
}

function judgeRelative(file, specifier) {
  if (file.startsWith('api/src/')) return "api/src has no relative imports: use '#folder/file'";
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const from = roomPath(file);
  if (roomPath(target) === from || (startsProduct(file) && /^(scripts|packages|e2e)\//.test(target))) return undefined;
  return `a relative import must stay within its package (${from})`;
}

/** The journeys and benchmarks start the product as `npm start` does. */
const startsProduct = (file) => file.startsWith('e2e/') || file.startsWith('bench/');

/** The folder that relative imports must not leave. */
function roomPath(file) {
  const parts = file.split('/');
  return parts[0] === 'api' ? parts.slice(0, 2).join('/') : packageName(file);
}

function judgeRoom(file, specifier) {
  const [, place, first] = file.split('/');
  if (place !== 'src' || isTest(file)) return undefined;
  const room = first.replace(/\.ts$/, '');
  const [target, ...rest] = specifier.slice(1).split('/');
  if (target === 'test') return 'only tests may use test helpers';
  if (target === room) return undefined;
  if (target === 'define-domain' && file.endsWith('.domain.ts')) return undefined;

  const known = apiRooms[room];
  if (known) return known.includes('*') || known.includes(target) ? undefined : refusal(room, known, target);
  if (target in apiRooms) return domain.may.includes(target) ? undefined : refusal(room, domain.may, target);
  if (domain.neverOfAnother.test(rest.join('/'))) {
    return `a domain may use another (${target}) through its entity, access rule or verbs, not its resolver or inputs`;
  }
  return undefined;
}

const refusal = (room, may, target) => `${room} may use only ${may.join(', ') || 'nothing'}, not ${target}`;
