// `npm run packages -- [folder]`: what a portal in its own repository installs, as archives for `npm publish`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { runMain, sayStep } from './say.mjs';

await runMain(async () => {
  await install();
  const { packAll } = await import('./packages/pack.mjs');
  const since = performance.now();
  const to = path.resolve(process.argv[2] ?? path.join(root, '.cache', 'packages'));
  mkdirSync(to, { recursive: true });
  const files = await packAll(to);
  sayStep('packages', `${files.length} in ${to}`, since);
});
