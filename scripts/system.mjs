import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { sayStep } from './say.mjs';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const findChromium = () => findProgram(chromiumNames);
export const findRedis = () => findProgram(['redis-server']);

function findProgram(names) {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  return places.flatMap((place) => names.map((name) => path.join(place, name))).find((file) => existsSync(file));
}

/** Installs the system packages that the tests want and the machine lacks, where apt-get is there and may be used. */
export async function installSystemPackages() {
  const missing = [!findChromium() && 'chromium', !findRedis() && 'redis-server'].filter(Boolean);
  if (missing.length === 0) return;
  const since = performance.now();
  const apt = await aptGet();
  if (!apt)
    return sayStep('system', `${missing.join(' and ')} missing and apt-get may not be used: their tests are skipped`);
  await run(apt[0], [...apt.slice(1), 'update']);
  const { code, output } = await run(apt[0], [...apt.slice(1), 'install', '-y', '--no-install-recommends', ...missing]);
  if (code === 0) return sayStep('system', missing.join(', '), since);
  sayStep(
    'system',
    `${missing.join(' and ')} could not be installed, their tests are skipped:\n${output.trimEnd()}`,
    since,
  );
}

/** How to run apt-get without being asked for a password, or nothing. */
async function aptGet() {
  if (!findProgram(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (!findProgram(['sudo'])) return undefined;
  const { code } = await run('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}
