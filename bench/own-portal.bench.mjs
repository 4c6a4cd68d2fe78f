// How long does it take to get from an empty directory to a portal in a deployed shell, and to release it?
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startRegistry } from '../e2e/registry.ts';
import { createTeamFolder } from '../e2e/team-folder.ts';
import { openPortals, signInContext } from './portals-in-chromium.mjs';

const rounds = 3;
/** In seconds. */
const limits = { 'in the shell': 60, release: 5 };

const registry = await startRegistry();
const { url, dir, browser, stop } = await openPortals();
try {
  const key = readFileSync(path.join(dir, 'release.key'), 'utf8').trim();
  const rows = [];
  for (let round = 1; round <= rounds; round += 1) rows.push(...(await measure(createTeamFolder(registry.url, key))));
  console.table(rows);
} finally {
  await stop();
  await registry.stop();
}

async function measure(team) {
  try {
    const shown = await secondsUntilShown(team);
    const title = `title: 'Hiring'`;
    team.change('src/portal.tsx', title, `title: 'Hiring ${Date.now()}'`);
    const release = await team.release();
    return [row('in the shell', shown), row('release', release.seconds)];
  } finally {
    team.remove();
  }
}

/** Creates, installs and serves the portal until an administrator of the deployed product sees it. */
async function secondsUntilShown(team) {
  const context = await browser.newContext();
  await signInContext(context, url, 'admin@demo.test');
  const began = performance.now();
  await team.create(url);
  await team.install();
  const served = await team.serve();
  try {
    const page = await context.newPage();
    await page.goto(served.link);
    await page.getByText('Signed in as').waitFor();
    return (performance.now() - began) / 1000;
  } finally {
    await served.stop();
    await context.close();
  }
}

function row(what, seconds) {
  if (seconds > limits[what]) process.exitCode = 1;
  return { what, seconds: seconds.toFixed(1), limit: limits[what] };
}
