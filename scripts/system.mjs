import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { printStep } from './print.mjs';

/** The headless shell comes first: the journeys take two thirds of the time in it. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const findChromium = () => findProgram(chromiumNames);
export const findRedis = () => findProgram(['redis-server']);

/** The path of the first installed one of these programs. */
export function findProgram(names) {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  return places.flatMap((place) => names.map((name) => path.join(place, name))).find((file) => existsSync(file));
}

/** Programs that the tests need and their packages; the first package that the distribution has is installed. */
const programs = [
  { find: findChromium, packages: ['chromium-headless-shell', 'chromium'] },
  { find: findRedis, packages: ['redis-server'] },
];

/** Installs missing system packages of the tests, if apt-get is available. */
export async function installSystemPackages() {
  const missing = programs.filter(({ find }) => !find()).map(({ packages }) => packages);
  if (missing.length === 0) return;
  const since = performance.now();
  const names = missing.map((packages) => packages.at(-1)).join(' and ');
  const apt = await aptGet();
  if (!apt) return printStep('system', `${names} not installed and apt-get not available, so their tests are skipped`);
  await run(apt[0], [...apt.slice(1), 'update']);
  for (const packages of missing) await installFirst(apt, packages, since);
}

async function installFirst(apt, packages, since) {
  const problems = [];
  for (const name of packages) {
    const { code, output } = await run(apt[0], [...apt.slice(1), 'install', '-y', '--no-install-recommends', name]);
    if (code === 0) return printStep('system', name, since);
    problems.push(output.trimEnd());
  }
  const names = packages.join(' or ');
  printStep('system', `couldn't install ${names}, so its tests are skipped:\n${problems.join('\n')}`, since);
}

/** The command for apt-get without a password prompt; undefined if there is none. */
async function aptGet() {
  if (!findProgram(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (!findProgram(['sudo'])) return undefined;
  const { code } = await run('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}
