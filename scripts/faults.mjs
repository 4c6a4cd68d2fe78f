// `npm run faults`: injects every fault of the table in docs/operations.md into two servers under load; `npm run faults -- redis` selects some.
import path from 'node:path';
import { createToolEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { nodeBinary, root } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError, runMain } from './print.mjs';

await runMain(faults);

async function faults() {
  await install();
  const cwd = path.join(root, 'api');
  const flags = ['--conditions=api-source', '--import=./scripts/typescript-loader.mjs'];
  const args = [...flags, 'test/faults/main.ts', ...process.argv.slice(2)];
  const { code } = await run(nodeBinary, args, { cwd, env: createToolEnvironment(cwd), live: true });
  if (code !== 0) throw new PlainError('At least one fault exceeded its limits. See the table above.');
}
