// `npm run packages -- [folder]`: packs the packages for portals in other repositories, as archives for `npm publish`. `--record` saves
// kit's exports for `npm run check`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { runMain, printStep } from './print.mjs';

await runMain(async () => {
  const { values, positionals } = parseArgs({ options: { record: { type: 'boolean' } }, allowPositionals: true });
  await install();
  const [{ packAll }, { readKitContract }] = await Promise.all([
    import('./packages/pack.mjs'),
    import('./packages/kit-contract.mjs'),
  ]);
  const since = performance.now();
  const to = path.resolve(positionals[0] ?? path.join(root, '.cache', 'packages'));
  mkdirSync(to, { recursive: true });
  const files = await packAll(to);
  const kit = path.join(root, 'kit');
  if (values.record)
    writeFileSync(path.join(kit, 'published.json'), `${JSON.stringify(readKitContract(kit), null, 2)}\n`);
  printStep('packages', `${files.length} in ${to}`, since);
});
