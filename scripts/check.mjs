// `npm run check`: everything that can be said about the code without running the product. `-- --fix` mends what a tool can mend.
import { build } from './build.mjs';
import { checks, runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { PlainError, runMain } from './say.mjs';

await runMain(check);

async function check() {
  await install();
  await build(['api']);
  const { failed } = await runChecks(checks({ fix: process.argv.includes('--fix') }));
  if (failed > 0) throw new PlainError(`${failed} of the checks failed; what they found is above.`);
}
